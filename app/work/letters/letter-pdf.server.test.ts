import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { hashOf } from '#app/work/letters/fill-letter.server.ts';
import { isWritable, letterPdf } from './letter-pdf.server.ts';

const PARAGRAPH =
  'We prepare the return of Nomvula Dlamini-Müller and Zdeněk Šťastný, for R\u202F1\u202F495 – “no more”. '.repeat(
    9,
  );
const WORDS = `Engagement letter\n\n\nWhat we do\n\n${`${PARAGRAPH}\n\n- The first\n- The second, which is longer\n\n`.repeat(14)}`;

const LETTER = { title: 'Engagement letter', words: WORDS };

async function read() {
  const pdf = await getDocumentProxy(new Uint8Array(await letterPdf(LETTER)));
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return { pdf, pages: await Promise.all(numbers.map((number) => pdf.getPage(number))) };
}

test('the words of a letter as PDF are those that were hashed', async () => {
  expect(isWritable(WORDS)).toBe(true);
  const { pages } = await read();
  expect(pages.length).toBeGreaterThan(2);
  const [own, artifacts] = [[] as string[], [] as string[]];
  for (const page of pages) {
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    let isArtifact = false;
    for (const item of items) {
      if ('str' in item) (isArtifact ? artifacts : own).push(item.str + (item.hasEOL ? '\n' : ''));
      else if (item.type === 'endMarkedContent') own.push('\n');
      else isArtifact = 'tag' in item && item.tag === 'Artifact';
    }
  }
  expect(hashOf(own.join(''))).toBe(hashOf(WORDS));
  expect(artifacts.join('').trim()).toMatch(new RegExp(`Page ${pages.length} of ${pages.length}$`));
});

test('a screen reader gets language, title, headings and lists in their order', async () => {
  const { pdf, pages } = await read();
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Engagement letter', Language: 'en-ZA' });
  const roles = rolesIn(await pages[0]?.getStructTree());
  expect(roles.slice(0, 8)).toEqual(['Root', 'Document', 'H1', 'H2', 'P', 'L', 'LI', 'LBody']);
});

test('its fonts are in it, cut down to what the letter uses', async () => {
  const bytes = await letterPdf(LETTER);
  const text = Buffer.from(bytes).toString('latin1');
  const fonts = [...text.matchAll(/\/BaseFont \/([\w+-]+)/g)].map(([, name]) => name);
  expect(new Set(fonts.map((name) => name?.replace(/^[A-Z]{6}\+/, '')))).toEqual(
    new Set(['PublicSans-Regular', 'PublicSans-Bold']),
  );
  expect(text).toContain('/FontFile');
  expect(bytes.length).toBeLessThan(60_000);
});

test('what the fonts cannot write exactly is there as text alone', () => {
  expect(isWritable('For Nomvula 😀')).toBe(false);
  expect(isWritable('For Ṱhanḓo')).toBe(false);
  expect(isWritable(`For ${'x'.repeat(200)}`)).toBe(false);
});

function rolesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null || !('role' in node)) return [];
  const children = 'children' in node && Array.isArray(node.children) ? node.children : [];
  return [String(node.role), ...children.flatMap(rolesIn)];
}
