import { fileTypeFromStream } from 'file-type';
import { byteStream } from '#app/http/byte-stream.ts';
import { KINDS, KINDS_TEXT, MOST_BYTES } from './kinds.ts';
import type { SpooledFile } from './spool.server.ts';

const HEIC = new Set(['image/heif', 'image/heic-sequence', 'image/heif-sequence']);

/** What to do with what is often sent and not taken, by its type. */
const INSTEAD: Readonly<Record<string, string>> = {
  'application/zip': 'Take the files out of the ZIP, and send each of them.',
  'application/x-cfb':
    'It is an old Office file, or has a password. Save it as DOCX, XLSX or PDF without a password, and send that.',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    'Save it as a PDF, and send that.',
  'application/vnd.oasis.opendocument.text': 'Save it as a PDF or DOCX, and send that.',
  'application/vnd.ms-word.document.macroenabled.12': 'It has macros. Save it as DOCX or PDF, and send that.',
  'application/vnd.ms-excel.sheet.macroenabled.12': 'It has macros. Save it as XLSX or PDF, and send that.',
  'image/avif': 'Save the picture as JPEG, and send that.',
  'image/tiff': 'Save the picture as PDF or JPEG, and send that.',
  'application/vnd.rar': 'Take the files out of the archive, and send each of them.',
};

/** The type by the content, whatever the name says; or why the file is not taken, and what to do. */
export async function recognise(file: SpooledFile): Promise<{ type: string } | { why: string }> {
  if (file.isTooLong)
    return { why: `It has more than ${MOST_BYTES / 1_000_000} MB. Save it smaller, or send it in parts.` };
  if (file.size === 0) return { why: 'It is empty. Save it again, and look whether it opens.' };
  const type = await typeOf(file);
  if (type && Object.hasOwn(KINDS, type)) return { type };
  const otherwise = `We take ${KINDS_TEXT}. Save it as a PDF, and send that.`;
  return { why: (type !== null && INSTEAD[type]) || otherwise };
}

async function typeOf(file: SpooledFile): Promise<string | null> {
  const stream = byteStream(file.chunks());
  const found = await fileTypeFromStream(stream).catch(() => undefined);
  if (found) return HEIC.has(found.mime) ? 'image/heic' : found.mime;
  return /\.csv$/i.test(file.name) && (await isText(file)) ? 'text/csv' : null;
}

/** In UTF-8 or an older encoding of one byte a letter, as Excel writes it. */
async function isText(file: SpooledFile): Promise<boolean> {
  for await (const chunk of file.chunks())
    if (chunk.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d)) return false;
  return true;
}
