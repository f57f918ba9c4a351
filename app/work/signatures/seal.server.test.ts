import { createPrivateKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodePDFRawStream, degrees, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { MINUTE } from '#app/platform/core/time.ts';
import { LOCKED } from '#app/work/documents/locked-pdf.test-support.ts';
import { makeAuthority } from '#tests/certificates.ts';
import { killChildWith } from '#tests/children.ts';
import { faultsIn, placesIn, signaturesIn, whyNoPdfCheckers } from '#tests/pdf-checkers.ts';
import { isWritable } from '#app/work/letters/letter-pdf.server.ts';
import type { Signed } from './certificate-words.ts';
import { RANGE } from './seal-task.ts';
import { sealPdf, unsealable } from './seal.server.ts';
import { makeCertificate } from './self-made.ts';
import type { SigningCertificate } from './signed-message.ts';

const AT = '2026-11-27T10:00:00.000Z';
const made = await makeCertificate('Jacaranda Ledger (Pty) Ltd', new Date('2026-01-01T00:00:00Z'));
const OURS = { key: createPrivateKey(made.key), certificate: made.certificate, chain: [] };
const THANDI = { name: 'Thandi Nkosi', email: 'thandi@example.org', typed: 'T. Nkosi' };
/** In thousandths of a page, from its top. */
const PLACES = [
  [200, 80],
  [500, 500],
  [800, 920],
] as const;
const SIGNED: Signed = {
  firm: 'Jacaranda Ledger (Pty) Ltd',
  file: 'Statements.pdf',
  sha256: 'a'.repeat(64),
  signatures: [{ ...THANDI, proof: 'session', at: AT, network: '196.25.1.0/24' }],
  places: [],
  at: AT,
  verify: 'https://example.org/verify',
  isSelfMade: true,
};

describe.skipIf(whyNoPdfCheckers())('as Poppler and qpdf read it', () => {
  test(
    'the seal of 1, 50 and 300 pages holds over the whole file',
    async () => {
      for (const pages of [1, 50, 300]) {
        const sealed = await seal(await pdfOf(pages));
        expect(faultsIn(sealed)).toBe('');
        expect(signaturesIn(sealed)).toMatch(/Total document signed[^]*Signature is Valid/);
        expect(signaturesIn(sealed)).toMatch(/ETSI\.CAdES\.detached/);
        expect((await PDFDocument.load(sealed)).getPageCount()).toBe(pages + 1);
      }
    },
    MINUTE,
  );

  test('one changed byte breaks the seal, wherever it is', async () => {
    const sealed = await seal(await pdfOf(3));
    for (const at of [30, 1000, Math.floor(sealed.length / 4), sealed.length - 10]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(signaturesIn(changed), String(at)).not.toMatch(/Signature is Valid/);
    }
  });

  test('a certificate of the settings with an elliptic key and its chain seals as well', async () => {
    const sealed = await seal(await pdfOf(1), SIGNED, ellipticCertificate());
    expect(signaturesIn(sealed)).toMatch(/Signature is Valid/);
  });

  test('a name stands upright at its places, however the page is turned', async () => {
    for (const turn of [0, 90, 180, 270, -90]) {
      const pdf = await PDFDocument.create();
      pdf.addPage();
      const page = pdf.addPage([595, 842]);
      page.setRotation(degrees(turn));
      page.setCropBox(20, 30, 500, 700);
      const places = PLACES.map(([x, y]) => ({ document: '', email: THANDI.email, page: 2, x, y }));
      const sealed = await seal(await pdf.save(), { ...SIGNED, places });
      expect(faultsIn(sealed)).toBe('');
      expect(signaturesIn(sealed)).toMatch(/Signature is Valid/);
      const names = placesIn(sealed)
        .filter((one) => one.page === 2 && one.word === 'Nkosi')
        .toSorted((a, b) => a.y - b.y);
      expect(names).toHaveLength(PLACES.length);
      const [across, down] = turn % 180 === 0 ? [500, 700] : [700, 500];
      PLACES.forEach(([x, y], at) => {
        const left = Math.max(18, (x / 1000) * across - 85);
        expect((names[at]?.x ?? 0) - left, `${turn}: ${x}`).toBeLessThan(80);
        expect(Math.abs((names[at]?.y ?? 0) - (y / 1000) * down), `${turn}: ${y}`).toBeLessThan(25);
      });
    }
  });

  test('a form stays one, and gets the seal beside its fields', async () => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage();
    pdf.getForm().createTextField('name').addToPage(page);
    const sealed = await seal(await pdf.save());
    expect(faultsIn(sealed)).toBe('');
    expect(signaturesIn(sealed)).toMatch(/Signature is Valid/);
    const fields = (await PDFDocument.load(sealed)).getForm().getFields();
    expect(fields.map((field) => field.getName())).toEqual(['name', `Seal ${AT}`]);
  });
});

test('the same is sealed to the same bytes', async () => {
  const pdf = await pdfOf(2);
  expect(Buffer.compare(await seal(pdf), await seal(pdf))).toBe(0);
});

