// A client written against the types that openapi-typescript makes of the document: what does not fit them does not
// compile, and what the service answers is looked at where types alone cannot tell. Its one argument is the service.
import assert from "node:assert/strict";
import type { components, paths } from "../../target/typescript-client/api.js";

type Schemas = components["schemas"];

/** The paths that take JSON, what each takes, and what it answers. */
type Posts = {
  [Path in keyof paths]: paths[Path] extends {
    post: {
      requestBody?: { content: { "application/json": infer Request } };
      responses: { 200: { content: { "application/json": infer Answer } } };
    };
  }
    ? { request: Request; answer: Answer }
    : never;
};

const [server] = process.argv.slice(2);
assert.ok(server, "the address of the service is missing");

async function send(path: string, type: string, body: string): Promise<Response> {
  return fetch(server + path, { method: "POST", headers: { "Content-Type": type, Accept: "application/json" }, body });
}

async function post<Path extends keyof Posts & string>(
  path: Path,
  request: Posts[Path]["request"],
): Promise<Posts[Path]["answer"]> {
  const answer = await send(path, "application/json", JSON.stringify(request));
  assert.equal(answer.status, 200, `${path}: ${answer.status}`);
  return (await answer.json()) as Posts[Path]["answer"];
}

const mateInOne = "3k5/R8/9/9/9/9/8p/9/9/1R2K4 w";

const tests: Record<string, () => Promise<void>> = {
  "a ruling": async () => {
    const ruling = await post("/v1/adjudications", { startFen: mateInOne, moves: "b0b9" });
    const reason: Schemas["Reason"] | null = ruling.verdict.reason;
    assert.equal(reason, "CHECKMATE");
    assert.equal(ruling.verdict.winner, "RED");
    assert.equal(ruling.movesAfterEnd.toFixed(), "0");
  },

  "a game that goes on": async () => {
    const ruling = await post("/v1/adjudications", { moves: ["h2e2", "h9g7"], include: ["LEGAL_MOVES"] });
    // Optional, as a section that may not have been asked for.
    const moves: Schemas["LegalMoveView"][] | undefined = ruling.legalMoves;
    assert.ok(moves && moves.length > 0);
    assert.equal(ruling.verdict.evidence ?? null, null);
  },

  "a problem": async () => {
    const request: Schemas["AdjudicationRequest"] = { moves: "h2e2 a9a1" };
    const answer = await send("/v1/adjudications", "application/json", JSON.stringify(request));
    assert.equal(answer.status, 422);
    assert.equal(answer.headers.get("Content-Type"), "application/problem+json");
    const problem = (await answer.json()) as Schemas["Problem"];
    assert.equal(problem.type, "/problems/illegal-move" satisfies Schemas["Problem"]["type"]);
    assert.equal(problem.ply, 2);
  },

  "a best move": async () => {
    const best = await post("/v1/best-moves", { startFen: mateInOne, moves: [], depth: 2 });
    assert.deepEqual(best.pv, [best.bestMove?.ucci]);
    assert.equal(best.score?.mateIn, 1);
  },

  "a record file": async () => {
    const answer = await send("/v1/records", "application/x-chess-pgn", '[Red "胡荣华"]\n\n1. 炮二平五 马8进7 1-0\n');
    assert.equal(answer.status, 200);
    const { games } = (await answer.json()) as Schemas["RecordsResponse"];
    assert.deepEqual(games[0]?.moves, ["h2e2", "h9g7"]);
    assert.equal(games[0]?.tags["Red"], "胡荣华");
  },
};

for (const [name, test] of Object.entries(tests)) {
  await test();
  console.log(`ok ${name}`);
}

// What must not compile; tsc fails where one of these does.
// @ts-expect-error moves are required
export const withoutMoves: Schemas["AdjudicationRequest"] = { ruleSet: "domi" };
// @ts-expect-error there is no such field
export const misspelt: Schemas["AdjudicationRequest"] = { moves: "", ruleset: "domi" };
// @ts-expect-error there is no such side
export const green: Schemas["Side"] = "GREEN";
