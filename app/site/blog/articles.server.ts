import { sizeInAddress } from '#app/platform/images/size-in-address.ts';
import { articleCardName, drawnCardPath, isNameOfFile } from '#app/firm/linked-data/card-path.ts';
import { firmNow } from '#app/platform/content/firm.ts';
import { oncePer } from '#app/platform/content/held.ts';
import { categories, type Article, type ArticleCard, type Category } from './article.ts';
import type { CompiledArticle } from './compile-article.ts';
import { articleWordsNow, fileArticles } from './article-files.server.ts';
import type { ArticleWords } from './article-words.ts';
import { keyOf } from '#app/platform/processes/compiled-texts.server.ts';
import { compiledArticles } from './compiled-articles.server.ts';
import { withPrices } from './prices-in-texts.ts';
import { search } from './search.ts';

const RELATED = 3;
const LATEST_OF_A_CATEGORY = 2;
/** Fills whole rows of two and of three. */
const ON_A_PAGE = 48;
/** In pixels: networks show a picture of this width large. */
const LEAST_CARD = 600;

const modules = import.meta.glob<CompiledArticle>('/content/blog/*.md', { eager: true, import: 'default' });
const cards = import.meta.glob<string>('/content/blog/*.md', {
  eager: true,
  import: 'default',
  query: '?card',
});

export type FoundArticles = { articles: ArticleCard[]; count: number; page: number; pages: number };

const built = Object.entries(modules).map(([file, article]): Article => ({
  ...article,
  card: cards[file] ?? '',
}));
const builtByWords = new Map(fileArticles.map((words) => [keyOf(words), builtOf(words)]));

const articlesNow = oncePer([articleWordsNow, firmNow], (): readonly Article[] =>
  articleWordsNow()
    .flatMap((words) => articleOf(words) ?? [])
    .toSorted((a, b) => b.written.localeCompare(a.written) || b.id - a.id),
);
const summaries = oncePer([articlesNow], () => articlesNow().map(summaryOf));

export function allArticles(): ArticleCard[] {
  return withPrices(summaries());
}

export function wholeArticles(): readonly Article[] {
  return withPrices(articlesNow());
}

/** At most two of one category, so that one subject does not fill the list. */
export function latestArticles(count: number): ArticleCard[] {
  const ofCategory = new Map<Category, number>();
  const latest: ArticleCard[] = [];
  for (const article of summaries()) {
    const newer = ofCategory.get(article.category) ?? 0;
    if (newer >= LATEST_OF_A_CATEGORY) continue;
    ofCategory.set(article.category, newer + 1);
    if (latest.push(article) === count) break;
  }
  return withPrices(latest);
}

export function findArticle(slug: string): Article | null {
  return withPrices(articlesNow().find((article) => article.slug === slug) ?? null);
}

export function relatedArticles({ slug, category }: ArticleCard): ArticleCard[] {
  const others = summaries().filter((article) => article.category === category && article.slug !== slug);
  return withPrices(others.slice(0, RELATED));
}

export function adjacentArticles({ slug }: ArticleCard): {
  previous: ArticleCard | null;
  next: ArticleCard | null;
} {
  const all = summaries();
  const index = all.findIndex((article) => article.slug === slug);
  return withPrices({ previous: all[index + 1] ?? null, next: all[index - 1] ?? null });
}

export function articleCategories(): Category[] {
  return categories.filter((category) => articlesNow().some((article) => article.category === category));
}

/** `page` counts from 1; an unknown page becomes the nearest. */
export function searchArticles(query: string, page = 1): FoundArticles {
  const found = search(articlesNow(), query);
  const pages = Math.max(1, Math.ceil(found.length / ON_A_PAGE));
  const shown = Math.min(Math.max(1, page), pages);
  const articles = found.slice((shown - 1) * ON_A_PAGE, shown * ON_A_PAGE).map(summaryOf);
  return { articles: withPrices(articles), count: found.length, page: shown, pages };
}

/** A text that no longer compiles is shown as the file has it; null without a file. */
function articleOf(words: ArticleWords): Article | null {
  const ofFile = builtOf(words);
  const own = builtByWords.get(keyOf(words)) ?? compiledArticles.pageOf(words) ?? ofFile;
  return own && { ...own, card: cardPathOf(own, ofFile) };
}

function cardPathOf(own: CompiledArticle, ofFile: Article | null): string {
  const isBuilt = isNameOfFile() && own.title === ofFile?.title && own.category === ofFile.category;
  if (isBuilt) return ofFile.card;
  return cardIn(own.html) ?? drawnCardPath(articleCardName(own.slug));
}

function builtOf({ item }: ArticleWords): Article | null {
  return built.find(({ id }) => String(id) === item) ?? null;
}

/** The first picture that is wide enough to be shared. */
function cardIn(html: string): string | undefined {
  return [...html.matchAll(/<img\b[^>]* src="([^"]+)"/g)]
    .map(([, address = '']) => address)
    .find((address) => (sizeInAddress(address)?.width ?? 0) >= LEAST_CARD);
}

function summaryOf({
  html: _html,
  contents: _contents,
  folded: _folded,
  references: _references,
  text: _text,
  card: _card,
  ...summary
}: Article): ArticleCard {
  return summary;
}
