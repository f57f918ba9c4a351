import type { Hit } from '#app/accounts/access/define-search-source.ts';

/** The pages whose title has, for each typed word, a word that begins with it. */
export function pagesLike(words: readonly string[], pages: readonly Hit[]): Hit[] {
  return pages.filter(({ title }) => {
    const named = title.toLowerCase().split(/\s+/);
    return words.every((word) => named.some((part) => part.startsWith(word.toLowerCase())));
  });
}
