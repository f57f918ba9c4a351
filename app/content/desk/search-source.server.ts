import { defineSearchSource, type Found } from '#app/accounts/access/define-search-source.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { findAllItems, titleOf } from '#app/content/core/find.server.ts';
import { itemPath } from '#app/content/core/content-path.ts';
import { displayed } from './displayed.server.ts';

export const searchedContent = defineSearchSource({
  title: 'Content',
  needs: 'content',
  async find({ words, limit }) {
    const items = await findAllItems();
    const found = items.flatMap((item): Found[] => {
      const text = Object.values(displayed(item) ?? {}).join(' ');
      const title = titleOf(item);
      const isFound = words.every((word) => `${title} ${text}`.toLowerCase().includes(word.toLowerCase()));
      if (!isFound) return [];
      return [
        { path: itemPath(item.content, item.id), title, about: capitalised(item.content.noun), words: text },
      ];
    });
    return found.slice(0, limit);
  },
});
