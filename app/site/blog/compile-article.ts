import { z } from 'zod';
import { people } from '#content/people.ts';
import { splitFrontMatter } from '#app/platform/markdown/front-matter.ts';
import { headingsOf, plainText, renderMarkdown } from '#app/platform/markdown/markdown.ts';
import type { ShareCard } from '#app/site/share-card/share-card.ts';
import { categories, type Article } from './article.ts';
import { fillFigures } from './figures.ts';
import { iconFor } from './icon.ts';
import { publicationDay } from './publication-day.ts';
import { referencesOf, unnamedSections } from './references.ts';

const WORDS_A_MINUTE = 200;

const publication = z.string().transform((date, { addIssue }) => {
  const written = publicationDay(date);
  if (written) return { date, written };
  addIssue('must be a day such as 14 May 2025');
  return z.NEVER;
});

const frontMatter = z.strictObject({
  id: z.int().min(1),
  title: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  excerpt: z.string().min(1),
  date: publication,
  category: z.enum(categories),
  tags: z.array(z.string().min(1)).default([]),
  author: z
    .strictObject({ name: z.string().transform(signedBy) })
    .transform(({ name }) => name)
    .nullable()
    .default(null),
  checked: z.iso.date(),
  /** The ids of sections that a phone opens when somebody wants them, such as a worked example. */
  folded: z.array(z.string()).default([]),
  /** Acts and the places in them that the text names. */
  law: z.record(z.string(), z.array(z.string())).default({}),
});

export type CompiledArticle = Omit<Article, 'card'>;

/** Rejects for wrong front matter or an unknown figure. */
export async function compileArticle(source: string): Promise<CompiledArticle> {
  const { head, body } = splitFrontMatter(source);
  const { law: named, ...facts } = frontMatter.parse(head);
  const references = referencesOf(
    body,
    Object.entries(named).map(([act, places]) => ({ act, places })),
  );
  const [missing] = unnamedSections(body, references.law);
  if (missing) throw new Error(`the front matter names no law for section ${missing}`);
  const html = await renderMarkdown(fillFigures(body));
  const contents = headingsOf(html);
  const unknown = facts.folded.find((folded) => contents.every(({ id }) => id !== folded));
  if (unknown) throw new Error(`there is no section ${unknown} to fold`);
  const text = plainText(html);
  return {
    ...facts,
    ...facts.date,
    excerpt: fillFigures(facts.excerpt),
    readTime: readTime(text),
    icon: iconFor(facts.title, facts.category),
    html,
    references,
    contents,
    text,
  };
}

/** Rejects as `compileArticle` does. */
export async function articleCard(source: string): Promise<ShareCard> {
  const { title, category, readTime, icon } = await compileArticle(source);
  return { title, eyebrow: `${category} · ${readTime}`, icon };
}

function signedBy(name: string, { addIssue }: z.core.$RefinementCtx) {
  if (people.some((person) => person.name === name)) return { name };
  addIssue(`content/people.ts has no '${name}'`);
  return z.NEVER;
}

function readTime(text: string): string {
  return `${Math.max(1, Math.round(text.split(' ').length / WORDS_A_MINUTE))} min read`;
}