test('the last page says who signed, how they proved it, when and where', async () => {
  const words = await wordsOf(await seal(await pdfOf(1)));
  for (const part of [
    'Signed: T. Nkosi',
    'Thandi Nkosi, thandi@example.org',
    '27 November 2026, 12:00',
    'signed in to their account',
    '196.25.1.0/24',
    'a'.repeat(64),
    'not advanced electronic signatures',
    'made the certificate of the seal itself',
  ])
    expect(words).toContain(part);
});

test('a name in letters that the page lacks is in the attached words', async () => {
  for (const typed of ['山田太郎', 'Θάνος Νικολάου', 'محمد', 'Ṋevhutalu', '𓀀'.repeat(3)]) {
    const signatures = [{ ...THANDI, typed, proof: 'code', at: AT, network: '196.25.1.0/24' }] as const;
    const sealed = await seal(await pdfOf(1), { ...SIGNED, signatures });
    const words = await wordsOf(sealed);
    expect(words).toContain('see the attached file signatures.txt');
    expect(words).not.toContain(typed);
    expect(await attachedTo(sealed)).toContain(`Signed: ${typed}`);
  }
});

test('names in any script at a place never break the seal', async () => {
  const places = [{ document: '', email: THANDI.email, page: 1, x: 500, y: 900 }];
  const long = 'Ndivhuwo '.repeat(11).trim();
  for (const typed of [
    '山田太郎',
    'محمد بن سلمان',
    'עדי',
    'N\u032Fdivhuwo',
    'Zoe\u0308',
    '𓀀',
    long,
    'W'.repeat(100),
  ]) {
    const signatures = [{ ...THANDI, typed, proof: 'session', at: AT, network: '196.25.1.0/24' }] as const;
    const words = await wordsOf(await seal(await pdfOf(1), { ...SIGNED, signatures, places }));
    const name = isWritable(typed) ? typed.normalize('NFC').slice(0, 4) : 'Signed: see signatures.txt';
    expect(words).toContain(`Page 1${name}`);
    expect(words).toContain('Signed electronically, 2026-11-27 12:00 Reference aaaaaaaaaaaa');
  }
});

test('a check whose process is ended is no answer, and a seal is tried again', async () => {
  const pdf = await pdfOf(300);
  const checked = unsealable(pdf);
  await killProcess();
  expect(await checked).toBe('unread');
  const sealed = expect(seal(pdf)).rejects.toThrow('was ended');
  await killProcess();
  await sealed;
});

test('a place on a page that is not there is refused', async () => {
  const at = (page: number) => [{ document: '', email: THANDI.email, page, x: 500, y: 500 }];
  expect(await unsealable(await pdfOf(2), at(2))).toBeNull();
  expect(await unsealable(await pdfOf(2), at(3))).toBe('page');
});

test('what is locked, signed by others, broken or a trap is refused', async () => {
  expect(await unsealable(await pdfOf(1))).toBeNull();
  expect(await unsealable(LOCKED)).toBe('encrypted');
  expect(await unsealable(await seal(await pdfOf(1)))).toBe('signed');
  expect(await unsealable(Buffer.from('no PDF'))).toBe('damaged');
  expect(await unsealable(new Uint8Array())).toBe('damaged');
  expect(await unsealable((await pdfOf(1)).subarray(0, 300))).toBe('damaged');
  const trap = await PDFDocument.create();
  trap.addPage();
  trap.context.register(trap.context.stream(`/ByteRange ${RANGE} /Contents <00>`));
  expect(await unsealable(await trap.save())).toBe('damaged');
});

async function seal(
  pdf: Uint8Array,
  signed: Signed = SIGNED,
  certificate: SigningCertificate = OURS,
): Promise<Uint8Array> {
  const sealed = await sealPdf(pdf, signed, certificate);
  if (typeof sealed === 'string') throw new Error(sealed);
  return sealed;
}

async function killProcess(): Promise<void> {
  await vi.waitFor(() => killChildWith('seal-process.ts'), { timeout: MINUTE, interval: 10 });
}

async function pdfOf(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 1; page <= pages; page++) pdf.addPage().drawText(`Page ${page}`);
  return pdf.save();
}

async function wordsOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

async function attachedTo(pdf: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(pdf);
  for (const [, found] of context.enumerateIndirectObjects())
    if (found instanceof PDFRawStream && found.dict.get(PDFName.of('Type')) === PDFName.of('EmbeddedFile'))
      return Buffer.from(decodePDFRawStream(found).decode()).toString('utf8');
  return '';
}

/** As an operator makes one with OpenSSL. */
function ellipticCertificate(): SigningCertificate {
  const folder = mkdtempSync(join(tmpdir(), 'site-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { key, certificate } = makeAuthority(folder, 'Firm');
  return {
    key: createPrivateKey(readFileSync(key, 'utf8')),
    certificate: readFileSync(certificate, 'utf8'),
    chain: [made.certificate],
  };
}
