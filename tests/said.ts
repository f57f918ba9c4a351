import { switching } from '#content/switching.ts';
import { firmData } from '#app/firm/linked-data/firm.ts';
import { mails } from '#app/registry/mails.server.ts';
import { legalText } from '#app/site/legal/legal-texts.server.ts';
import { LEGAL_NAMES } from '#app/site/legal/legal-words.ts';
import { publicPages } from '#app/site/sitemap/public-pages.server.ts';
import { firmFacts } from '#app/work/letters/fields.ts';

/** Present texts, letters, mails and linked data. */
export function everythingSaid() {
  const texts = [...LEGAL_NAMES.map(legalText), firmFacts(), firmData('https://example.org')];
  return [...texts, publicPages(), switching, mails.map(write)];
}

function write(mail: (typeof mails)[number]) {
  const { write: make, example } = mail as { write(to: string, example: unknown): unknown; example: unknown };
  return make('thandi@example.org', example);
}

/** The word's places, with the text around them. */
export function around(text: string, word: string): string[] {
  const [, ...after] = text.split(word);
  return after.map((rest) => `${word}${rest.slice(0, 60)}`);
}
