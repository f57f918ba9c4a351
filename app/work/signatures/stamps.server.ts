import { buffer } from 'node:stream/consumers';
import { longMoment } from '#app/platform/core/time.ts';
import type { SignPlace } from '#app/platform/db/work-values.ts';
import { isWritable, letterFonts } from '#app/work/letters/letter-pdf.server.ts';
import type { Signed } from './certificate-words.ts';
import { STAMP } from './place-on-page.ts';

const SIZE = { name: 12, least: 6, rest: 7 } as const;
/** Characters of the hash, which stands whole on the page of signatures. */
const REFERENCE = 12;

/** Of each place a page of the size of a stamp: name, day and reference. Without places no bytes. */
export async function stampsPdf(signed: Signed): Promise<Uint8Array> {
  if (signed.places.length === 0) return new Uint8Array();
  const { PDFDocument, plain, bold } = await letterFonts();
  const pdf = new PDFDocument({ autoFirstPage: false, font: '', pdfVersion: '1.7' });
  const written = buffer(pdf);
  pdf.registerFont('plain', plain);
  pdf.registerFont('bold', bold);
  for (const place of signed.places) {
    const [name, ...lines] = stampLines(place, signed);
    pdf.addPage({ size: [STAMP.width, STAMP.height], margin: 0 });
    pdf.font('bold').fontSize(SIZE.name);
    const share = STAMP.width / pdf.widthOfString(name);
    const fits = Math.min(SIZE.name, SIZE.name * share);
    const line = { lineBreak: false, width: STAMP.width, ellipsis: true, height: SIZE.name + 3 };
    pdf.fontSize(Math.max(SIZE.least, fits)).text(name, 0, 2, line);
    pdf.moveTo(0, 20).lineTo(STAMP.width, 20).lineWidth(0.5).stroke();
    lines.forEach((text, at) =>
      pdf.font('plain', SIZE.rest).text(text, 0, 23 + 9 * at, { lineBreak: false }),
    );
  }
  pdf.end();
  return written;
}

/** A name in letters that the fonts lack is left to the attached file, as on the page of signatures. */
function stampLines({ email }: SignPlace, { signatures, sha256 }: Signed): [string, string, string] {
  const signature = signatures.find((one) => one.email === email);
  if (!signature) return ['', '', ''];
  const { typed, at } = signature;
  return [
    isWritable(typed) ? typed.normalize('NFC') : 'Signed: see signatures.txt',
    `Signed electronically, ${longMoment(new Date(at))}`,
    `Reference ${sha256.slice(0, REFERENCE)}, see the last page`,
  ];
}
