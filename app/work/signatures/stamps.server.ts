import { buffer } from 'node:stream/consumers';
import { momentText } from '#app/platform/core/time.ts';
import type { Signature, SignPlace } from '#app/platform/db/work-values.ts';
import { isWritable, letterFonts } from '#app/work/letters/letter-pdf.server.ts';
import type { Signed } from './certificate-words.ts';
import { drawName } from './drawn-figure.ts';
import { STAMP } from './place-on-page.ts';

/** In points: nothing is smaller than `rest`. */
const SIZE = { name: 16, rest: 8 } as const;
/** In points, left and right. */
const SIDE = 3;
const WIDTH = STAMP.width - 2 * SIDE;
/** In points from the top: a rule, and the lines below it. */
const BELOW = {
  typed: { rule: 32, first: 36, step: 11 },
  drawn: { rule: 28, first: 30, step: 9.6 },
} as const;
/** Characters of the hash, which stands whole on the page of signatures. */
const REFERENCE = 12;

type Pdf = PDFKit.PDFDocument;
type Lines = [name: string, signed: string, reference: string];

/** Of each place a page of the size of a stamp: name, day and reference. Without places no bytes. */
export async function stampsPdf(signed: Signed): Promise<Uint8Array> {
  if (signed.places.length === 0) return new Uint8Array();
  const { PDFDocument, plain, bold } = await letterFonts();
  const pdf = new PDFDocument({ autoFirstPage: false, font: '', pdfVersion: '1.7' });
  const written = buffer(pdf);
  pdf.registerFont('plain', plain);
  pdf.registerFont('bold', bold);
  for (const place of signed.places) {
    pdf.addPage({ size: [STAMP.width, STAMP.height], margin: 0 });
    drawStamp(
      pdf,
      stampLines(place, signed),
      signed.signatures.find(({ email }) => email === place.email),
    );
  }
  pdf.end();
  return written;
}

/** A drawn name stands where the typed one does otherwise, and that below the rule. */
function drawStamp(pdf: Pdf, [name, ...lines]: Lines, signature: Signature | undefined): void {
  const drawn = signature?.drawn;
  const { rule, first, step } = drawn ? BELOW.drawn : BELOW.typed;
  if (drawn) drawName(pdf, drawn, { left: SIDE, top: 1, width: WIDTH, height: rule - 2 });
  else writeFitting(pdf, name, { size: SIZE.name, top: 8 });
  pdf
    .moveTo(SIDE, rule)
    .lineTo(SIDE + WIDTH, rule)
    .lineWidth(0.5)
    .stroke();
  if (drawn) writeFitting(pdf, name, { size: SIZE.rest, top: first });
  lines.forEach((text, at) => {
    const top = first + step * (drawn ? at + 1 : at);
    pdf.font('plain', SIZE.rest).text(text, SIDE, top, { lineBreak: false });
  });
}

function writeFitting(pdf: Pdf, name: string, { size, top }: { size: number; top: number }): void {
  pdf.font('bold').fontSize(size);
  const fits = Math.min(size, (size * WIDTH) / pdf.widthOfString(name));
  const line = { lineBreak: false, width: WIDTH, ellipsis: true, height: size + 3 };
  const written = Math.max(SIZE.rest, fits);
  // A smaller name stands on the rule as a large one does.
  pdf.fontSize(written).text(name, SIDE, top + size - written, line);
}

/** A name in letters that the fonts lack is left to the attached file, as on the page of signatures. */
function stampLines({ email }: SignPlace, { signatures, sha256 }: Signed): Lines {
  const signature = signatures.find((one) => one.email === email);
  if (!signature) return ['', '', ''];
  const { typed, at } = signature;
  return [
    isWritable(typed) ? typed.normalize('NFC') : 'Signed: see signatures.txt',
    `Signed electronically, ${momentText(new Date(at))}`,
    `Reference ${sha256.slice(0, REFERENCE)}, see last page`,
  ];
}
