import { fillIn } from '#app/platform/markdown/fill-in.ts';
import { plainText, renderMarkdown } from '#app/platform/markdown/markdown.ts';
import { factOf, plainFactOf } from './facts.ts';
import type { Clause, LegalText } from './legal-text.ts';
import { readLegalText, type LegalWords } from './legal-words.ts';

const HEADING = /<h2 id="([^"]*)">(.*?)<\/h2>/g;

/** Rejects wrong front matter, and as `compileLegalWords` does. */
export async function compileLegalText(source: string): Promise<LegalText> {
  return compileLegalWords(readLegalText(source));
}

/**
 * Second-level headings begin the clauses. Rejects an unknown fact or folded clause, text before the first clause,
 * and two clauses with the same address.
 */
export async function compileLegalWords({ folded, body, ...words }: LegalWords): Promise<LegalText> {
  const clauses = clausesOf(await renderMarkdown(fillIn(body, factOf)));
  const unknown = folded.find((id) => clauses.every((clause) => clause.id !== id));
  if (unknown) throw new Error(`there is no clause ${unknown} to fold`);
  return {
    ...words,
    description: fillIn(words.description, plainFactOf),
    summary: await Promise.all(words.summary.map((text) => renderInline(fillIn(text, factOf)))),
    clauses: clauses.map((clause) => ({ ...clause, isFolded: folded.includes(clause.id) })),
  };
}

async function renderInline(text: string): Promise<string> {
  return (await renderMarkdown(text)).trim().replace(/^<p>(.*)<\/p>$/s, '$1');
}

function clausesOf(html: string): Omit<Clause, 'isFolded'>[] {
  const headings = [...html.matchAll(HEADING)];
  if (headings[0]?.index !== 0) throw new Error('the text does not begin with a clause');
  const clauses = headings.map((heading, index) => {
    const [whole, id = '', title = ''] = heading;
    const text = html.slice(heading.index + whole.length, headings[index + 1]?.index);
    return { id, title: plainText(title), html: text.trim() };
  });
  const twice = clauses.find(({ id }, at) => clauses.some((other, before) => before < at && other.id === id));
  if (twice) throw new Error(`two clauses have the heading ${twice.title}`);
  return clauses;
}
