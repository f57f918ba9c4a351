import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heldItems } from '#app/platform/content/held.ts';
import { readArticle, type ArticleWords } from './article-words.ts';

/** Colleagues' versions of the articles are stored under this name. */
export const ARTICLES = 'articles';

const FOLDER = 'content/blog';

export const fileArticles: readonly ArticleWords[] = readdirSync(join(process.cwd(), FOLDER))
  .filter((name) => name.endsWith('.md'))
  .map((name) => readArticle(readFileSync(join(process.cwd(), FOLDER, name), 'utf8')));

/** As published now: read them while a page is made, not when a module is loaded. */
export function articleWordsNow(): readonly ArticleWords[] {
  return heldItems(ARTICLES, fileArticles);
}
