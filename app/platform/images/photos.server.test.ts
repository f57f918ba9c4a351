import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isNightly, nightly } from '#tests/nightly.ts';
import { pdfOf } from './photos.server.ts';

test('a long picture becomes pages of which none is narrower than 150 dots an inch', async () => {
  for (const [width, height, pages] of [
    ...(isNightly ? [[9000, 900, 6] as const] : []),
    [900, 9000, 6],
    [1000, 2900, 1],
    [3000, 40, 2],
  ] as const) {
    const pdf = await pdfOf([photoOf(await blank(width, height))], buffer);
    if (pdf.kind !== 'done') throw new Error(pdf.kind);
    expect([width, height, pdf.report.pages]).toEqual([width, height, pages]);
    const document = await PDFDocument.load(pdf.output);
    expect(document.getPageCount()).toBe(pages);
    const across = Math.min(width, height);
    if (pages > 1) expect(sizesOf(document).every((size) => size.includes(across))).toBe(true);
  }
}, 30_000);

nightly(
  'photos with too many pixels together are not joined; too large a photo is named',
  async () => {
    const large = photoOf(await blank(7200, 7200));
    expect(
      (
        await pdfOf(
          Array.from({ length: 6 }, () => large),
          buffer,
        )
      ).kind,
    ).toBe('overBudget');
    const tooLarge = photoOf(await blank(8000, 8000));
    const small = photoOf(await blank(80, 80));
    expect(await pdfOf([small, tooLarge, small], buffer)).toMatchObject({
      report: { tooLarge: [1], pages: 2 },
    });
  },
  120_000,
);

function photoOf(bytes: Buffer) {
  const type = bytes[0] === 0x89 ? 'image/png' : 'image/jpeg';
  return { type, size: bytes.length, chunks: () => Readable.from([bytes]) };
}

function blank(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
}

function sizesOf(document: PDFDocument): number[][] {
  return [...document.context.enumerateIndirectObjects()].flatMap(([, object]) => {
    const [, width] = /\/Width (\d+)/.exec(String(object)) ?? [];
    const [, height] = /\/Height (\d+)/.exec(String(object)) ?? [];
    return width && height ? [[Number(width), Number(height)]] : [];
  });
}
