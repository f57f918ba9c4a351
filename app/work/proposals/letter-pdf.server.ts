import type { PDFFont, PDFPage } from 'pdf-lib';
import { firm } from '#content/firm.ts';

/** In points, on A4. */
const PAGE = { width: 595.28, height: 841.89, side: 64, top: 72, bottom: 80 } as const;
const BODY = { size: 10.5, leading: 15 } as const;

/** What the built-in fonts of PDF can write (Windows-1252), and the narrow space of amounts. */
const WRITABLE =
  /^[\n -~\u00A0-\u00FF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020-\u2022\u2026\u202F\u2030\u2039\u203A\u20AC\u2122]*$/;
const LONGEST_WORD = 60;

/** A letter is written word for word or not at all: with other characters it is there as text alone. */
export function isWritable(words: string): boolean {
  const isShort = words.split(/\s+/).every(({ length }) => length <= LONGEST_WORD);
  return isShort && WRITABLE.test(words.normalize('NFC'));
}

/** The words of a letter that is writable, and page numbers that are no part of them. */
export async function letterPdf({ title, words }: { title: string; words: string }): Promise<Uint8Array> {
  const { PDFDocument, StandardFonts } = await pdfLib();
  const pdf = await PDFDocument.create();
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setAuthor(firm.legalName);
  pdf.setLanguage('en-ZA');
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  let page: PDFPage | null = null;
  let y = 0;
  for (const { text, isHeading, gap } of linesOf(words, { plain, bold })) {
    y -= gap;
    if (!page || y < PAGE.bottom + (isHeading ? 3 * BODY.leading : 0)) {
      page = pdf.addPage([PAGE.width, PAGE.height]);
      y = PAGE.height - PAGE.top;
    }
    page.drawText(text, { x: PAGE.side, y, size: BODY.size, font: isHeading ? bold : plain });
    y -= BODY.leading;
  }
  await numberPages(pdf.getPages(), plain);
  return pdf.save();
}

type Fonts = { plain: PDFFont; bold: PDFFont };
type Line = { text: string; isHeading: boolean; gap: number };

/** The title and what stands after two empty lines are headings. */
function linesOf(words: string, fonts: Fonts): Line[] {
  let empty = 2;
  return words
    .normalize('NFC')
    .replaceAll('\u202F', '\u00A0')
    .split('\n')
    .flatMap((paragraph): Line[] => {
      if (paragraph.trim() === '') {
        empty += 1;
        return [];
      }
      const isHeading = empty >= 2 && !paragraph.startsWith('- ');
      const gap = (Math.min(empty, 2) * BODY.leading) / 2;
      empty = 0;
      const lines = wrapped(paragraph, isHeading ? fonts.bold : fonts.plain);
      return lines.map((text, index) => ({ text, isHeading, gap: index === 0 ? gap : 0 }));
    });
}

function wrapped(paragraph: string, font: PDFFont): string[] {
  const lines: string[] = [];
  for (const word of paragraph.split(' ').filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    const fits = font.widthOfTextAtSize(longer, BODY.size) <= PAGE.width - 2 * PAGE.side;
    if (lines.length > 0 && fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Marked as artifacts: programs that read a PDF aloud or compare its words leave them out. */
async function numberPages(pages: readonly PDFPage[], font: PDFFont): Promise<void> {
  const { PDFName, PDFOperator, PDFOperatorNames } = await pdfLib();
  for (const [index, page] of pages.entries()) {
    const text = `Page ${index + 1} of ${pages.length}`;
    const x = PAGE.width - PAGE.side - font.widthOfTextAtSize(text, 8.5);
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]));
    page.drawText(text, { x, y: PAGE.bottom / 2, size: 8.5, font });
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }
}

/** Loaded with the first letter. The bundle of the server has a CommonJS package under `default` alone. */
async function pdfLib() {
  const library = await import('pdf-lib');
  return 'default' in library ? (library.default as typeof library) : library;
}
