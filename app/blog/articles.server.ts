import { categories, type Article, type ArticleCard, type Category } from './article.ts';
import { search } from './search.ts';

const RELATED = 3;

const modules = import.meta.glob<Article>('/content/blog/*.md', { eager: true, import: 'default' });
const articles = Object.values(modules).toSorted((a, b) => a.id - b.id);
const summaries = new Map(articles.map((article) => [article.slug, summaryOf(article)]));

/** Every article in the order of its id, without its text. */
export function allArticles(): ArticleCard[] {
  return [...summaries.values()];
}

/** The first `count` articles, as the home page shows them, without their text. */
export function latestArticles(count: number): ArticleCard[] {
  return allArticles().slice(0, count);
}

/** The whole article, its HTML sanitised and ready to print; null for a slug nobody has written. */
export function findArticle(slug: string): Article | null {
  return articles.find((article) => article.slug === slug) ?? null;
}

/** Up to three other articles of the same category. */
export function relatedArticles({ slug, category }: ArticleCard): ArticleCard[] {
  return allArticles()
    .filter((other) => other.category === category && other.slug !== slug)
    .slice(0, RELATED);
}

/** The categories that have an article, in the order of their chips. */
export function articleCategories(): Category[] {
  return categories.filter((category) => articles.some((article) => article.category === category));
}

/** The articles that a visitor's words find, in their bodies too; without their text. */
export function searchArticles(wanted: string): ArticleCard[] {
  return search(articles, wanted).map(summaryOf);
}

function summaryOf({ html: _html, contents: _contents, text: _text, ...summary }: Article): ArticleCard {
  return summary;
}
