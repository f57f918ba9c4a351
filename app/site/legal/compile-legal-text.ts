import { z } from 'zod';
import { fillIn } from '#app/platform/markdown/fill-in.ts';
import { splitFrontMatter } from '#app/platform/markdown/front-matter.ts';
import { plainText, renderMarkdown } from '#app/platform/markdown/markdown.ts';
import { factOf } from './facts.ts';
import type { Clause, LegalText } from './legal-text.ts';

const HEADING = /<h2 id="([^"]*)">(.*?)<\/h2>/g;

const frontMatter = z.strictObject({
  title: z.string().min(1),
  lede: z.string().min(1),
  description: z.string().min(50),
  seeAlso: z.string().min(1),
  updated: z.iso.date(),
  summary: z.array(z.string().min(1)).min(3),
  /** The ids of long clauses that open when somebody wants them. */
  folded: z.array(z.string()).default([]),
});

/** Second-level headings begin the clauses. Rejects an unknown fact or folded clause, and text before the first clause. */
export async function compileLegalText(source: string): Promise<LegalText> {
  const { head, body } = splitFrontMatter(source);
  const html = await renderMarkdown(fillIn(body, factOf));
  const { folded, ...facts } = frontMatter.parse(head);
  const clauses = clausesOf(html);
  const unknown = folded.find((id) => clauses.every((clause) => clause.id !== id));
  if (unknown) throw new Error(`there is no clause ${unknown} to fold`);
  return {
    ...facts,
    description: fillIn(facts.description, factOf),
    summary: await Promise.all(facts.summary.map((text) => renderInline(fillIn(text, factOf)))),
    clauses: clauses.map((clause) => ({ ...clause, isFolded: folded.includes(clause.id) })),
  };
}

async function renderInline(text: string): Promise<string> {
  return (await renderMarkdown(text)).trim().replace(/^<p>(.*)<\/p>$/s, '$1');
}

function clausesOf(html: string): Omit<Clause, 'isFolded'>[] {
  const headings = [...html.matchAll(HEADING)];
  if (headings[0]?.index !== 0) throw new Error('the text does not begin with a clause');
  return headings.map((heading, index) => {
    const [whole, id = '', title = ''] = heading;
    const text = html.slice(heading.index + whole.length, headings[index + 1]?.index);
    return { id, title: plainText(title), html: text.trim() };
  });
}
