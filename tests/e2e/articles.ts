import { readdirSync, readFileSync } from 'node:fs';
import { splitFrontMatter } from '#app/platform/markdown/front-matter.ts';

type Head = {
  id: number;
  title: string;
  slug: string;
  date: string;
  category: string;
  tags?: string[];
  author?: { name: string };
};
type Source = Head & { path: string; body: string };

const FOLDER = new URL('../../content/blog/', import.meta.url);

export const articles: Source[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const { head, body } = splitFrontMatter(readFileSync(new URL(file, FOLDER), 'utf8'));
    const facts = head as Head;
    return { ...facts, body, path: `/blog/${facts.slug}` };
  })
  .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));

export function uniqueWord({ body, id }: Source): string {
  const others = articles
    .filter((article) => article.id !== id)
    .map((article) => JSON.stringify(article).toLowerCase());
  const words = body.match(/(?<= )[a-z]{9,}(?= )/g) ?? [];
  const word = words.find((candidate) => others.every((other) => !other.includes(candidate)));
  if (!word) throw new Error(`article ${id} has no word of its own`);
  return word;
}
