import { and, or, sql, type Column, type SQL, type SQLWrapper } from 'drizzle-orm';
import { containing } from './like.ts';

type Text = Column | SQLWrapper;

/** More words than this only make a search slower. */
const MOST_WORDS = 8;

/** How many matches are ranked: a search for a common word must not read them all. */
export const MOST_COMPARED = 60;

/** Runs of letters and digits: none has a meaning for `like` or `to_tsquery`. */
export function searchedWords(text: string): string[] {
  return wordsOf(text).slice(0, MOST_WORDS);
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** Found by a trigram index even when the word has one letter. */
export function beginsAWord(text: Text, word: string): SQL {
  const beginnings = ['', '% ', '%-', '%@', '%.'].map((before) => `${before}${word}%`);
  return ilikeAny(text, beginnings);
}

/** Accents are left out on both sides: `zoe` finds Zoë. */
export function beginsEachPlain(text: Text, words: readonly string[]): SQL {
  return beginsEachWord(sql`plain_letters(${text})`, words.map(plainWord));
}

/** Must equal `plain_letters` in the database. */
export function plainWord(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

export function beginsEachWord(text: Text, words: readonly string[]): SQL {
  return sql`(${and(...words.map((word) => beginsAWord(text, word))) ?? sql`false`})`;
}

/** Each word matches part of a word, or one with a typing error; with three words no errors are allowed, for speed. */
export function resembles(text: Text, words: readonly string[]): SQL | undefined {
  return words.length < 3 ? and(...words.map((word) => isLike(text, word))) : contains(text, words);
}

export function contains(text: Text, words: readonly string[]): SQL | undefined {
  const long = words.filter((word) => word.length > 2);
  if (long.length > 0) return and(...long.map((word) => ilikeAny(text, [containing(word)])));
  const [first, ...others] = words;
  // A trigram index finds the first word by its beginning; for the others Postgres would read the whole index.
  const within = others.map((word) => sql`strpos(lower(${text}), ${word.toLowerCase()}) > 0`);
  return first === undefined ? undefined : and(beginsAWord(text, first), ...within);
}

/** Each word at the start of a word, or anywhere if it is long enough. */
export function containsEach(text: Text, words: readonly string[]): SQL | undefined {
  return and(
    ...words.map((word) => (word.length > 2 ? ilikeAny(text, [containing(word)]) : beginsAWord(text, word))),
  );
}

/** `session-defaults.server.ts` sets the similarity. Shorter words have too few trigrams. */
function isLike(text: Text, word: string): SQL | undefined {
  if (word.length < 3) return beginsAWord(text, word);
  const parts = [word, ...withTwoSwapped(word)].map(containing);
  return or(ilikeAny(text, parts), sql`${word} <% ${text}`);
}

/** Two letters in the wrong order share too few trigrams with the right one. */
function withTwoSwapped(word: string): string[] {
  const letters = [...word];
  if (letters.length < 4 || letters.length > 12) return [];
  return letters.slice(1).map((letter, at) => letters.toSpliced(at, 2, letter, letters[at] ?? '').join(''));
}

/** From 0 to the number of words. */
export function likeness(text: Text, words: readonly string[]): SQL<number> {
  // A bare 0 would be the first column in `order by`.
  if (words.length === 0) return sql<number>`0::real`;
  return sql<number>`${sql.join(
    words.map((word) => sql`word_similarity(${word}, ${text})`),
    sql` + `,
  )}`;
}

/**
 * Read from the trigram index of `text`: Postgres takes `ilike` for as cheap as `=`, and would compare every row
 * of a large table with each pattern.
 */
export function indexFirst(text: Text, fits: SQL): SQL {
  return sql`(${fits} and index_first(${text}))`;
}

function ilikeAny(text: Text, patterns: readonly string[]): SQL {
  return sql`${text} ilike any (${sql.param(patterns)}::text[])`;
}
