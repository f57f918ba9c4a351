import fc from 'fast-check';
import { PDFDocument, setTextRenderingMode, TextRenderingMode } from 'pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { noticeLines, noticePdf } from './notice.test-support.ts';
import { readPdf } from './pdf-rows.ts';
import { readNotice } from './read-notice.ts';

const EXPECTED = { taxNumber: '0123456789', year: '2026' };

test('the lines of a notice in columns are read as they are printed', async () => {
  const read = await rowsOf(await noticePdf());
  expect(read).toEqual(
    expect.arrayContaining([
      ['CAPE TOWN', 'Date of assessment:', '2026-08-03'],
      ['Deductions allowed', '0.00', '(40 000.00)', '(40 000.00)'],
    ]),
  );
  expect(readNotice(read, EXPECTED)).toMatchObject({
    result: { value: { figure: 'pay', cents: 11_982_00 } },
    payBy: { value: '2026-09-30' },
  });
});

test('words that are drawn one by one are one text, and those in columns are not', async () => {
  const words = noticeLines().map((line) =>
    line.flatMap(([x, text]) => {
      let at = x;
      return text.split(' ').map((word): [number, string] => {
        const here = at;
        at += word.length * 4.45 + 2.2;
        return [here, word];
      });
    }),
  );
  const read = await rowsOf(await noticePdf(words));
  expect(read).toContainEqual([
    expect.stringMatching(/^Taxable income/),
    '0.00',
    'R 480 000.00',
    'R 480 000.00',
  ]);
});

test('a notice is read whatever follows it on hundreds of pages', async () => {
  const read = await rowsOf(await noticePdf(noticeLines(), 300));
  expect(readNotice(read, EXPECTED)).toHaveProperty('result');
});

test('words behind a picture, as a scanner guesses them, are not read', async () => {
  const pdf = await PDFDocument.load(await noticePdf());
  pdf.getPage(0).pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
  pdf.getPage(0).drawText('Date of assessment: 2026-08-08', { x: 40, y: 40, size: 8 });
  expect(await readPdf(await pdf.save())).toEqual({ kind: 'no-text' });
});

test('a PDF without words, one with a password and what is no PDF are told apart', async () => {
  expect(await readPdf(await scan())).toEqual({ kind: 'no-text' });
  expect(await readPdf(bytes(LOCKED))).toEqual({ kind: 'locked' });
  expect(await readPdf(bytes('no PDF'))).toEqual({ kind: 'broken' });
  expect(await readPdf(bytes(''))).toEqual({ kind: 'broken' });
});

test('a notice that is cut off or damaged is answered, whatever of it is left', async () => {
  const whole = new Uint8Array(await noticePdf());
  const place = fc.nat({ max: whole.length - 1 });
  const damage = fc.record({
    end: place,
    at: fc.array(place, { maxLength: 20 }),
    byte: fc.nat({ max: 255 }),
  });
  await fc.assert(
    fc.asyncProperty(damage, fc.boolean(), async ({ end, at, byte }, isCut) => {
      const pdf = whole.slice(0, isCut ? end : undefined);
      for (const one of at) if (one < pdf.length) pdf[one] = byte;
      const read = await readPdf(pdf);
      if (read.kind === 'rows') readNotice(read.rows, EXPECTED);
    }),
    { numRuns: 60 },
  );
});

async function rowsOf(pdf: Buffer) {
  const read = await readPdf(new Uint8Array(pdf));
  return read.kind === 'rows' ? read.rows : [];
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

async function scan(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
  pdf.addPage().drawImage(await pdf.embedJpg(picture));
  return pdf.save();
}

/** With an unknown password: its content does not matter. */
const LOCKED = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
4 0 obj<</Filter/Standard/V 1/R 2/Length 40/P -4/O<${'11'.repeat(32)}>/U<${'22'.repeat(32)}>>>endobj
trailer<</Root 1 0 R/Encrypt 4 0 R/Size 5/ID[<${'33'.repeat(16)}><${'33'.repeat(16)}>]>>
%%EOF
`;
