import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import firmCard from 'virtual:share-card';
import { articleCard } from '#app/site/blog/compile-article.ts';
import { setTitle } from './lines.ts';
import { formatRand } from '#app/tax/money.ts';
import { loadRenderer } from './renderer.ts';
import { exampleSum } from './ruled-page.ts';
import { CARD, cardSvg } from './share-card.ts';

const KB = 1000;
const BLOG = new URL('../../../content/blog/', import.meta.url);

const { png, measure } = await loadRenderer();
const sources = readdirSync(BLOG).filter((file) => file.endsWith('.md'));
const cards = await Promise.all(
  sources.map((file) => articleCard(readFileSync(new URL(file, BLOG), 'utf8'))),
);

test('every card has the size for link previews, at most 60 kB, and its title whole', () => {
  for (const card of cards) {
    const picture = png(cardSvg(card, measure));
    expect(sizeOf(picture), card.title).toEqual(CARD);
    expect(picture.length, card.title).toBeLessThanOrEqual(60 * KB);
    const { size, lines } = setTitle(card.title, 680, measure);
    expect(lines.join(' ')).toBe(card.title);
    for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(680);
    expect(size * lines.length * 1.16).toBeLessThanOrEqual(350);
  }
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
  const svg = cardSvg({ title: 'Accounting and tax', icon: 'mark', sum }, measure);
  for (const { label, amount } of sum) for (const text of [label, amount]) expect(svg).toContain(`>${text}<`);
});

test('titles are escaped', () => {
  const svg = cardSvg({ title: '<b>&"Profit"', icon: 'vat' }, measure);
  expect(svg).toContain('&lt;b&gt;&amp;&quot;Profit&quot;');
});

test('the firm’s own card is a file of the site', () => {
  const file = firmCard.replace(/^\/@fs/, '').replace(/\?.*$/, '');
  const picture = readFileSync(file.startsWith(process.cwd()) ? file : `.${file}`);
  expect(sizeOf(picture)).toEqual(CARD);
  expect(picture.length).toBeLessThanOrEqual(60 * KB);
});

function sizeOf(picture: Buffer) {
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  return { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
}
