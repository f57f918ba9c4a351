import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A script of this checkout in a production process of its own; `variables` come on top of the tests' environment. */
export function startNode(
  script: string,
  args: string[],
  variables: Record<string, string | undefined> = {},
): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'production' as const, VITEST: undefined, ...variables };
  return spawn(process.execPath, [script, ...args], { cwd: ROOT, env });
}
