import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const NAME = 'virtual:offline-worker';
const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

/** Vite gives a worker a hashed file name, but a service worker needs an address that stays the same. */
export function offlineWorker(define: Record<string, string>) {
  return {
    name: 'offline-worker',
    resolveId: (id: string) => (id === NAME ? `\0${NAME}` : null),
    async load(id: string) {
      return id === `\0${NAME}` ? `export default ${JSON.stringify(await bundle(define))};` : null;
    },
  };
}

async function bundle(define: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    define,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, target: 'es2022', rollupOptions: { input: WORKER, output: { format: 'iife' } } },
  });
  if (!('output' in built)) throw new Error('The offline worker was not built.');
  return built.output[0].code;
}
