import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

type Options = { variables?: Record<string, string | undefined>; stdio?: StdioOptions };

/** `variables` override this process's own. */
export function startNode(script: string, args: string[], { variables, stdio }: Options = {}): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'production' as const, VITEST: undefined, ...variables };
  return spawn(process.execPath, [script, ...args], { cwd: ROOT, env, stdio });
}

/** Rejects with its output if the server ends before it is ready. */
export async function startBuiltServer(variables: Record<string, string | undefined>) {
  const child = startNode('build/main.js', [], {
    variables: { HOST: '127.0.0.1', PORT: '0', ...variables },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (printed += data));
  const ended = once(child, 'exit');
  for (;;) {
    const port = /^ready http:\/\/\S+:(\d+)$/m.exec(printed)?.[1];
    if (port) return { child, url: `http://127.0.0.1:${port}`, output: () => printed };
    await Promise.race([once(child.stdout!, 'data'), ended]);
    if (child.exitCode !== null) throw new Error(printed);
  }
}
