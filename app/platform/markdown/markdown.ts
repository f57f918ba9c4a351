import { Marked, type Tokens } from 'marked';
import { sizeInAddress } from '#app/platform/images/size-in-address.ts';
import { DECORATION } from './decoration.ts';

export type Heading = { id: string; text: string };

/** Columns: a wider table becomes rows with their labels. */
const FITS_A_PHONE = 2;

const marked = new Marked({
  gfm: true,
  renderer: {
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens);
      return `<h${depth} id="${anchorOf(plainText(text))}">${text}</h${depth}>\n`;
    },
    image({ href, title, tokens, text }) {
      const size = sizeInAddress(href);
      const alt = escaped(
        plainText(tokens ? this.parser.parseInline(tokens, this.parser.textRenderer) : text),
      );
      const place = size
        ? ` width="${size.width}" height="${size.height}" loading="lazy" decoding="async"`
        : '';
      const shown = title && title !== DECORATION ? ` title="${escaped(title)}"` : '';
      return `<img src="${escaped(href)}" alt="${alt}"${shown}${place}>`;
    },
    // The first cell of a row is its header; the others carry their column's name for narrow screens.
    table({ header, rows }) {
      const content = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
      const names = header.map((cell) => escaped(wordsOf(content(cell)).trim()));
      const head = header.map((cell, i) =>
        names[i] ? `<th scope="col"${look(cell)}>${content(cell)}</th>` : '<td></td>',
      );
      const body = rows.map(([first, ...rest]) => [
        first && `<th scope="row">${content(first)}</th>`,
        ...rest.map((cell, i) => `<td${look(cell)} data-label="${names[i + 1]}">${content(cell)}</td>`),
      ]);
      const narrow = header.length > FITS_A_PHONE ? ' ruled-stacked' : '';
      return `<table class="ruled${narrow}"><thead>${row(head)}</thead><tbody>${body.map(row).join('')}</tbody></table>\n`;
    },
  },
});

const INLINE_TAG = /<\/?(?:a|b|code|del|em|i|span|strong|sub|sup)\b[^>]*>/g;

/** Keeps the word on one line. Not inside a tag. */
const ONE_WORD = /(?<![\w-])e-mail\w*(?![^<]*>)/gi;

let purifier: ReturnType<typeof loadPurifier> | undefined;

/** Without scripts, styles or forms; addresses http, https, mailto, tel or paths; data only for images. */
export async function renderMarkdown(markdown: string): Promise<string> {
  purifier ??= loadPurifier();
  const { sanitize } = await purifier;
  const html = sanitize(marked.parse(markdown, { async: false }), {
    USE_PROFILES: { html: true },
    FORBID_TAGS: [
      'style',
      'form',
      'input',
      'button',
      'textarea',
      'select',
      'option',
      'audio',
      'video',
      'dialog',
      'template',
    ],
    FORBID_ATTR: ['style', 'srcset'],
    ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i,
  });
  return html.replaceAll(ONE_WORD, '<span class="whitespace-nowrap">$&</span>');
}

async function loadPurifier() {
  const purifier = await import('isomorphic-dompurify');
  // By itself the sanitiser allows data addresses for media, not only images.
  purifier.addHook('uponSanitizeAttribute', (node, attribute) => {
    const address = attribute.attrValue.replaceAll(/[\s\p{Cc}]/gu, '').toLowerCase();
    if (!address.startsWith('data:')) return;
    attribute.keepAttr =
      node.nodeName === 'IMG' && attribute.attrName === 'src' && address.startsWith('data:image/');
  });
  return purifier;
}

export function headingsOf(html: string): Heading[] {
  return [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g)].map(([, id = '', text = '']) => ({
    id,
    text: plainText(text),
  }));
}

export function plainText(html: string): string {
  return wordsOf(html).replaceAll(/\s+/g, ' ').trim();
}

function wordsOf(html: string): string {
  return html
    .replaceAll(INLINE_TAG, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:quot|#34);/g, '"')
    .replaceAll(/&#39;/g, "'")
    .replaceAll(/&(?:lt|gt);/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}

function row(cells: (string | undefined)[]): string {
  return `<tr>${cells.join('')}</tr>`;
}

function look({ align }: Tokens.TableCell): string {
  return align === 'right' ? ' class="num"' : '';
}

function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
