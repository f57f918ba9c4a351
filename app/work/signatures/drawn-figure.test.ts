import { createPrivateKey } from 'node:crypto';
import { decodePDFRawStream, PDFDocument, PDFRawStream, rgb } from 'pdf-lib';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { Drawing, Signature } from '#app/platform/db/work-values.ts';
import { faultsIn, lightAt, signaturesIn, whyNoPdfCheckers } from '#tests/pdf-checkers.ts';
import type { Signed } from './certificate-words.ts';
import { placeOnPage } from './place-on-page.ts';
import { sealPdf } from './seal.server.ts';
import { makeCertificate } from './self-made.ts';

const AT = '2026-11-27T10:00:00.000Z';
const made = await makeCertificate('Jacaranda Ledger (Pty) Ltd', new Date('2026-01-01T00:00:00Z'));
const OURS = { key: createPrivateKey(made.key), certificate: made.certificate, chain: [] };
const blank = await PDFDocument.create();
blank.addPage().drawText('Statements');
const PDF = await blank.save();
const EMAIL = 'thandi@example.org';
const PLACE = { document: '', email: EMAIL, page: 1, x: 500, y: 900 };
const DRAWN = [
  [0, 300, 100, 0, 200, 300, 300, 0, 400, 300, 500, 0, 600, 300, 1000, 10],
  [500, 150],
];

test('a drawn name stands at its place and on the page of signatures', async () => {
  const more = async (places: Signed['places']) =>
    (await linesIn(await sealed(DRAWN, places))) - (await linesIn(await sealed(undefined, places)));
  expect(await more([])).toBe(7 + 1);
  expect(await more([PLACE])).toBeGreaterThan(7 + 1);
  expect(Buffer.compare(await sealed(DRAWN), await sealed(DRAWN))).toBe(0);
});

test('all that a place says stays within it, in letters of 8 points or more', async () => {
  const box = placeOnPage(PLACE, { x: 0, y: 0, ...blank.getPage(0).getSize() }, 0);
  for (const typed of ['T. Nkosi', 'Ndivhuwo Takalani Mukwevho-Ramabulana van der Westhuizen'])
    for (const drawn of [undefined, DRAWN]) {
      const pdf = await getDocumentProxy(new Uint8Array(await sealed(drawn, [PLACE], typed)));
      const { items } = await (await pdf.getPage(1)).getTextContent();
      const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
      const own = texts.filter(({ str }) => str !== 'Statements');
      // A long name ends in dots, which are written apart.
      expect(own.length).toBeGreaterThanOrEqual(3);
      for (const { str, height, width, transform } of own) {
        const [x, y] = [Number(transform[4]), Number(transform[5])];
        expect(height, str).toBeGreaterThanOrEqual(8 - 1e-6);
        expect(x, str).toBeGreaterThanOrEqual(box.x);
        expect(x + width, str).toBeLessThanOrEqual(box.x + box.width);
        expect(y - 0.25 * height, str).toBeGreaterThanOrEqual(box.y);
        expect(y + 0.75 * height, str).toBeLessThanOrEqual(box.y + box.height);
      }
    }
});

test.skipIf(whyNoPdfCheckers())('what is printed at a place is faint below the name', async () => {
  const black = await PDFDocument.create();
  const page = black.addPage();
  page.drawRectangle({ x: 0, y: 0, ...page.getSize(), color: rgb(0, 0, 0) });
  const pdf = await sealed(DRAWN, [PLACE], 'T. Nkosi', await black.save());
  const { x, y, height } = placeOnPage(PLACE, { x: 0, y: 0, ...page.getSize() }, 0);
  const top = Math.round(page.getHeight() - y - height);
  expect(lightAt(pdf, 1, { x: Math.round(x) + 1, y: top + 2 })).toBeGreaterThan(200);
  expect(lightAt(pdf, 1, { x: Math.round(x) - 3, y: top + 2 })).toBe(0);
});

test.skipIf(whyNoPdfCheckers())('programs call the seal over a drawn name valid', async () => {
  const pdf = await sealed(DRAWN);
  expect(faultsIn(pdf)).toBe('');
  expect(signaturesIn(pdf)).toMatch(/Total document signed[^]*Signature is Valid/);
});

async function sealed(
  drawn?: Drawing,
  places: Signed['places'] = [PLACE],
  typed = 'T. Nkosi',
  file = PDF,
): Promise<Uint8Array> {
  const signature = { name: 'Thandi Nkosi', email: EMAIL, typed, proof: 'session' } as const;
  const pdf = await sealPdf(file, of({ ...signature, ...(drawn && { drawn }) }, places), OURS);
  if (typeof pdf === 'string') throw new Error(pdf);
  return pdf;
}

function of(signature: Omit<Signature, 'at' | 'network'>, places: Signed['places']): Signed {
  return {
    firm: 'Jacaranda Ledger (Pty) Ltd',
    file: 'Statements.pdf',
    sha256: 'a'.repeat(64),
    signatures: [{ ...signature, at: AT, network: '196.25.1.0/24' }],
    places,
    at: AT,
    verify: 'https://example.org/verify',
    isSelfMade: true,
  };
}

async function linesIn(pdf: Uint8Array): Promise<number> {
  const { context } = await PDFDocument.load(pdf);
  const texts = context.enumerateIndirectObjects().map(([, found]) => {
    const isDrawing = found instanceof PDFRawStream;
    return isDrawing ? Buffer.from(decodePDFRawStream(found).decode()).toString('latin1') : '';
  });
  return texts.join('\n').match(/^-?[\d.]+ -?[\d.]+ l$/gm)?.length ?? 0;
}
