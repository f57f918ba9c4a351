import Turndown from 'turndown';
import { pipeTable } from './pipe-table.ts';

/** `left`: what Markdown cannot express, in words, each with its number. */
export type Pasted = { markdown: string; left: string[] };

/** Stand between cells and rows while a table is built, and around the row count of a spanning cell. */
const [CELL, ROW, SPAN] = ['\uE000', '\uE001', '\uE002'];

// Not `mso-bidi-font-weight`, which is only about Hebrew and Arabic.
const BOLD = /(?<![-\w])font-weight:\s*(?:bold|[6-9]00)/i;
const NOT_BOLD = /(?<![-\w])font-weight:\s*(?:normal|400)/i;
const ITALIC = /(?<![-\w])font-style:\s*italic/i;
const WORD_LIST = /mso-list:[^;]*level(\d+)/i;
const WORD_MARK = /mso-list:\s*ignore/i;
const TYPED_MARK = /^\\?(?:[·•▪§◦‣–-]|o(?=\s)|\(?(?<number>\d{1,3}|[a-z]|[ivx]+)\\?[.)])\s+/i;
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
/** Holds the styles of the parsed text: the site's policy reports each `style`, even in a page that is never shown. */
const LOOK = 'data-look';
const LINK = /^(?:https?:\/\/|mailto:|tel:)/i;
const UNSEEN = ['script', 'style', 'head', 'title', 'meta', 'link', 'noscript', 'template', 'svg', 'form'];
const EMBEDDED = new Set(['IFRAME', 'VIDEO', 'AUDIO', 'OBJECT', 'EMBED', 'CANVAS']);

const LOST = {
  picture: 'picture',
  embedded: 'film or frame of another site',
  link: 'link to a file',
  merged: 'merged cell, now split',
};
type Lost = keyof typeof LOST;
const MANY: Record<Lost, string> = {
  picture: 'pictures',
  embedded: 'films or frames of other sites',
  link: 'links to files',
  merged: 'merged cells, now split',
};

/** The largest heading becomes `##`. */
export function markdownOf(html: string): Pasted {
  const lost = new Map<Lost, number>();
  const lose = (what: Lost) => lost.set(what, (lost.get(what) ?? 0) + 1);
  const converter = converterOf(lose, /<h1\b/i.test(html) ? 1 : 0);
  const markdown = converter
    .turndown(withoutStyles(html))
    .replaceAll(/(?<=\S) *\u00A0[ \u00A0]*/g, ' ')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/[ \t]+$/gm, '');
  return {
    markdown: markdown.trim(),
    left: [...lost].map(([what, count]) => (count === 1 ? `1 ${LOST[what]}` : `${count} ${MANY[what]}`)),
  };
}

