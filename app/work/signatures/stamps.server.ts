import { buffer } from 'node:stream/consumers';
import { longMoment } from '#app/platform/core/time.ts';
import type { Signature, SignPlace } from '#app/platform/db/work-values.ts';
import { isWritable, letterFonts } from '#app/work/letters/letter-pdf.server.ts';
import type { Signed } from './certificate-words.ts';
import { drawName } from './drawn-figure.ts';
import { STAMP } from './place-on-page.ts';

const SIZE = { name: 12, least: 6, rest: 7 } as const;
/** In points from the top: a rule, and the lines below it. */
const BELOW = {
  typed: { rule: 20, first: 23, step: 9 },
  drawn: { rule: 18, first: 20, step: 7.7 },
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
  if (drawn) drawName(pdf, drawn, { left: 0, top: 0, width: STAMP.width, height: rule });
  else writeFitting(pdf, name, { size: SIZE.name, top: 2 });
  pdf.moveTo(0, rule).lineTo(STAMP.width, rule).lineWidth(0.5).stroke();
  if (drawn) writeFitting(pdf, name, { size: SIZE.rest, top: first });
  lines.forEach((text, at) => {
    const top = first + step * (drawn ? at + 1 : at);
    pdf.font('plain', SIZE.rest).text(text, 0, top, { lineBreak: false });
  });
}

function writeFitting(pdf: Pdf, name: string, { size, top }: { size: number; top: number }): void {
  pdf.font('bold').fontSize(size);
  const fits = Math.min(size, (size * STAMP.width) / pdf.widthOfString(name));
  const line = { lineBreak: false, width: STAMP.width, ellipsis: true, height: size + 3 };
  pdf.fontSize(Math.max(SIZE.least, fits)).text(name, 0, top, line);
}

/** A name in letters that the fonts lack is left to the attached file, as on the page of signatures. */
function stampLines({ email }: SignPlace, { signatures, sha256 }: Signed): Lines {
  const signature = signatures.find((one) => one.email === email);
  if (!signature) return ['', '', ''];
  const { typed, at } = signature;
  return [
    isWritable(typed) ? typed.normalize('NFC') : 'Signed: see signatures.txt',
    `Signed electronically, ${longMoment(new Date(at))}`,
    `Reference ${sha256.slice(0, REFERENCE)}, see the last page`,
  ];
}
