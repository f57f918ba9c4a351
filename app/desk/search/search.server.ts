import { searchedWords, wordsOf } from '#app/platform/db/search-words.ts';
import type { Found, Hit, Searcher, SearchSource } from '#app/accounts/access/define-search-source.ts';

export type HitGroup = { title: string; hits: Hit[] };

const MOST_HITS = 8;

/** Groups with whole words first, then with beginnings of words, then the others; each in the order of the sources. */
export async function searchDesk(
  sources: readonly SearchSource[],
  typed: string,
  by: Searcher,
): Promise<HitGroup[]> {
  const words = searchedWords(typed);
  if (words.length === 0) return [];
  const groups = await Promise.all(
    sources
      .filter(({ needs }) => by.may(needs))
      .map(async ({ title, find }) => {
        const found = await find({ typed, words, limit: MOST_HITS, ...by });
        const ranked = found.map((hit) => ({ hit, fit: fitOf(hit, words) }));
        return { title, ranked: ranked.toSorted(byFit).slice(0, MOST_HITS) };
      }),
  );
  return groups
    .flatMap(({ title, ranked }) => (ranked[0] ? [{ title, ranked, fit: ranked[0].fit }] : []))
    .toSorted(byFit)
    .map(({ title, ranked }) => ({ title, hits: ranked.map(({ hit: { words: _hidden, ...hit } }) => hit) }));
}

const byFit = (one: { fit: number }, other: { fit: number }) => one.fit - other.fit;

/** 0: each typed word is one of its words. 1: each begins one. 2: it was found by something else, or within a word. */
function fitOf({ title, about = '', words = '' }: Found, typed: readonly string[]): number {
  const own = wordsOf(`${title} ${about} ${words}`.toLowerCase());
  const fits = typed.map((word) => {
    const matching = own.filter((one) => one.startsWith(word.toLowerCase()));
    return matching.length === 0 ? 2 : Number(matching.every((one) => one.length > word.length));
  });
  return Math.max(...fits);
}
