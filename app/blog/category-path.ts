import type { Category } from './article.ts';

/** The list of a category's articles: the search for its name. */
export function categoryPath(category: Category): string {
  return `/blog?search=${encodeURIComponent(category)}`;
}
