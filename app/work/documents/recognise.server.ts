import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { KINDS, KINDS_TEXT, MOST_BYTES } from './kinds.ts';
import { readPackage, type Package } from './office.server.ts';
import type { SpooledFile } from './spool.server.ts';
import { END_OF_FILE, withoutEnd } from '#app/platform/csv/unwrapped.ts';
import { encodingOf } from '#app/platform/csv/text-encoding.ts';

const NO_TEXT = /(?![\t\n\v\f\r\x7F-\x9F])\p{Cc}/u;

const MARKUP = /^\s*<(?:\?xml|!doctype|html|svg)/i;

/** In bytes: signatures are within them, and no file can make the search long. */
const HEAD = 64 * 1024;
/** ISO 32000-1, annex H.3.4.1: banks, payroll programs and scanners write something before it. */
const PDF_WITHIN = 1024;
const PDF = /%PDF-\d/;
const PICTURES = /^(?:\xff\xd8\xff|\x89PNG|RIFF|[^]{4}ftyp)/;
const ZIP = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'];

const HEIC = new Set(['image/heif', 'image/heic-sequence', 'image/heif-sequence']);

const NO_MACROS =
  'It has macros, which can carry viruses. Save it as DOCX or XLSX without them, or as PDF, and send that.';

const INSTEAD: Readonly<Record<string, string>> = {
  'application/x-cfb':
    'It is an old Office file, or has a password. Save it as DOCX, XLSX or PDF without a password, and send that.',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    'Save it as a PDF, and send that.',
  'application/vnd.oasis.opendocument.text': 'Save it as a PDF or DOCX, and send that.',
  'image/avif': 'Save the picture as JPEG, and send that.',
  'image/tiff':
    'It is a TIFF, which may have several pages. Save it as a PDF with all of them, and send that.',
  'image/gif': 'Save the picture as JPEG or PNG, and send that.',
  'application/vnd.rar': 'Take the files out of the archive, and send each of them.',
  'application/x-7z-compressed': 'Take the files out of the archive, and send each of them.',
};

const NO_PACKAGE: Readonly<Record<Exclude<Package['kind'], 'office'>, string>> = {
  zip: 'Take the files out of the ZIP, and send each of them.',
  damaged: 'It is damaged or not complete. Open it, save it again, and send that.',
  bomb: 'It unpacks to far more than any document has. Save it again, or as a PDF, and send that.',
  macros: NO_MACROS,
};

type Recognised = { type: string } | { why: string };

/** The type by content, whatever the name says; or why the file is not accepted, and what to do. */
export async function recognise(file: SpooledFile): Promise<Recognised> {
  if (file.isTooLong)
    return { why: `It has more than ${MOST_BYTES / 1_000_000} MB. Save it smaller, or send it in parts.` };
  if (file.size === 0) return { why: 'It is empty. Save it again, and look whether it opens.' };
  const head = await buffer(Readable.from(file.chunks(0, HEAD)));
  const start = head.toString('latin1', 0, PDF_WITHIN + 8);
  if (PDF.test(start.slice(0, 6))) return { type: 'application/pdf' };
  if (/\.csv$/i.test(file.name) && (await isText(file))) return { type: 'text/csv' };
  if (PDF.test(start) && !PICTURES.test(start)) return { type: 'application/pdf' };
  if (ZIP.some((mark) => start.startsWith(mark))) return unpacked(await readPackage(file));
  const mime = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime ?? '';
  return takenOrNot(HEIC.has(mime) ? 'image/heic' : mime, file.name);
}

function unpacked(found: Package): Recognised {
  return found.kind === 'office' ? takenOrNot(found.type) : { why: NO_PACKAGE[found.kind] };
}

function takenOrNot(type: string, name = ''): Recognised {
  if (Object.hasOwn(KINDS, type)) return { type };
  if (INSTEAD[type]) return { why: INSTEAD[type] };
  const advice = /\.pdf$/i.test(name)
    ? 'This is no PDF, whatever its name says. Open it, and print or save it as a PDF once more.'
    : 'Save it as a PDF, and send that.';
  return { why: `We take ${KINDS_TEXT}. ${advice}` };
}

/** In UTF-8, UTF-16 or an older encoding of one byte per letter, as spreadsheets write it; not a web page. */
async function isText(file: SpooledFile): Promise<boolean> {
  const decoder = new TextDecoder(await decoderOf(file));
  let [isFirst, isEnded] = [true, false];
  for await (const chunk of file.chunks()) {
    const text = decoder.decode(chunk, { stream: true });
    if (isFirst && MARKUP.test(text)) return false;
    isFirst = false;
    const words = withoutEnd(text);
    if (NO_TEXT.test(words) || (isEnded && words.trim() !== '')) return false;
    isEnded ||= text.includes(END_OF_FILE);
  }
  return true;
}

async function decoderOf(file: SpooledFile): Promise<string> {
  for await (const head of file.chunks(0, 256))
    return encodingOf(head)?.replace('utf-8', 'latin1') ?? 'latin1';
  return 'latin1';
}
