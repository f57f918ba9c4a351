import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

type Options = { variables?: Record<string, string | undefined>; stdio?: StdioOptions };

/** `variables` override this process's own. */
export function startNode(script: string, args: string[], { variables, stdio }: Options = {}): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'production' as const, VITEST: undefined, ...variables };
  return spawn(process.execPath, [script, ...args], { cwd: ROOT, env, stdio });
}
