import { createPrivateKey } from 'node:crypto';
import { decodePDFRawStream, PDFDocument, PDFRawStream } from 'pdf-lib';
import { expect, test } from 'vitest';
import type { Drawing, Signature } from '#app/platform/db/work-values.ts';
import { faultsIn, signaturesIn, whyNoPdfCheckers } from '#tests/pdf-checkers.ts';
import type { Signed } from './certificate-words.ts';
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
/** Seven lines, and a dot. */
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

test.skipIf(whyNoPdfCheckers())('programs call the seal over a drawn name valid', async () => {
  const pdf = await sealed(DRAWN);
  expect(faultsIn(pdf)).toBe('');
  expect(signaturesIn(pdf)).toMatch(/Total document signed[^]*Signature is Valid/);
});

async function sealed(drawn?: Drawing, places: Signed['places'] = [PLACE]): Promise<Uint8Array> {
  const signature = { name: 'Thandi Nkosi', email: EMAIL, typed: 'T. Nkosi', proof: 'session' } as const;
  const pdf = await sealPdf(PDF, of({ ...signature, ...(drawn && { drawn }) }, places), OURS);
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

/** Of all that is drawn in a file. */
async function linesIn(pdf: Uint8Array): Promise<number> {
  const { context } = await PDFDocument.load(pdf);
  const texts = context.enumerateIndirectObjects().map(([, found]) => {
    const isDrawing = found instanceof PDFRawStream;
    return isDrawing ? Buffer.from(decodePDFRawStream(found).decode()).toString('latin1') : '';
  });
  return texts.join('\n').match(/^-?[\d.]+ -?[\d.]+ l$/gm)?.length ?? 0;
}
