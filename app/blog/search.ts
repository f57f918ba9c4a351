import { categories, type ArticleCard } from './article.ts';

type Searchable = ArticleCard & { text: string };

/**
 * The articles a search finds, without regard to case and accents. The name of a category finds its articles, which is
 * what the chips search for. Otherwise every word must begin a word of the article; those found without the body
 * come first. Nothing searched finds everything.
 */
export function search<T extends Searchable>(articles: readonly T[], wanted: string): T[] {
  const category = categoryNamed(wanted);
  if (category) return articles.filter((article) => article.category === category);
  const words = normal(wanted).split(' ').filter(Boolean);
  const inBrief = articles.filter((article) => hasAll(brief(article), words));
  const inBody = articles.filter((article) => hasAll(`${brief(article)} ${article.text}`, words));
  return [...new Set([...inBrief, ...inBody])];
}

/** The category that a search text names in full, if it does. */
export function categoryNamed(wanted: string) {
  return categories.find((category) => category.toLowerCase() === wanted.trim().toLowerCase());
}

function brief({ title, excerpt, category, tags }: ArticleCard): string {
  return [title, excerpt, category, ...tags].join(' ');
}

function hasAll(text: string, words: string[]): boolean {
  const searched = ` ${normal(text)}`;
  return words.every((word) => searched.includes(` ${word}`));
}

function normal(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
