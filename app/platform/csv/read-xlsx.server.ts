import { buffer } from 'node:stream/consumers';
import { SaxesParser } from 'saxes';
import { DAY } from '#app/platform/core/time.ts';
import { DAY_ZERO } from './read-day.ts';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

/** In bytes, unpacked: far more than a sheet of 10 000 lines. */
const LARGEST_PART = 40_000_000;
const MOST_PARTS = 1_000;
const MOST_CELLS = 200_000;
/** 31 December 9999, in days as Excel counts them. */
const LAST_COUNT = 2_958_466;

const STRINGS = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;

export function isXlsx(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;
}

/** The first sheet, as texts; a merged cell's text is in its first cell. Null: unreadable or far too large. */
export async function readXlsx(bytes: Uint8Array): Promise<string[][] | null> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true });
    if (zip.entryCount > MOST_PARTS) return null;
    const parts = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) parts.set(entry.fileName, entry);
    const sheet = [...parts.keys()].filter((name) => SHEET.test(name)).toSorted(byNumber)[0];
    if (!sheet) return null;
    const strings = stringsIn(await textOf(zip, parts.get(STRINGS)));
    const onDays = dayStylesIn(await textOf(zip, parts.get(STYLES)));
    return cellsIn(await textOf(zip, parts.get(sheet)), strings, onDays);
  } catch {
    return null;
  }
}

function byNumber(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

async function textOf(zip: ZipFile, entry: Entry | undefined): Promise<string> {
  if (!entry) return '';
  if (entry.uncompressedSize > LARGEST_PART) throw new Error('A part of the workbook is too large.');
  return (await buffer(await zip.openReadStreamPromise(entry))).toString();
}

function stringsIn(xml: string): string[] {
  const strings: string[] = [];
  let [text, isText, isPhonetic] = ['', false, false];
  parse(xml, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text: (part) => (text += isText ? part : ''),
    close(name) {
      if (name === 'si') strings.push(text);
      if (name === 'rPh') isPhonetic = false;
      if (name === 't') isText = false;
    },
  });
  return strings;
}

function cellsIn(xml: string, strings: readonly string[], onDays: ReadonlySet<string>): string[][] {
  const lines: string[][] = [];
  let [line, cells, type, style, text, at] = [[] as string[], 0, '', '', '', 0];
  let isValue = false;
  parse(xml, {
    open(name, attributes) {
      if (name === 'row') {
        line = [];
        // Lines without a cell are left out of the file.
        const place = Number(attributes.r ?? lines.length + 1) - 1;
        while (lines.length < place && lines.length < MOST_CELLS) lines.push([]);
      } else if (name === 'c') {
        [type, style, text] = [attributes.t ?? '', attributes.s ?? '', ''];
        at = columnOf(attributes.r) ?? line.length;
        cells += 1;
        if (cells > MOST_CELLS || at > MOST_CELLS / 100) throw new Error('The sheet is too large.');
      }
      isValue = name === 'v' || name === 't';
    },
    text: (part) => (text += isValue ? part : ''),
    close(name) {
      if (name === 'row') lines.push(line);
      if (name === 'v' || name === 't') isValue = false;
      if (name !== 'c') return;
      while (line.length < at) line.push('');
      const plain = type === 's' ? (strings[Number(text)] ?? '') : wholeNumber(text, type);
      line[at] = onDays.has(style) && (type === '' || type === 'n') ? dayOf(plain) : plain;
    },
  });
  return lines;
}

/** The numbers of the formats that a program need not declare: days, and moments. */
const DAY_FORMATS = new Set(['14', '15', '16', '17', '22']);

function dayStylesIn(xml: string): Set<string> {
  const formats = new Set(DAY_FORMATS);
  const styles = new Set<string>();
  let [isOfCells, at] = [false, 0];
  parse(xml, {
    open(name, { numFmtId = '', formatCode = '' }) {
      // A text in quotes or brackets, or behind a stroke, is no part of a day.
      const letters = formatCode.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
      if (name === 'numFmt' && /[dy]/i.test(letters)) formats.add(numFmtId);
      if (name === 'cellXfs') isOfCells = true;
      if (name !== 'xf' || !isOfCells) return;
      if (formats.has(numFmtId)) styles.add(String(at));
      at += 1;
    },
    text: () => undefined,
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return styles;
}

/** A number of days, `46353.5`, as its day. */
function dayOf(text: string): string {
  const count = Math.floor(Number(text));
  if (text === '' || !(count > 60 && count < LAST_COUNT)) return text;
  return new Date(DAY_ZERO + count * DAY).toISOString().slice(0, 10);
}

/** Excel writes a long number as `1.2345678901E10`. */
function wholeNumber(text: string, type: string): string {
  if (type !== '' && type !== 'n') return text;
  const value = Number(text);
  return /E/i.test(text) && Number.isSafeInteger(value) ? String(value) : text;
}

function columnOf(place: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

type Handlers = {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(part: string): void;
  close(name: string): void;
};

function parse(xml: string, { open, text, close }: Handlers): void {
  const parser = new SaxesParser();
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('A workbook declares no entities.');
  });
  parser.on('opentag', ({ name, attributes }) => open(local(name), attributes));
  parser.on('text', text);
  parser.on('closetag', ({ name }) => close(local(name)));
  if (xml) parser.write(xml).close();
}
