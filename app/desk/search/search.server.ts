import { readParts } from '#app/platform/db/parts.server.ts';
import { searchedWords, wordsOf } from '#app/platform/db/search-words.ts';
import type {
  Found,
  Hit,
  Search,
  Searcher,
  SearchSource,
} from '#app/accounts/access/define-search-source.ts';

export type HitGroup = { title: string; note?: string; hits: Hit[] };

const MOST_HITS = 8;

/** Groups with whole words first, then with beginnings of words, then the others; each in the order of the sources. */
export async function searchDesk(
  sources: readonly SearchSource[],
  typed: string,
  by: Searcher,
): Promise<HitGroup[]> {
  const words = searchedWords(typed);
  if (words.length === 0) return [];
  const own = sources.filter(({ needs }) => by.may(needs));
  const groups = (await findIn(own, { typed, words, limit: MOST_HITS, ...by })).map(
    ({ title, note, found }) => {
      const ranked = found.map((hit) => ({ hit, fit: fitOf(hit, words) }));
      return { title, note, ranked: ranked.toSorted(byFit).slice(0, MOST_HITS) };
    },
  );
  return groups
    .flatMap(({ title, note, ranked }) => (ranked[0] ? [{ title, note, ranked, fit: ranked[0].fit }] : []))
    .toSorted(byFit)
    .map(({ title, note, ranked }) => ({
      title,
      ...(note && { note }),
      hits: ranked.map(({ hit: { words: _hidden, ...hit } }) => hit),
    }));
}

/** All sources that are a `Part` are read in one statement. */
async function findIn(sources: readonly SearchSource[], search: Search) {
  const searched = sources.map(({ title, find }) => ({ title, finding: find(search) }));
  const parts = searched.flatMap(({ title, finding }) =>
    'json' in finding ? [[title, finding] as const] : [],
  );
  const reading = parts.length > 0 ? readParts(Object.fromEntries(parts)) : null;
  return Promise.all(
    searched.map(async ({ title, finding }) => {
      const found = 'json' in finding ? ((await reading)?.[title] ?? []) : await finding;
      return { title, ...(Array.isArray(found) ? { found, note: null } : found) };
    }),
  );
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
