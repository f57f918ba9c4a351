import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { readText } from '#app/platform/csv/text-encoding.ts';
import type { SpooledFile } from './spool.server.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const TYPES_PART = '[content_types].xml';
/** More parts than a large workbook has. */
const MOST_PARTS = 10_000;
const LONGEST_LIST = 1_000_000;

/** XML is compressed to a twentieth of its size; a hundredth is a bomb. */
const LARGE = 100_000_000;
const MOST_TIMES_LARGER = 100;
const MOST_UNPACKED = 2_000_000_000;

export type Package = { kind: 'office'; type: string } | { kind: 'macros' | 'bomb' | 'zip' | 'damaged' };

type Part = { path: string; entry: Entry };

/** The content of a ZIP, by its central directory: only the part with the list of types is unpacked. */
export async function readPackage(file: SpooledFile): Promise<Package> {
  try {
    const zip = await opened(file);
    if (zip.entryCount > MOST_PARTS) return { kind: 'zip' };
    const parts: Part[] = [];
    for await (const entry of zip.eachEntry()) parts.push({ entry, path: pathOf(entry) });
    return await kindOf(file, zip, parts);
  } catch {
    return { kind: 'damaged' };
  }
}

async function kindOf(file: SpooledFile, zip: ZipFile, parts: readonly Part[]): Promise<Package> {
  const named = (name: string) => parts.find(({ path }) => path.toLowerCase() === name);
  const list = named(TYPES_PART) ?? named('mimetype');
  if (!list) return { kind: 'zip' };
  if (isBomb(file, parts)) return { kind: 'bomb' };
  const type = typeIn(list.path, await textOf(zip, list));
  if (!type) return { kind: 'zip' };
  if (type === 'macros' || parts.some(({ path }) => MACROS.test(path))) return { kind: 'macros' };
  return { kind: 'office', type };
}

/** Macros of Office and of LibreOffice, whose `script-lb.xml` only lists them. */
const MACROS = /(?:^|\/)(?:vbaProject\.bin$|macrosheets\/)|^Basic\/[^/]+\/(?!script-lb\.xml)[^/]+\.xml$/i;

const MAIN_PARTS: readonly (readonly [RegExp, string])[] = [
  [/macroEnabled|vbaProject|macrosheet/i, 'macros'],
  [/wordprocessingml\.document\.main\+xml/i, `${OFFICE}.wordprocessingml.document`],
  [/spreadsheetml\.sheet\.main\+xml/i, `${OFFICE}.spreadsheetml.sheet`],
  [/presentationml\.(?:presentation|slideshow)\.main\+xml/i, `${OFFICE}.presentationml.presentation`],
];

function typeIn(path: string, text: string): string | undefined {
  if (path !== 'mimetype') return MAIN_PARTS.find(([pattern]) => pattern.test(text))?.[1];
  return /^application\/vnd\.oasis\.opendocument\.[\w-]+/.exec(text)?.[0];
}

/** Overlapping parts unpack to more than the file states. */
function isBomb({ size }: SpooledFile, parts: readonly Part[]): boolean {
  const sum = (of: (entry: Entry) => number) => parts.reduce((total, { entry }) => total + of(entry), 0);
  const unpacked = sum((entry) => entry.uncompressedSize);
  if (sum((entry) => entry.compressedSize) > size || unpacked > MOST_UNPACKED) return true;
  return unpacked > LARGE && unpacked > MOST_TIMES_LARGER * size;
}

function opened(file: SpooledFile): Promise<ZipFile> {
  const reader = Object.assign(Object.create(RandomAccessReader.prototype) as RandomAccessReader, {
    _readStreamForRange: (from: number, to: number) => Readable.from(file.chunks(from, to)),
  });
  const options = { lazyEntries: true, decodeStrings: false, autoClose: false };
  return fromRandomAccessReaderPromise(reader, file.size, options);
}

/** Some writers put a slash before the name, or backslashes into it. */
function pathOf({ fileNameRaw }: Entry): string {
  return fileNameRaw.toString().replaceAll('\\', '/').replace(/^\/+/, '');
}

async function textOf(zip: ZipFile, { entry }: Part): Promise<string> {
  if (entry.uncompressedSize > LONGEST_LIST) return '';
  return readText(await buffer(await zip.openReadStreamPromise(entry)));
}
