import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'unpdf/pdfjs';
import type { Row } from './printed-rows.ts';

/** A notice has two to four pages; later ones are not read. */
const MOST_PAGES = 4;
/** On a page: a hostile file may have millions. */
const MOST_TEXTS = 5_000;
/** Times the height: texts this close are on one line. */
const SAME_LINE = 0.4;
/** Times the height: texts further apart are separate. A space is a quarter to a third of the height. */
const APART = 0.9;

/** Text modes of PDF: invisible, and as a clipping path. */
const UNSEEN: ReadonlySet<unknown> = new Set([3, 7]);

export type PdfRows = { kind: 'rows'; rows: Row[] } | { kind: 'locked' | 'no-text' | 'broken' };

/** As pdf.js gives it: where it starts, in points from the lower left. */
type Text = { text: string; x: number; y: number; width: number; height: number };

/** The text of the first pages, line by line. `data` is used up. */
export async function readPdf(data: Uint8Array): Promise<PdfRows> {
  const task = getDocument({
    data,
    // Nothing is drawn: neither fonts nor pictures are made, and nothing is fetched.
    disableFontFace: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    maxImageSize: 0,
    verbosity: 0,
  });
  try {
    const rows = await rowsOf(await task.promise);
    return rows.length > 0 ? { kind: 'rows', rows } : { kind: 'no-text' };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { kind: isLocked ? 'locked' : 'broken' };
  } finally {
    await task.destroy();
  }
}

async function rowsOf(pdf: PDFDocumentProxy): Promise<Row[]> {
  const rows: Row[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number++) {
    const page = await pdf.getPage(number);
    if (await hasUnseenText(page)) return [];
    const { items } = await page.getTextContent();
    rows.push(...rowsIn(items.slice(0, MOST_TEXTS).flatMap(textOf)));
  }
  return rows;
}

/** A scanner puts the text that it recognised behind the picture: any digit may be wrong. */
async function hasUnseenText(page: PDFPageProxy): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.some((act, at) => act === OPS.setTextRenderingMode && UNSEEN.has(argsArray[at]?.[0]));
}

type Item = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number];

/** Leaves out rotated text, such as “COPY” across the page. */
function textOf(item: Item): Text[] {
  if (!('str' in item) || !item.str.trim()) return [];
  const [across, turnedUp, turnedDown, , x, y]: number[] = item.transform;
  if (turnedUp !== 0 || turnedDown !== 0 || !across || x === undefined || y === undefined) return [];
  return [{ text: item.str, x, y, width: item.width, height: item.height || across }];
}

export function rowsIn(texts: readonly Text[]): Row[] {
  const lines: Text[][] = [];
  for (const text of texts.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (line && first && first.y - text.y <= SAME_LINE * Math.max(first.height, text.height)) line.push(text);
    else lines.push([text]);
  }
  return lines.map((line) => apart(line.toSorted((a, b) => a.x - b.x)));
}

function apart(line: readonly Text[]): Row {
  const row: string[] = [];
  let end = -Infinity;
  for (const { text, x, width, height } of line) {
    const gap = x - end;
    const [start = '', ...others] = text.trim().split(/\s{3,}/);
    const last = row.length - 1;
    if (gap > APART * height || last < 0) row.push(start);
    else row[last] += `${gap > 0.15 * height || /^\s/.test(text) ? ' ' : ''}${start}`;
    row.push(...others);
    end = x + width;
  }
  return row;
}
