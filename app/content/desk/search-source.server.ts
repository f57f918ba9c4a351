import { defineSearchSource, type Found } from '#app/accounts/access/define-search-source.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { findAllItems, titleOf } from '#app/content/core/find.server.ts';
import { itemPath } from '#app/content/core/content-path.ts';
import { displayed } from './displayed.server.ts';

/** Every text has "or", and a 1 in a price. */
const SHORTEST = 3;

export const searchedContent = defineSearchSource({
  title: 'Content',
  needs: 'content',
  async find({ words, limit }) {
    const items = await findAllItems();
    const found = items.flatMap((item): Found[] => {
      const text = Object.values(displayed(item) ?? {}).join(' ');
      const title = titleOf(item);
      const isFound = words.every((word) => isIn(word.length < SHORTEST ? title : `${title} ${text}`, word));
      if (!isFound) return [];
      return [
        { path: itemPath(item.content, item.id), title, about: capitalised(item.content.noun), words: text },
      ];
    });
    return found.slice(0, limit);
  },
});

function isIn(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase());
}
