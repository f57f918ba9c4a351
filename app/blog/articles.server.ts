import { categories, type Article, type ArticleCard, type Category } from './article.ts';
import type { CompiledArticle } from './compile-article.ts';
import { search } from './search.ts';

const RELATED = 3;

const modules = import.meta.glob<CompiledArticle>('/content/blog/*.md', { eager: true, import: 'default' });
const cards = import.meta.glob<string>('/content/blog/*.md', {
  eager: true,
  import: 'default',
  query: '?card',
});
const articles = Object.entries(modules)
  .map(([file, article]): Article => ({ ...article, card: cards[file] ?? '' }))
  .toSorted((a, b) => a.id - b.id);
const summaries = new Map(articles.map((article) => [article.slug, summaryOf(article)]));

/** Every article in the order of its id, without its text. */
export function allArticles(): ArticleCard[] {
  return [...summaries.values()];
}

/** Every article with its text, the newest first. */
export function newestArticles(): Article[] {
  return articles.toSorted((a, b) => b.written.localeCompare(a.written) || b.id - a.id);
}

/** The first `count` articles, as the home page shows them, without their text. */
export function latestArticles(count: number): ArticleCard[] {
  return allArticles().slice(0, count);
}

/** The whole article, its HTML sanitised and ready to print; null for a slug nobody has written. */
export function findArticle(slug: string): Article | null {
  return articles.find((article) => article.slug === slug) ?? null;
}

/** Up to three other articles of the same category: those that follow it, then round to the first. */
export function relatedArticles({ slug, category }: ArticleCard): ArticleCard[] {
  const kin = allArticles().filter((article) => article.category === category);
  const place = kin.findIndex((article) => article.slug === slug);
  return [...kin.slice(place + 1), ...kin.slice(0, place)].slice(0, RELATED);
}

/** The articles before and after one in the order of the list; null at its ends. */
export function neighbours({ slug }: ArticleCard): {
  previous: ArticleCard | null;
  next: ArticleCard | null;
} {
  const all = allArticles();
  const place = all.findIndex((article) => article.slug === slug);
  return { previous: all[place - 1] ?? null, next: all[place + 1] ?? null };
}

/** The categories that have an article, in the order of their chips. */
export function articleCategories(): Category[] {
  return categories.filter((category) => articles.some((article) => article.category === category));
}

/** The articles that a visitor's words find, in their bodies too; without their text. */
export function searchArticles(wanted: string): ArticleCard[] {
  return search(articles, wanted).map(summaryOf);
}

function summaryOf({
  html: _html,
  contents: _contents,
  text: _text,
  card: _card,
  ...summary
}: Article): ArticleCard {
  return summary;
}
