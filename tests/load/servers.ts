import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SECOND } from '#app/platform/core/time.ts';
import { findFreePort } from '#dev/ports.ts';
import { startPostgres } from '#dev/postgres.ts';
import { startNode } from '#tests/node.ts';
import { makeFolder } from '#tests/folder.ts';

export type Recorded = { status: number; headers: string[]; body: string };

export type Server = {
  name: string;
  url: string;
  process: ChildProcess;
  /** Milliseconds from the start to the first response. */
  startedIn: number;
};

export type Bench = { folder: string; variables: Record<string, string>; ends: (() => unknown)[] };

export async function openBench(): Promise<Bench> {
  const folder = makeFolder('bench-');
  const database = await startPostgres({ folder: join(folder, 'postgres'), throwaway: true });
  const variables = {
    DATABASE_URL: database.url,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SESSION_SECRET: 'only for this measurement, 32 characters',
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    RENDERS_PER_NETWORK: '1000000',
  };
  const remove = () => rm(folder, { recursive: true, force: true });
  return { folder, variables, ends: [remove, () => database.stop()] };
}

export async function closeBench(bench: Bench): Promise<void> {
  for (const end of bench.ends.toReversed()) await end();
}

/** With the flags and memory settings of the image. */
export async function startSite(bench: Bench): Promise<Server> {
  const METRICS_PORT = String(await findFreePort());
  const dockerfile = await readFile('Dockerfile', 'utf8');
  const [, flags = ''] = /^CMD \["node", (.*)\]$/m.exec(dockerfile) ?? [];
  const command = JSON.parse(`[${flags}]`) as string[];
  const malloc = [...dockerfile.matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name, value]) => [name, value]);
  return startServer(bench, 'site', () => command, { METRICS_PORT, ...Object.fromEntries(malloc) });
}

export function startRemixServe(bench: Bench): Promise<Server> {
  return startServer(bench, 'remix-serve', () => [
    'node_modules/@remix-run/serve/dist/cli.js',
    'build/server/index.js',
  ]);
}

export async function startBare(bench: Bench, recorded: Recorded): Promise<Server> {
  const file = join(bench.folder, `recorded-${bench.ends.length}.json`);
  await writeFile(file, JSON.stringify(recorded));
  return startServer(bench, 'bare node:http', (port) => ['tests/load/bare-server.ts', file, port]);
}

async function startServer(
  bench: Bench,
  name: string,
  command: (port: string) => string[],
  variables: Record<string, string> = {},
): Promise<Server> {
  const port = String(await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const log = await open(join(bench.folder, 'log'), 'a');
  const [script = '', ...args] = command(port);
  const started = performance.now();
  const child = startNode(script, args, {
    variables: { ...bench.variables, ...variables, PORT: port, APP_URL: url },
    stdio: ['ignore', log.fd, 'inherit'],
  });
  bench.ends.push(() => stop(child));
  await log.close();
  const server = { name, url, process: child };
  await waitForResponse(server);
  return { ...server, startedIn: Math.round(performance.now() - started) };
}

async function waitForResponse({ name, url, process }: Omit<Server, 'startedIn'>): Promise<void> {
  // A thousand articles are compiled before the first answer.
  const deadline = Date.now() + 120 * SECOND;
  while (!(await fetch(url).catch(() => null))) {
    if (process.exitCode !== null || Date.now() > deadline) throw new Error(`${name} does not start.`);
    await setTimeout(20);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await Promise.race([exit, setTimeout(15 * SECOND).then(() => child.kill('SIGKILL'))]);
}
