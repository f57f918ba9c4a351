import { oneLine } from '#app/platform/core/text.ts';

/** In bytes: a little below the longest body that the server reads from a colleague. */
export const MOST_BYTES = 6_000_000;
export const MOST_FILES = 10;

export type Checked = { name: string; type: string; bytes: Uint8Array };

type Kind = { type: string; starts: readonly (readonly number[])[] };

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const ZIP = [ascii('PK\u0003\u0004')];
const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** By the ending of the name; the bytes must begin as that kind does. */
const KINDS: Record<string, Kind> = {
  pdf: { type: 'application/pdf', starts: [ascii('%PDF-')] },
  png: { type: 'image/png', starts: [[0x89, ...ascii('PNG')]] },
  jpg: { type: 'image/jpeg', starts: [[0xff, 0xd8, 0xff]] },
  jpeg: { type: 'image/jpeg', starts: [[0xff, 0xd8, 0xff]] },
  docx: { type: `${OFFICE}.wordprocessingml.document`, starts: ZIP },
  xlsx: { type: `${OFFICE}.spreadsheetml.sheet`, starts: ZIP },
  odt: { type: 'application/vnd.oasis.opendocument.text', starts: ZIP },
  ods: { type: 'application/vnd.oasis.opendocument.spreadsheet', starts: ZIP },
  csv: { type: 'text/csv', starts: [] },
  txt: { type: 'text/plain', starts: [] },
};

export const ACCEPT = Object.keys(KINDS)
  .map((ending) => `.${ending}`)
  .join(',');

export function checkFile(fullName: string, bytes: Uint8Array): Checked | { refusal: string } {
  const name = nameOf(fullName);
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const kind = Object.hasOwn(KINDS, ending) ? KINDS[ending] : undefined;
  if (!kind)
    return {
      refusal: `“${name}” is of a kind that we don’t mail. PDF, Word, Excel, pictures, CSV and text go out.`,
    };
  if (bytes.byteLength === 0) return { refusal: `“${name}” is empty.` };
  if (!fits(kind, bytes))
    return {
      refusal: `“${name}” is not what its name says. Save it again as ${ending.toUpperCase()}, or send it as a PDF.`,
    };
  return { name, type: kind.type, bytes };
}

function fits({ starts }: Kind, bytes: Uint8Array): boolean {
  if (starts.length > 0) return starts.some((start) => start.every((byte, at) => bytes[at] === byte));
  return !bytes.includes(0);
}

function nameOf(fullName: string): string {
  const name = oneLine(fullName.split(/[/\\]/).at(-1) ?? '');
  const ending = /\.[a-z]{1,5}$/i.exec(name)?.[0] ?? '';
  return name.slice(0, name.length - ending.length).slice(0, 150) + ending || 'file';
}
