import { searchWords } from '#app/platform/core/search-words.ts';
import { categories, type ArticleCard } from './article.ts';

type Searchable = ArticleCard & { text: string };

/** An empty query matches everything, a category name its articles; matches in the body come last. */
export function search<T extends Searchable>(articles: readonly T[], query: string): T[] {
  const category = categoryNamed(query);
  if (category) return articles.filter((article) => article.category === category);
  const words = searchWords(query).split(' ').filter(Boolean);
  const inSummary = articles.filter((article) => hasAll(summary(article), words));
  const inBody = articles.filter((article) => hasAll(`${summary(article)} ${article.text}`, words));
  return [...new Set([...inSummary, ...inBody])];
}

export function categoryNamed(query: string) {
  return categories.find((category) => category.toLowerCase() === query.trim().toLowerCase());
}

function summary({ title, excerpt, category, tags }: ArticleCard): string {
  return [title, excerpt, category, ...tags].join(' ');
}

function hasAll(text: string, words: string[]): boolean {
  const searched = ` ${searchWords(text)}`;
  return words.every((word) => searched.includes(` ${word}`));
}
