-- The load of the figures in the README, from the root of the project, for a server that runs there:
--   wrk -t 1 -c 8 -d 10 -s src/build/rulings.lua http://localhost:8080/v1/adjudications
-- Real games one after the other, each cut to its first plies. RULE_SET, PLIES and INCLUDE say it otherwise; an INCLUDE that is
-- empty asks for the verdict alone.

local rules = os.getenv("RULE_SET") or "domi"
local plies = tonumber(os.getenv("PLIES") or "80")
local include = os.getenv("INCLUDE") or "LEGAL_MOVES EVIDENCE"
local sections = include:gsub("%S+", '"%0"'):gsub(" ", ", ")
local bodies = {}

for line in io.lines("src/test/resources/game-repetitions.tsv") do
    local fen, moves = line:match("^[^\t]*\t([^\t]*)\t([^\t]*)")
    local cut = {}
    for move in moves:gmatch("%S+") do
        cut[#cut + 1] = move
        if #cut == plies then
            bodies[#bodies + 1] = string.format(
                '{"ruleSet": "%s", "startFen": "%s", "include": [%s], "moves": "%s"}',
                rules, fen, sections, table.concat(cut, " "))
            break
        end
    end
end

wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"

local sent = 0

function request()
    sent = sent + 1
    return wrk.format(nil, nil, nil, bodies[sent % #bodies + 1])
end

-- Whatever is not a ruling would make the figures worthless.
function done(summary)
    if summary.errors.status > 0 then
        error(summary.errors.status .. " answers were no rulings")
    end
end
