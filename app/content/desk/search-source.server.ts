import { defineSearchSource, type Found } from '#app/accounts/access/define-search-source.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { fieldsOf, permissionOf } from '#app/content/core/define-content.ts';
import { findAllItems, titleOf, type ContentItem } from '#app/content/core/find.server.ts';
import { itemPath } from '#app/content/core/content-path.ts';
import { displayed } from './displayed.server.ts';

/** In characters. Shorter words, such as "or" or a 1, are only searched in titles. */
const SHORTEST = 3;

/** How many hits in labels come before hits in texts. */
const FIELDS_FIRST = 3;

/** In characters: a whole article or page has almost every word; its title finds it. */
const LONGEST = 1_500;

export const searchedContent = defineSearchSource({
  title: 'Content',
  needs: 'content',
  async find({ words, limit, may }) {
    const all = await findAllItems();
    const items = all.filter(({ content }) => may(permissionOf(content)));
    const found = items.flatMap((item): Found[] => {
      const whole = Object.values(displayed(item) ?? {}).join(' ');
      const text = whole.length > LONGEST ? '' : whole;
      const title = titleOf(item);
      const isFound = words.every((word) =>
        word.length < SHORTEST ? isWordOf(title, word) : isIn(`${title} ${text}`, word),
      );
      if (!isFound) return [];
      return [
        { path: itemPath(item.content, item.id), title, about: capitalised(item.content.noun), words: text },
      ];
    });
    const fields = items.flatMap((item) => fieldsCalled(item, words));
    const first = fields.slice(0, FIELDS_FIRST);
    return [...first, ...found, ...fields.slice(FIELDS_FIRST)].slice(0, limit);
  },
});

/** Fields with these words in their label: the place where a phone number or a price is changed. */
function fieldsCalled(item: ContentItem, words: readonly string[]): Found[] {
  const { content, id, file } = item;
  return Object.entries(fieldsOf(content, file)).flatMap(([name, field]): Found[] =>
    words.some((word) => word.length >= SHORTEST) && words.every((word) => isIn(field.label, word))
      ? [
          {
            path: `${itemPath(content, id)}#field-${name}`,
            title: `${titleOf(item)}: ${field.label}`,
            about: capitalised(content.noun),
            words: field.label,
          },
        ]
      : [],
  );
}

function isWordOf(title: string, word: string): boolean {
  return title.toLowerCase().split(/\s+/).includes(word.toLowerCase());
}

function isIn(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase());
}
