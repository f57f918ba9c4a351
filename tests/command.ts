import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '#dev/ports.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

// Empty means unset; an absent variable would be filled from .env.
const UNSET = Object.fromEntries(
  [
    'DATABASE_URL',
    'SMTP_URL',
    'SESSION_SECRET',
    'S3_ENDPOINT',
    'S3_ENCRYPTION',
    'APP_URL',
    'HOST',
    'MAIL_TO',
    'TRUST_PROXY',
    'RENDERS_PER_NETWORK',
    'LOG_LEVEL',
  ].map((name) => [name, '']),
);

export type SiteProcess = {
  url: string;
  mailboxUrl: string;
  /** Null after the first start of a data folder. */
  administrator: { email: string; password: string } | null;
  child: ChildProcess;
  output(): string;
  stop(): Promise<number | null>;
};

/** Set `DATA_DIR` to a temporary folder. Rejects with the output when the command ends before it is ready. */
export async function startSite(env: { DATA_DIR: string } & Record<string, string>, command = 'start') {
  const ports = { PORT: String(await findFreePort()), MAILBOX_PORT: '0' };
  const site = spawnCommand([command], { ...ports, ...env });
  const ready = await Promise.race([untilReady(site), site.ended.then(() => null)]);
  if (!ready) throw new Error(site.output());
  return {
    url: ready,
    mailboxUrl: /^ +mailbox +(http\S+)/m.exec(site.output())?.[1] ?? '',
    administrator: administratorIn(site.output()),
    child: site.child,
    output: site.output,
    stop() {
      site.child.kill('SIGTERM');
      return site.ended;
    },
  } satisfies SiteProcess;
}

export async function runCommand(args: string[], env: Record<string, string>) {
  const command = spawnCommand(args, env);
  return { code: await command.ended, output: command.output() };
}

function spawnCommand(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['dev/bootstrap.mjs', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Under vitest, Vite would build something else.
    env: {
      ...process.env,
      VITEST: undefined,
      ...UNSET,
      NODE_ENV: 'production',
      npm_lifecycle_event: '',
      ...env,
    },
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => printed.push(String(data)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, ended, output: () => printed.join('') };
}

async function untilReady({ child, output }: ReturnType<typeof spawnCommand>): Promise<string> {
  for (;;) {
    const url = /^ready (\S+)$/m.exec(output())?.[1];
    if (url) return url;
    await once(child.stdout, 'data');
  }
}

function administratorIn(output: string): SiteProcess['administrator'] {
  const [, email, password] = /^ +administrator +(\S+), password (\S+)/m.exec(output) ?? [];
  return email && password ? { email, password } : null;
}
