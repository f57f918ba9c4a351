import { firm as ofFile } from '#content/firm.ts';
import { dayText } from '#app/platform/core/time.ts';
import { headingsOf, plainText, renderMarkdown } from '#app/platform/markdown/markdown.ts';
import type { ShareCard } from '#app/site/share-card/share-card.ts';
import type { Article } from './article.ts';
import { cardOf } from './article-card.ts';
import { readArticle, type ArticleWords } from './article-words.ts';
import { fillFigures } from './figures.ts';
import { iconFor } from './icon.ts';
import { readTime } from './read-time.ts';
import { referencesOf, unnamedSections } from './references.ts';

export type CompiledArticle = Omit<Article, 'card'>;

/** Rejects for wrong front matter or an unknown figure. */
export async function compileArticle(source: string): Promise<CompiledArticle> {
  return compileWords(readArticle(source));
}

/** Rejects for an unknown figure, a section without its Act, or an unknown section to fold. */
export async function compileWords(words: ArticleWords): Promise<CompiledArticle> {
  const { item: _item, law: named, body, author, ...facts } = words;
  const references = referencesOf(body, named);
  const [missing] = unnamedSections(body, references.law);
  if (missing) throw new Error(`the front matter names no law for section ${missing}`);
  const filled = fillFigures(body);
  const html = await renderMarkdown(filled);
  const contents = headingsOf(html);
  const unknown = facts.folded.find((folded) => contents.every(({ id }) => id !== folded));
  if (unknown) throw new Error(`there is no section ${unknown} to fold`);
  const text = plainText(html);
  return {
    ...facts,
    date: dayText(facts.written),
    author: author === null ? null : { name: author },
    excerpt: fillFigures(facts.excerpt),
    readTime: readTime(filled),
    icon: iconFor(facts.title, facts.category),
    html,
    references,
    contents,
    text,
  };
}

/** Rejects as `compileArticle` does. */
export async function articleCard(source: string): Promise<ShareCard> {
  return cardOf(await compileArticle(source), ofFile.name);
}
