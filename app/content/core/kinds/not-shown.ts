import { absentWordsIn, withFirmWords } from '#app/firm/core/firm-words.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import { labelOf, type Fields } from '../field.ts';

/** A sentence for each text that a page leaves out, since all of it names what the facts of the firm do not have. */
export function textsNotShown(fields: Fields, values: ContentValues): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const text = values[name];
    if (typeof text !== 'string' || !text.includes('{{') || withFirmWords(text) !== '') return [];
    const words = [...new Set(absentWordsIn(text))].map((word) => `{{${word}}}`);
    return [`${labelOf(field)}: the facts of the firm have nothing for ${words.join(' and ')}.`];
  });
}
