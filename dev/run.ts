import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Lifetime } from './lifetime.ts';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

type Options = {
  lifetime: Lifetime;
  env?: Record<string, string>;
  shown?: boolean;
  cwd?: string;
};

export function runScript(script: string, args: string[], options: Options) {
  return run(process.execPath, [`node_modules/${script}`, ...args], options);
}

export async function run(program: string, args: string[], { lifetime, env, shown, cwd = ROOT }: Options) {
  const child = spawn(program, args, {
    cwd,
    stdio: shown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  lifetime.atEnd(() => child.kill('SIGTERM'));
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => output.push(String(data)));
  const code = await new Promise<number>((resolve) => {
    child.on('close', (status) => resolve(status ?? 1));
    child.on('error', () => resolve(1));
  });
  return { code, output: output.join('') };
}
