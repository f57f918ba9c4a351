import { z } from 'zod';
import { people } from '#content/people.ts';
import { splitFrontMatter } from '#app/platform/markdown/front-matter.ts';
import type { Law } from '#app/tax/rates/law.ts';
import { categories, type Category } from './article.ts';
import { dayText } from '#app/platform/core/time.ts';

/** Before it is compiled. Days are ISO; the excerpt and the body have figures in braces. */
export type ArticleWords = {
  item: string;
  id: number;
  title: string;
  slug: string;
  excerpt: string;
  written: string;
  category: Category;
  tags: string[];
  /** The name of a person of the firm, perhaps a former one; null: the team. */
  author: string | null;
  checked: string;
  /** The ids of sections that are folded on a phone, such as a worked example. */
  folded: string[];
  /** Acts, and the places in them, that the text names. */
  law: Law[];
  body: string;
};

/** An address made from a title; empty if that has no letter or digit. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/[\p{M}’']/gu, '')
    .toLowerCase();
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_OF_SLUG)
    .replaceAll(/^-+|-+$/g, '');
}

/** In characters. */
const MOST_OF_SLUG = 90;

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const publication = z.string().transform((date, { addIssue }) => {
  const written = publicationDay(date);
  if (written) return written;
  addIssue('must be a day such as 14 May 2025');
  return z.NEVER;
});

const frontMatter = z.strictObject({
  id: z.int().min(1),
  title: z.string().min(1),
  slug: z.string().regex(SLUG),
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
  folded: z.array(z.string()).default([]),
  law: z.record(z.string(), z.array(z.string())).default({}),
});

/** Throws for wrong front matter. */
export function readArticle(source: string): ArticleWords {
  const { head, body } = splitFrontMatter(source);
  const { law, date: written, ...facts } = frontMatter.parse(head);
  return {
    ...facts,
    item: String(facts.id),
    written,
    law: Object.entries(law).map(([act, places]) => ({ act, places })),
    body: body.trim(),
  };
}

function signedBy(name: string, { addIssue }: z.core.$RefinementCtx) {
  if (people.some((person) => person.name === name)) return name;
  addIssue(`content/people.ts has no '${name}'`);
  return z.NEVER;
}

/** Null for any other notation than `14 May 2025`. */
function publicationDay(date: string): string | null {
  const time = Date.parse(`${date} UTC`);
  if (Number.isNaN(time)) return null;
  const day = new Date(time).toISOString().slice(0, 10);
  return dayText(day) === date ? day : null;
}
