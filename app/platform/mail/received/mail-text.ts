import { convert, type DomNode, type FormatCallback } from 'html-to-text';

/** Above this size, building the tree of a page takes minutes. */
const MOST_TAGS = 30_000;
const LONGEST_CELL = 200;
const LONGEST_HTML = 1_000_000;

/** The text of a mail in HTML: no pictures, no scripts; the cells of a table row are on one line. */
export function textOfHtml(html: string): string {
  const page = html.slice(0, LONGEST_HTML);
  if (tagsIn(page) > MOST_TAGS) return withoutTags(page);
  return convert(page, {
    wordwrap: false,
    limits: { maxInputLength: LONGEST_HTML, maxDepth: 100 },
    formatters: { row, struck },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'blockquote', options: { trimEmptyLines: true } },
      { selector: 'tr', format: 'row' },
      ...['s', 'strike', 'del', '[style*="line-through"]'].map((selector) => ({
        selector,
        format: 'struck',
      })),
    ],
  });
}

const row: FormatCallback = (element, walk, builder) => {
  const cells = element.children.filter(({ name }) => name === 'td' || name === 'th');
  const lines = cells.some(holdsTable) ? [] : cells.map(({ children }) => lineOf(children));
  builder.openBlock({ leadingLineBreaks: 1 });
  if (lines.length > 1 && lines.every((line) => line.length <= LONGEST_CELL)) {
    if (lines.some(Boolean)) builder.addLiteral(lines.join(' | ').trimEnd());
  } else
    for (const { children } of cells) {
      builder.openBlock({ leadingLineBreaks: 1 });
      walk(children, builder);
      builder.closeBlock({ trailingLineBreaks: 1 });
    }
  builder.closeBlock({ trailingLineBreaks: 1 });
};

function lineOf(nodes: readonly DomNode[]): string {
  return nodes.map(wordsOf).join('').replaceAll(/\s+/g, ' ').trim();
}

function wordsOf({ name = '', data, children = [], attribs }: DomNode): string {
  if (data !== undefined) return data;
  if (/^(script|style|img|head|title)$/.test(name)) return '';
  const inner = children.map(wordsOf).join('');
  const { href = '', style = '' } = attribs ?? {};
  if (/^(s|strike|del)$/.test(name) || style.includes('line-through')) return `[struck out: ${inner.trim()}]`;
  if (name === 'a' && href && href !== inner.trim()) return `${inner} [${href}]`;
  return /^(br|p|div|li|h\d|tr|ul|ol)$/.test(name) ? ` ${inner} ` : inner;
}

const struck: FormatCallback = (element, walk, builder) => {
  builder.addLiteral('[struck out: ');
  walk(element.children, builder);
  builder.addLiteral(']');
};

function holdsTable(cell: DomNode, depth = 0): boolean {
  const children = cell.children ?? [];
  return depth < 3 && children.some((child) => child.name === 'table' || holdsTable(child, depth + 1));
}

function tagsIn(html: string): number {
  let count = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) count++;
  return count;
}

function withoutTags(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[^<]*<\/\1>/gi, '')
    .replaceAll(/<\/?(p|div|tr|li|h\d|br|blockquote)\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n');
}
