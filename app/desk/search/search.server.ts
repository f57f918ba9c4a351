import { searchedWords } from '#app/platform/db/search-words.ts';
import type { Hit, Searcher, SearchSource } from '#app/accounts/access/define-search-source.ts';

export type HitGroup = { title: string; hits: Hit[] };

const MOST_HITS = 8;

/** In the order of the sources; none without hits. */
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
      .map(async ({ title, find }) => ({
        title,
        hits: await find({ typed, words, limit: MOST_HITS, ...by }),
      })),
  );
  return groups
    .map(({ title, hits }) => ({ title, hits: hits.slice(0, MOST_HITS) }))
    .filter(({ hits }) => hits.length > 0);
}