function withoutStyles(html: string): string {
  return html
    .replaceAll(/<style\b.*?<\/style\s*>/gis, '')
    .replaceAll(TAG, (tag) => tag.replaceAll(/(?<=[\s"'/])style(?=\s*=)/gi, LOOK));
}

type Lose = (what: Lost) => void;

function converterOf(lose: Lose, deeper: number): Turndown {
  const converter = new Turndown({
    headingStyle: 'atx',
    bulletListMarker: '-',
    emDelimiter: '*',
    codeBlockStyle: 'fenced',
  });
  // Unknown elements, such as Word's `o:p`, become text.
  converter.remove(UNSEEN as (keyof HTMLElementTagNameMap)[]);
  addWords(converter, lose);
  addParts(converter, lose, deeper);
  addTables(converter, lose);
  return converter;
}

function addWords(converter: Turndown, lose: Lose): void {
  converter.addRule('mark of a list in Word', {
    filter: (node) => WORD_MARK.test(styleOf(node)),
    replacement: () => '',
  });
  converter.addRule('bold that is not', {
    filter: (node) => ['B', 'STRONG'].includes(node.nodeName) && NOT_BOLD.test(styleOf(node)),
    replacement: (content) => content,
  });
  converter.addRule('looks of a span', {
    filter: (node) => node.nodeName === 'SPAN' && (BOLD.test(styleOf(node)) || ITALIC.test(styleOf(node))),
    replacement(content, node) {
      const style = styleOf(node);
      return marked(marked(content, ITALIC.test(style) ? '*' : ''), BOLD.test(style) ? '**' : '');
    },
  });
  converter.addRule('link', {
    filter: (node) => node.nodeName === 'A' && node.getAttribute('href') !== null,
    replacement(content, node) {
      const address = hrefOf(node);
      const words = content.replaceAll(/\s+/g, ' ').trim();
      if (LINK.test(address) && words) return `[${words}](${address.replaceAll(/[\s()]/g, escapedSign)})`;
      if (words && !address.startsWith('#')) lose('link');
      return content;
    },
  });
}

function addParts(converter: Turndown, lose: Lose, deeper: number): void {
  converter.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement(content, node) {
      const words = content.replaceAll('**', '').replaceAll(/\s+/g, ' ').trim();
      const depth = Math.max(2, Math.min(4, Number(node.nodeName.slice(1)) + deeper));
      return words ? `\n\n${'#'.repeat(depth)} ${words}\n\n` : '';
    },
  });
  converter.addRule('list of Word', {
    filter: (node) => node.nodeName === 'P' && WORD_LIST.test(styleOf(node)),
    replacement(content, node) {
      const level = Number(WORD_LIST.exec(styleOf(node))?.[1] ?? 1);
      const mark = markOf(node);
      const typed = mark === '' ? TYPED_MARK.exec(content.trim()) : null;
      const isNumbered = /^\s*\(?[\da-z]+[.)]/i.test(mark) || typed?.groups?.number !== undefined;
      const words = content.trim().slice(typed?.[0].length ?? 0);
      return `\n${'    '.repeat(level - 1)}${isNumbered ? '1.' : '-'} ${words}\n`;
    },
  });
  converter.addRule('picture', {
    filter: 'img',
    replacement() {
      lose('picture');
      return '';
    },
  });
  converter.addRule('embedded', {
    filter: (node) => EMBEDDED.has(node.nodeName),
    replacement() {
      lose('embedded');
      return '';
    },
  });
}

function addTables(converter: Turndown, lose: Lose): void {
  converter.addRule('cell', {
    filter: ['td', 'th'],
    replacement(content, node) {
      const [across, down] = [numberIn(node, 'colspan'), numberIn(node, 'rowspan')];
      if (across > 1 || down > 1) lose('merged');
      const words = content.replaceAll('**', '').replaceAll(/\s+/g, ' ').trim();
      return `${down > 1 ? `${SPAN}${down}${SPAN}` : ''}${words}${CELL.repeat(across)}`;
    },
  });
  converter.addRule('row', { filter: 'tr', replacement: (content) => content + ROW });
  converter.addRule('parts of a table', {
    filter: ['thead', 'tbody', 'tfoot', 'colgroup', 'caption'],
    replacement: (content, node) =>
      node.nodeName === 'CAPTION' ? `${content.trim()}${CELL}${ROW}` : content,
  });
  converter.addRule('table', {
    filter: 'table',
    replacement: (content) => `\n\n${pipeTable(rowsOf(content))}\n\n`,
  });
}

/** Each cell is in its column, also below one that spans several rows. */
function rowsOf(content: string): string[][] {
  const open: number[] = [];
  return content
    .split(ROW)
    .slice(0, -1)
    .map((line) => {
      const cells = line.split(CELL).slice(0, -1);
      const row: string[] = [];
      for (let column = 0; cells.length > 0 || (open[column] ?? 0) > 0; column += 1) {
        if ((open[column] ?? 0) > 0) {
          open[column]! -= 1;
          row.push('');
          continue;
        }
        const [, down, words = ''] =
          new RegExp(`^\\s*(?:${SPAN}(\\d+)${SPAN})?(.*)$`, 's').exec(cells.shift() ?? '') ?? [];
        open[column] = Number(down ?? 1) - 1;
        row.push(words.trim());
      }
      return row;
    });
}

function marked(content: string, sign: string): string {
  const words = content.trim();
  if (sign === '' || words === '' || words.includes('\n')) return content;
  const [before = '', after = ''] = content.split(words);
  return `${before}${sign}${words}${sign}${after}`;
}

/** The bullet or number that Word writes before the words. */
function markOf(node: HTMLElement): string {
  const mark = Array.from(node.getElementsByTagName('span')).find((span) => WORD_MARK.test(styleOf(span)));
  return mark?.textContent ?? '';
}

function escapedSign(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;
}

function styleOf(node: HTMLElement): string {
  return node.getAttribute(LOOK) ?? '';
}

function hrefOf(node: Turndown.Node): string {
  return 'getAttribute' in node ? (node.getAttribute('href') ?? '') : '';
}

function numberIn(node: Turndown.Node, attribute: string): number {
  const number = 'getAttribute' in node ? Number(node.getAttribute(attribute) ?? 1) : 1;
  return Number.isInteger(number) ? Math.max(1, Math.min(20, number)) : 1;
}
