import { createHash } from 'node:crypto';
import { xml } from '#app/platform/http/xml.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { firmFacts, MAY_BE_ABSENT, type LetterValues } from './fields.ts';
import type { Letter } from './letter.ts';

/** `text` begins with the title; `hash` is the SHA-256 of its words, in hexadecimal. */
export type FilledLetter = Letter & { hash: string };

const FIELD = /\{\{([^{}]+)\}\}/g;
const POINT = /<li>(?:(?!<li>)[\s\S])*?<\/li>\n?/g;
const FIELD_OR_LIST = /<p>\{\{([^{}]+)\}\}<\/p>|\{\{([^{}]+)\}\}/g;

/** Throws and names each field of the letter that has no value. */
export function fillLetter(whole: Letter, values: LetterValues, facts = firmFacts()): FilledLetter {
  const letter = withoutAbsent(whole, facts);
  const all = new Map<string, string | string[]>(
    Object.entries({ ...facts, ...values }).map(([field, value]) => [field, cleaned(value)]),
  );
  const fields = new Set([...letter.text.matchAll(FIELD)].map(([, field = '']) => field));
  const missing = [...fields].filter((field) => !all.get(field)?.length);
  if (missing.length > 0) throw ownError(`${letter.title}: no value for ${missing.join(', ')}`);
  const html = letter.html.replaceAll(FIELD_OR_LIST, (place, alone?: string, within?: string) => {
    const value = all.get(alone ?? within ?? '') ?? '';
    if (typeof value === 'string') return place.replace(FIELD, () => xml(value));
    return `<ul>${value.map((item) => `<li>${xml(item)}</li>`).join('')}</ul>`;
  });
  const body = letter.text.replaceAll(FIELD, (_, field: string) => {
    const value = all.get(field) ?? '';
    return typeof value === 'string' ? value : value.map((item) => `- ${item}`).join('\n');
  });
  const text = `${letter.title}\n\n${body}\n`;
  return { ...letter, html, text, hash: hashOf(text) };
}

/** Without the points of a list, and the sentences, that are about what the firm does not have. */
function withoutAbsent(letter: Letter, facts: Record<string, string>): Letter {
  const absent = [...MAY_BE_ABSENT].filter((field) => facts[field] === '').map((field) => `{{${field}}}`);
  const isSaid = (point: string) => !absent.some((place) => point.includes(place));
  const without = (words: string) => absent.reduce((rest, place) => rest.replaceAll(`${place} `, ''), words);
  const lines = letter.text.split('\n').filter((line) => !line.startsWith('- ') || isSaid(line));
  return {
    ...letter,
    html: without(letter.html.replaceAll(POINT, (point) => (isSaid(point) ? point : ''))),
    text: without(lines.join('\n')),
  };
}

/** The same for the same words in the same order, whatever the line breaks, list marks and spaces. */
export function hashOf(text: string): string {
  const words = text
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '-');
  return createHash('sha256').update(words.join(' ')).digest('hex');
}

function cleaned(value: string | readonly string[]): string | string[] {
  return typeof value === 'string' ? line(value) : value.map(line).filter(Boolean);
}

/** Keeps the narrow no-break space that amounts are written with. */
function line(value: string): string {
  return value.split('\u202f').map(oneLine).join('\u202f');
}
