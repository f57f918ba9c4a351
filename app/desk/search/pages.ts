import type { Hit } from '#app/accounts/access/define-search-source.ts';

/** The pages of whose title some word begins with each of those that were typed. */
export function pagesLike(words: readonly string[], pages: readonly Hit[]): Hit[] {
  return pages.filter(({ title }) => {
    const named = title.toLowerCase().split(/\s+/);
    return words.every((word) => named.some((part) => part.startsWith(word.toLowerCase())));
  });
}
