import { searchWords } from '#app/platform/core/search-words.ts';
import { categories, type ArticleCard } from './article.ts';

type Searchable = ArticleCard & { text: string };

const searchedTexts = new WeakMap<Searchable, { summary: string; all: string }>();

/** An empty query matches everything, a category name its articles; matches in the body come last. */
export function search<T extends Searchable>(articles: readonly T[], query: string): T[] {
  const category = categoryNamed(query);
  if (category) return articles.filter((article) => article.category === category);
  const words = searchWords(query).split(' ').filter(Boolean);
  const inSummary = articles.filter((article) => hasAll(searchedOf(article).summary, words));
  const inBody = articles.filter((article) => hasAll(searchedOf(article).all, words));
  return [...new Set([...inSummary, ...inBody])];
}

export function categoryNamed(query: string) {
  return categories.find((category) => category.toLowerCase() === query.trim().toLowerCase());
}

function summary({ title, excerpt, category, tags }: ArticleCard): string {
  return [title, excerpt, category, ...tags].join(' ');
}

/** Once for each article: a thousand of them would slow a page down. */
function searchedOf(article: Searchable): { summary: string; all: string } {
  const known = searchedTexts.get(article);
  if (known) return known;
  const [own, body] = [` ${searchWords(summary(article))}`, searchWords(article.text)];
  const made = { summary: own, all: `${own} ${body}` };
  searchedTexts.set(article, made);
  return made;
}

function hasAll(searched: string, words: string[]): boolean {
  return words.every((word) => searched.includes(` ${word}`));
}
