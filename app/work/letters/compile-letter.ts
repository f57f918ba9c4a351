import { readFileSync } from 'node:fs';
import { convert } from 'html-to-text';
import { z } from 'zod';
import { fillIn } from '#app/platform/markdown/fill-in.ts';
import { splitFrontMatter } from '#app/platform/markdown/front-matter.ts';
import { renderMarkdown } from '#app/platform/markdown/markdown.ts';
import { kindOf } from './fields.ts';
import type { Letter } from './letter.ts';

const frontMatter = z.strictObject({
  title: z.string().min(1),
  version: z.int().min(1),
  date: z.iso.date(),
});

/** What plain text cannot show, or cannot show alike everywhere. */
const NOT_PLAIN = /<(?:a|img|table|ol|pre|blockquote|details|hr)\b/;

/** Throws for an unknown field, a link, a table or a picture, and a list inside a paragraph. */
export async function compileLetter(source: string): Promise<Letter> {
  const { head, body } = splitFrontMatter(source);
  const markdown = tidy([shared('opening'), body, shared('terms')].join('\n\n'));
  const fields = fieldsOf(markdown);
  const html = (await renderMarkdown(markdown)).trim();
  const misplaced = fields.filter((field) => !isInPlace(field, html));
  if (misplaced.length > 0)
    throw new Error(`cannot be filled where it stands: ${misplaced.map(placeOf).join(', ')}`);
  const [plain] = NOT_PLAIN.exec(html) ?? [];
  if (plain) throw new Error(`a letter has headings, paragraphs and lists only, and not ${plain}>`);
  return { ...frontMatter.parse(head), html, text: textOf(html) };
}

function fieldsOf(markdown: string): string[] {
  const fields = new Set<string>();
  fillIn(markdown, (field) => {
    fields.add(field);
    return kindOf(field);
  });
  return [...fields];
}

/** A list would stand within a paragraph, and an address would encode the braces. */
function isInPlace(field: string, html: string): boolean {
  if (kindOf(field) === 'line') return html.includes(placeOf(field));
  const alone = `<p>${placeOf(field)}</p>`;
  return html.includes(alone) && !html.replaceAll(alone, '').includes(placeOf(field));
}

function placeOf(field: string): string {
  return `{{${field}}}`;
}

function tidy(markdown: string): string {
  return markdown.replaceAll(/\{\{\s*([^{}]*?)\s*\}\}/g, '{{$1}}');
}

function textOf(html: string): string {
  return convert(html, {
    wordwrap: false,
    selectors: [
      ...['h2', 'h3'].map((selector) => ({
        selector,
        options: { uppercase: false, leadingLineBreaks: 3, trailingLineBreaks: 2 },
      })),
      { selector: 'ul', options: { itemPrefix: '- ' } },
    ],
  });
}

function shared(name: 'opening' | 'terms'): string {
  return readFileSync(new URL(`../../../content/letters/shared/${name}.md`, import.meta.url), 'utf8');
}
