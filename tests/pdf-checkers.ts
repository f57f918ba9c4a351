import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Poppler and qpdf read what the site seals: the writer must not check itself. */
export function whyNoPdfCheckers(): string | null {
  const missing = ['pdfsig', 'pdftotext', 'pdftoppm', 'qpdf'].filter(
    (program) => spawnSync('which', [program]).status !== 0,
  );
  if (missing.length === 0) return null;
  return `Sealed PDFs are not checked here: ${missing.join(', ')} not found (Debian packages poppler-utils qpdf).`;
}

export function signaturesIn(pdf: Uint8Array): string {
  return outputOf('pdfsig', [], pdf);
}

export function faultsIn(pdf: Uint8Array): string {
  const found = outputOf('qpdf', ['--check'], pdf);
  return found.includes('No syntax or stream encoding errors found') ? '' : found;
}

/** The brightness of a page at a point, from 0 to 255; in points from the left and the top. */
export function lightAt(pdf: Uint8Array, page: number, { x, y }: { x: number; y: number }): number {
  const only = `-gray -r 72 -f ${page} -l ${page} -x ${x} -y ${y} -W 1 -H 1`;
  const picture = ran('pdftoppm', only.split(' '), pdf).stdout;
  return picture.at(-1) ?? 0;
}

/** The words with their centres, in points from the left and the top of the page as shown. */
export function placesIn(pdf: Uint8Array): { page: number; word: string; x: number; y: number }[] {
  const pages = outputOf('pdftotext', ['-bbox', '-cropbox'], pdf, '-').split('<page ').slice(1);
  return pages.flatMap((page, index) =>
    [...page.matchAll(/<word ([^>]*)>([^<]*)</g)].map(([, box = '', word = '']) => {
      const [left = 0, top = 0, right = 0, bottom = 0] = numbersIn(box);
      return { page: index + 1, word, x: (left + right) / 2, y: (top + bottom) / 2 };
    }),
  );
}

function numbersIn(attributes: string): number[] {
  return [...attributes.matchAll(/"([\d.]+)"/g)].map(([, value]) => Number(value));
}

function outputOf(program: string, words: readonly string[], pdf: Uint8Array, last?: string): string {
  const { stdout, stderr } = ran(program, words, pdf, last);
  return stdout.toString('utf8') + stderr.toString('utf8');
}

function ran(program: string, words: readonly string[], pdf: Uint8Array, last?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'site-pdf-'));
  try {
    const file = join(folder, 'file.pdf');
    writeFileSync(file, pdf);
    return spawnSync(program, [...words, file, ...(last ? [last] : [])]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
