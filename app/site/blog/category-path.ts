import type { Category } from './article.ts';

export function categoryPath(category: Category): string {
  return `/blog?search=${encodeURIComponent(category)}`;
}
