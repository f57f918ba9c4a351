import { parse } from 'yaml';
import { z } from 'zod';
import { categories, type Article } from './article.ts';
import { fillFigures } from './figures.ts';
import { iconFor } from './icon.ts';
import { headingsOf, plainText, renderMarkdown } from './markdown.ts';

const WORDS_A_MINUTE = 200;

const isoDay = z.iso.date();

const frontMatter = z.strictObject({
  id: z.int().min(1),
  title: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  excerpt: z.string().min(1),
  date: z.string().min(1),
  category: z.enum(categories),
  tags: z.array(z.string().min(1)).default([]),
  author: z
    .strictObject({ name: z.string().min(1), avatar: z.string().nullable().default(null) })
    .nullable()
    .default(null),
  written: isoDay,
  checked: isoDay,
});

/**
 * Makes an article of one file of `content/blog`: front matter between two lines of `---`, then markdown. Rejects,
 * naming what is wrong, for front matter that is incomplete or unknown and for a figure that does not exist.
 */
export async function compileArticle(source: string): Promise<Article> {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined) throw new Error('the article has no front matter');
  const facts = frontMatter.parse(parse(head));
  const html = await renderMarkdown(fillFigures(body));
  const text = plainText(html);
  return {
    ...facts,
    excerpt: fillFigures(facts.excerpt),
    readTime: readTime(text),
    icon: iconFor(facts.title, facts.category),
    html,
    contents: headingsOf(html),
    text,
  };
}

function readTime(text: string): string {
  return `${Math.max(1, Math.round(text.split(' ').length / WORDS_A_MINUTE))} min read`;
}
