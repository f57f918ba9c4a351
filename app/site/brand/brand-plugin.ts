import { join } from 'node:path';
import type { Plugin } from 'vite';
import { coloursCss, favicon, iconSprite } from './brand.ts';
import { generatedFile } from './generated-file.ts';

const ICONS = 'virtual:icons';
const SPRITE = 'virtual:icon-sprite';
const STYLES = /\/app\/app\.css(\?|$)/;
const COLOURS = "@import 'virtual:colours';";

/** Must come before Tailwind, which compiles the style sheet with the firm's colours. */
export function brand(): Plugin {
  let folder = '';
  let isClient = true;
  return {
    name: 'brand',
    enforce: 'pre',
    configResolved(config) {
      folder = join(config.cacheDir, 'brand');
      isClient = !config.build.ssr;
    },
    resolveId: (id) => (id === ICONS || id === SPRITE ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ICONS}`) return generatedFile(folder, 'icons.svg', iconSprite());
      return id === `\0${SPRITE}` ? `export default ${JSON.stringify(iconSprite())};` : null;
    },
    transform: (code, id) => (STYLES.test(id) ? code.replace(COLOURS, coloursCss()) : null),
    generateBundle() {
      if (isClient) this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: favicon() });
    },
    configureServer(server) {
      server.middlewares.use('/favicon.svg', (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(favicon());
      });
    },
  };
}
