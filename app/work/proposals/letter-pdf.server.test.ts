import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream, type PDFPage } from 'pdf-lib';
import { expect, test } from 'vitest';
import { hashOf } from '#app/work/letters/fill-letter.server.ts';
import { isWritable, letterPdf } from './letter-pdf.server.ts';

const PARAGRAPH =
  'We prepare the return of Nomvula Dlamini-Müller, for R\u202F1\u202F495 – “no more”. '.repeat(9);
const WORDS = `Engagement letter\n\n\nWhat we do\n\n${`${PARAGRAPH}\n\n- The first\n- The second, which is longer\n\n`.repeat(14)}`;

test('the words of a letter as PDF are those that were hashed', async () => {
  expect(isWritable(WORDS)).toBe(true);
  const pdf = await PDFDocument.load(await letterPdf({ title: 'Engagement letter', words: WORDS }));
  expect(pdf.getTitle()).toBe('Engagement letter');
  const pages = pdf.getPages().map(textOf);
  expect(pages.length).toBeGreaterThan(2);
  const [own, artifacts] = [pages.map(({ own }) => own).join('\n'), pages.map(({ artifacts }) => artifacts)];
  expect(hashOf(own)).toBe(hashOf(WORDS));
  expect(artifacts.at(-1)).toBe(`Page ${pages.length} of ${pages.length}`);
});

test('what the fonts of PDF cannot write exactly is there as text alone', () => {
  expect(isWritable('For Nomvula 😀')).toBe(false);
  expect(isWritable('For Ṱhanḓo')).toBe(false);
  expect(isWritable(`For ${'x'.repeat(200)}`)).toBe(false);
});

/** What the page draws, with its artifacts apart. */
function textOf(page: PDFPage): { own: string; artifacts: string } {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents];
  const code = streams
    .flatMap((stream) => (stream instanceof PDFRawStream ? [decodePDFRawStream(stream).decode()] : []))
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join('\n');
  const artifact = /\/Artifact BMC[^]*?EMC/g;
  return {
    own: shownIn(code.replaceAll(artifact, '')),
    artifacts: shownIn((code.match(artifact) ?? []).join('\n')),
  };
}

function shownIn(code: string): string {
  const decoder = new TextDecoder('windows-1252');
  return [...code.matchAll(/<([0-9A-F]*)> Tj/gi)]
    .map(([, hex = '']) => decoder.decode(Buffer.from(hex, 'hex')))
    .join('\n');
}
