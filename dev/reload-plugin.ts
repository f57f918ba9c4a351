import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './run.ts';

const SOURCES = ['app', 'content'].map((folder) => join(ROOT, folder) + sep);

/** Under `npm run dev`: tells pages without React (dev/reload-client.ts) of every change of a source file. */
export function reload(): Plugin {
  return {
    name: 'reload',
    apply: 'serve',
    configResolved(config) {
      // The configuration imports some of them. Vite would restart, and open pages would fail to hydrate.
      const dependencies = config.configFileDependencies;
      dependencies.splice(0, dependencies.length, ...dependencies.filter((file) => !isSource(file)));
    },
    configureServer({ watcher, ws }) {
      watcher.on('all', (_event, file) => {
        // Vite drops its copy of the module on the same event.
        if (isSource(file)) setTimeout(() => ws.send({ type: 'custom', event: 'site:changed' }), 50);
      });
    },
  };
}

function isSource(file: string): boolean {
  return SOURCES.some((folder) => file.startsWith(folder));
}
