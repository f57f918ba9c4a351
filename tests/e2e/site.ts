import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '#dev/ports.ts';
import { findRunningPostgres } from '#dev/postgres.ts';
import { ROOT } from '#dev/run.ts';
import { makeFolder } from '#tests/folder.ts';

export type Demonstration = { url: string; mailboxUrl: string; databaseUrl: string; stop(): Promise<void> };

type Variables = Record<string, string>;

/** What `npm start` starts, in a new data folder and on free ports: the built site with all its services. */
export async function startDemonstration(): Promise<Demonstration> {
  const folder = makeFolder('site-journeys-');
  const port = await findFreePort();
  const variables = { DATA_DIR: join(folder, 'data'), PORT: String(port), MAILBOX_PORT: '0' };
  const { child, output } = await startCommand('dev/start.ts', variables);
  const mailboxUrl = /mailbox\s+(http:\S+)/.exec(output)?.[1];
  const databaseUrl = findRunningPostgres(join(variables.DATA_DIR, 'postgres'));
  if (!mailboxUrl || !databaseUrl) throw new Error(`The start names not all its services:\n${output}`);
  return {
    url: `http://localhost:${port}`,
    mailboxUrl,
    databaseUrl,
    async stop() {
      await ended(child, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the output once it prints `ready …`; throws if it ends before. It gets only `variables`, and ends with us. */
export async function startCommand(file: string, variables: Variables) {
  const { child, ready } = spawnCommand(file, variables);
  return { child, output: await ready };
}

/** Like `startCommand`, with the process and its output so far, before it is ready. */
export function spawnCommand(file: string, variables: Variables) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...inherited(),
      NO_COLOR: '1',
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      RENDERS_PER_NETWORK: '1000',
      NOTICE_WAIT_SECONDS: '0',
      ...variables,
    },
  });
  let output = '';
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data) => {
        output += String(data);
        if (/^ready http/m.test(output)) resolve(output);
      });
    }
    child.on('exit', (code) => reject(new Error(`${file} ended with ${code}:\n${output}`)));
  });
  return { child, ready, output: () => output };
}

export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

function inherited(): Variables {
  const names = ['PATH', 'HOME', 'LANG', 'TMPDIR'];
  return Object.fromEntries(names.flatMap((name) => [[name, process.env[name] ?? '']]).filter(([, v]) => v));
}
