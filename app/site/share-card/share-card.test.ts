import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import firmCard from 'virtual:share-card';
import { fileArticles } from '#app/site/blog/article-files.server.ts';
import { setTitle } from './lines.ts';
import { formatRand } from '#app/tax/money.ts';
import { decompressAll, loadRenderer } from './renderer.ts';
import { exampleSum } from './ruled-page.ts';
import { CARD, cardSvg } from './share-card.ts';

const KB = 1000;
const { measure } = await loadRenderer();
const cards = import.meta.glob<string>('/content/blog/*.md', {
  eager: true,
  import: 'default',
  query: '?card',
});

test('every card is a file with the size for link previews, of at most 60 kB', () => {
  expect(Object.keys(cards)).toHaveLength(fileArticles.length);
  for (const [article, card] of Object.entries({ ...cards, firm: firmCard })) {
    const picture = pictureOf(card);
    expect(sizeOf(picture), article).toEqual(CARD);
    expect(picture.length, article).toBeLessThanOrEqual(60 * KB);
  }
});

test('every title stands whole on its card', () => {
  for (const { title } of fileArticles) {
    const { size, lines } = setTitle(title, 680, measure);
    expect(lines.join(' ')).toBe(title);
    for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(680);
    expect(size * lines.length * 1.16).toBeLessThanOrEqual(350);
  }
});

test('fonts that are decompressed in one go are as each of them alone', async () => {
  const folder = new URL('../../platform/ui/fonts/', import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  const files = names.map((name) => readFileSync(new URL(name, folder)));
  const alone: Buffer[] = [];
  for (const file of files) alone.push(...(await decompressAll([file])));
  const together = await decompressAll(files);
  expect(names.filter((_, at) => !together[at]?.equals(alone[at]!))).toEqual([]);
  expect(names.length).toBeGreaterThan(1);
});

test('letters with accents are drawn in the same font, from a file of their own', () => {
  expect(measure('Café Noël')).toBeCloseTo(measure('Cafe Noel'), 1);
});

test('lines have about the same length', () => {
  const { lines } = setTitle('Tax-Free Investments in South Africa: A Guide', 680, measure);
  const widths = lines.map(measure);
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6);
});

test('a short title is large, a long one small, a too long one refused', () => {
  const sizeFor = (words: number) => setTitle(Array(words).fill('taxation').join(' '), 680, measure).size;
  expect(sizeFor(1)).toBe(80);
  expect(sizeFor(12)).toBeLessThan(sizeFor(6));
  expect(() => sizeFor(30)).toThrow('too long for a share card');
  expect(() => setTitle('Tax'.repeat(20), 680, measure)).toThrow('too long for a share card');
});

test('a character that the font lacks is refused', () => {
  expect(() => setTitle('Налог', 680, measure)).toThrow('letters that the font does not have');
});

test('the firm’s card shows a sum on the ruled page, which comes to its last line', () => {
  const sum = exampleSum();
  expect(sum.at(-1)).toEqual({ label: 'Tax in 2026/27', amount: formatRand(8_939_300) });
  const svg = cardSvg({ by: 'New & Sons', title: 'Accounting and tax', icon: 'mark', sum }, measure);
  for (const { label, amount } of sum) for (const text of [label, amount]) expect(svg).toContain(`>${text}<`);
});

test('titles are escaped', () => {
  const svg = cardSvg({ by: 'New & Sons', title: '<b>&"Profit"', icon: 'vat' }, measure);
  expect(svg).toContain('&lt;b&gt;&amp;&quot;Profit&quot;');
  expect(svg).toContain('New &amp; Sons');
});

function pictureOf(card: string): Buffer {
  const file = card.replace(/^\/@fs/, '').replace(/\?.*$/, '');
  return readFileSync(file.startsWith(process.cwd()) ? file : `.${file}`);
}

function sizeOf(picture: Buffer) {
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  return { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
}
