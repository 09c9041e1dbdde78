/*
 * Starts the packaged service on a free port of this machine, runs the tests of the page in Debian's Chromium against it, and
 * stops it, whatever happens.
 *
 *   node run.js JAVA quarkus-run.jar [file of tests]...
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const START_LIMIT_MILLIS = 120_000;
const STOP_LIMIT_MILLIS = 30_000;
const here = dirname(fileURLToPath(import.meta.url));
const [java, jar, ...files] = process.argv.slice(2);
const tests = ['game', 'board', 'links', 'languages', 'access', 'delivery'].map(name => `tests/${name}.test.js`);

/** A port that nobody listens on now. */
const freePort = () => new Promise((found, failed) => {
  const probe = createServer();
  probe.on('error', failed);
  probe.listen(0, '127.0.0.1', () => {
    const { port } = probe.address();
    probe.close(() => found(port));
  });
});

async function awaitReady(server, address) {
  const until = Date.now() + START_LIMIT_MILLIS;
  while (Date.now() < until) {
    if (server.exitCode !== null) {
      throw new Error(`the service ended with ${server.exitCode} at its start`);
    }
    try {
      if ((await fetch(new URL('q/health/ready', address))).ok) {
        return;
      }
    } catch {
      // Not yet.
    }
    await pause(100);
  }
  throw new Error(`the service was not ready within ${START_LIMIT_MILLIS} ms`);
}

const ended = child => child.exitCode !== null || child.signalCode !== null ? Promise.resolve(child.exitCode)
  : new Promise(resolve => { child.once('exit', resolve); });

async function stop(child) {
  child.kill('SIGTERM');
  await Promise.race([ended(child), pause(STOP_LIMIT_MILLIS, null, { ref: false })]);
  child.kill('SIGKILL');
}

const address = `http://127.0.0.1:${await freePort()}/`;
const server = spawn(java, [`-Dquarkus.http.host=127.0.0.1`, `-Dquarkus.http.port=${new URL(address).port}`, '-jar', jar],
  { stdio: ['ignore', 'ignore', 'inherit'] });
process.on('exit', () => server.kill('SIGKILL'));
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => process.exit(1));
}
try {
  await awaitReady(server, address);
  const pictures = join(here, '../../target/web');
  mkdirSync(pictures, { recursive: true });
  const run = spawn(process.execPath,
    ['--test', '--test-concurrency=1', '--test-reporter=spec', ...(files.length > 0 ? files : tests)],
    { cwd: here, stdio: 'inherit', env: { ...process.env, ARBITER: address, PICTURES: pictures } });
  process.exitCode = await ended(run) ?? 1;
} catch (failure) {
  console.error(failure.message);
  process.exitCode = 1;
} finally {
  await stop(server);
}
