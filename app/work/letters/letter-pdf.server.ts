import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { firm } from '#app/platform/content/firm.ts';

/** In points, on A4. */
const PAGE = { side: 64, top: 72, bottom: 80 } as const;
const BODY = { size: 10.5, gap: 7.5, lineGap: 2.5 } as const;
const NUMBER_SIZE = 8.5;

/** What the fonts have: Latin letters of Europe and Vietnam, the signs of a letter, and the narrow space of amounts. */
const WRITABLE =
  /^[\n -~\u00A0-\u0131\u0134-\u0148\u014A-\u017E\u1EA0-\u1EF9\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020-\u2022\u2026\u202F\u2030\u2039\u203A\u20AC\u2122\u2212]*$/;
const LONGEST_WORD = 60;

/** A letter is written word for word or not at all: with other characters it is there as text alone. */
export function isWritable(words: string): boolean {
  const isShort = words.split(/\s+/).every(({ length }) => length <= LONGEST_WORD);
  return isShort && WRITABLE.test(words.normalize('NFC'));
}

/** `height`: in points. `draw`: from this left and top corner. */
export type Figure = {
  alt: string;
  height: number;
  draw: (pdf: Pdf, left: number, top: number) => void;
};

type Letter = {
  title: string;
  words: string;
  /** Below the headings of the second level, in their order. */
  figures?: readonly (Figure | null)[];
};

/** The words of a letter that is writable, tagged for programs that read aloud; page numbers are no part of them. */
export async function letterPdf({ title, words, figures = [] }: Letter): Promise<Uint8Array> {
  const { PDFDocument, plain, bold } = await letterFonts();
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { left: PAGE.side, right: PAGE.side, top: PAGE.top, bottom: PAGE.bottom },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-ZA',
    displayTitle: true,
    bufferPages: true,
    font: '',
    info: { Title: title, Author: firm.legalName },
  });
  const written = buffer(pdf);
  pdf.registerFont('plain', plain);
  pdf.registerFont('bold', bold);
  const letter = pdf.struct('Document');
  pdf.addStructure(letter);
  let headings = 0;
  for (const block of blocksOf(words)) {
    letter.add(elementOf(pdf, block));
    const figure = block.kind === 'H2' ? figures[headings++] : null;
    if (figure) letter.add(figureOf(pdf, figure));
  }
  letter.end();
  numberPages(pdf);
  pdf.end();
  return written;
}

type Pdf = PDFKit.PDFDocument;
type Block = { kind: 'H1' | 'H2' | 'P'; text: string } | { kind: 'L'; lines: string[] };

/** The title and what stands after two empty lines are headings; lines that begin with a dash are a list. */
function blocksOf(words: string): Block[] {
  const blocks: Block[] = [];
  let empty = 2;
  for (const text of words.normalize('NFC').replaceAll('\u202F', '\u00A0').split('\n')) {
    const last = blocks.at(-1);
    if (text.trim() === '') empty += 1;
    else if (!text.startsWith('- ')) blocks.push({ kind: !last ? 'H1' : empty >= 2 ? 'H2' : 'P', text });
    else if (last?.kind === 'L') last.lines.push(text);
    else blocks.push({ kind: 'L', lines: [text] });
    if (text.trim() !== '') empty = 0;
  }
  return blocks;
}

function elementOf(pdf: Pdf, block: Block) {
  if (block.kind !== 'L') return pdf.struct(block.kind, {}, () => write(pdf, block.text, block.kind));
  const items = block.lines.map((line) =>
    pdf.struct('LI', {}, [pdf.struct('LBody', {}, () => write(pdf, line, 'P'))]),
  );
  return pdf.struct('L', {}, items);
}

function figureOf(pdf: Pdf, { alt, height, draw }: Figure) {
  return pdf.struct('Figure', { alt }, () => {
    if (pdf.page.height - PAGE.bottom - pdf.y < height) pdf.addPage();
    const top = pdf.y;
    draw(pdf, PAGE.side, top);
    pdf.y = top + height + BODY.gap;
  });
}

function write(pdf: Pdf, text: string, kind: 'H1' | 'H2' | 'P'): void {
  const isHeading = kind !== 'P';
  const room = pdf.page.height - PAGE.bottom - pdf.y;
  if (isHeading && room < 5 * BODY.size) pdf.addPage();
  else if (kind === 'H2') pdf.y += BODY.gap;
  pdf.font(isHeading ? 'bold' : 'plain', BODY.size).text(text, { lineGap: BODY.lineGap });
  pdf.y += BODY.gap;
}

/** Marked as artifacts: programs that read a PDF aloud or compare its words leave them out. */
function numberPages(pdf: Pdf): void {
  const { count } = pdf.bufferedPageRange();
  // One page needs no number: as the page of signatures it is the last of another file.
  if (count === 1) return;
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index);
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf
      .font('plain', NUMBER_SIZE)
      .text(`Page ${index + 1} of ${count}`, PAGE.side, pdf.page.height - PAGE.bottom / 2, {
        align: 'right',
      });
    pdf.endMarkedContent();
  }
}

export async function letterFonts() {
  const { resolve } = createRequire(import.meta.url);
  const [pdfkit, plain, bold] = await Promise.all([
    import('pdfkit'),
    readFile(resolve('#app/platform/ui/fonts/public-sans-letter.ttf')),
    readFile(resolve('#app/platform/ui/fonts/public-sans-letter-bold.ttf')),
  ]);
  return { PDFDocument: pdfkit.default, plain, bold };
}
