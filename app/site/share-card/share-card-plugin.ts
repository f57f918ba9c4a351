import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ResolvedConfig } from 'vite';
import { firm } from '#content/firm.ts';
import { generatedFile } from '#app/site/brand/generated-file.ts';
import { loadRenderer } from './renderer.ts';
import { cardSvg, firmCardOf, type ShareCard } from './share-card.ts';

const FIRM = 'virtual:share-card';
const PAGE = /\/([^/?]+)\.md\?card$/;

/** `virtual:share-card` is the firm's card, `…/article.md?card` an article's: hashed files of the build. */
export function shareCards(read: (source: string) => Promise<ShareCard>) {
  let folder = '';
  return {
    name: 'share-cards',
    configResolved: (config: ResolvedConfig) => {
      folder = join(config.cacheDir, 'share-cards');
    },
    resolveId: (id: string) => (id === FIRM ? `\0${FIRM}` : null),
    async load(id: string) {
      if (id === `\0${FIRM}`) {
        return drawn(firmCardOf(firm), 'firm', folder);
      }
      const name = PAGE.exec(id)?.[1];
      if (!name) return null;
      const file = id.replace(/\?card$/, '');
      return drawn(await read(await readFile(file, 'utf8')), basename(name), folder);
    },
  };
}

async function drawn(card: ShareCard, name: string, folder: string): Promise<string> {
  const { png, measure } = await loadRenderer();
  return generatedFile(folder, `${name}.png`, png(cardSvg(card, measure)));
}
