import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileArticle } from '#app/blog/compile-article.ts';

const SLUGS = [
  'essential-tax-tips-south-african-freelancers',
  'understanding-new-sars-filing-requirements-2025',
  'choose-right-business-structure-tax-efficiency',
  'cipc-annual-returns-why-they-matter',
  'why-cloud-accounting-essential-modern-south-african-businesses',
  'provisional-tax-101-south-african-freelancers',
  'understanding-cipc-beneficial-ownership-reporting-requirements',
  'working-from-home-claiming-home-office-expenses',
  'medical-aid-tax-benefits-maximizing-your-savings',
  'maximizing-retirement-contribution-tax-benefits',
  'tax-free-investments-south-africa-guide',
  'travel-allowance-tax-deductions-complete-guide',
  'understanding-south-africa-investment-tax-rules',
  'vat-compliance-south-africa-practical-guide',
  'vat-liability-date-payment-deadlines',
  'vat-records-compliance-requirements',
  'vat-registration-guide-south-africa',
  'personal-liability-company-tax-vs-sbc-benefits',
  'south-african-vat-input-output-guide',
];
const LAST_SIGNED = 13;

const FILL_IN = /\{\{[^{}]*\}\}/g;
/** Names whose figure holds for no particular year or says its own. */
const YEARLESS = /^\{\{(?:rand|year\.|season\.|lastWorkingDay|provisional\.(?:first|second|third) )/;

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.md'));
const articles = await Promise.all(files.map(readArticle));

test.each(articles)(
  '$file has the id and the slug of the specification and the name of its slug',
  (article) => {
    expect(SLUGS[article.id - 1]).toBe(article.slug);
    expect(article.file).toBe(`${article.slug}.md`);
  },
);

test.each(articles)('$file has tags and an author up to id 13, and neither after', ({ id, tags, author }) => {
  expect(tags.length > 0).toBe(id <= LAST_SIGNED);
  expect(author !== null).toBe(id <= LAST_SIGNED);
});

test.each(articles)('$file has 700 to 1 500 words', ({ text }) => {
  const words = text.split(' ').length;
  expect(words).toBeGreaterThanOrEqual(700);
  expect(words).toBeLessThanOrEqual(1500);
});

test.each(articles)('$file has headings, a table or a list, and questions answered', ({ html }) => {
  expect(html.match(/<h2 /g)?.length).toBeGreaterThanOrEqual(4);
  expect(html).toMatch(/<(table|ul|ol)\b/);
  expect(html.match(/<h3 [^>]*>[^<]*\?<\/h3>/g)?.length ?? 0).toBeGreaterThanOrEqual(3);
  expect(html).not.toMatch(/<h1\b/);
});

test.each(articles)('$file was checked after it was written, and its date says when that was', (article) => {
  expect(article.checked >= article.written).toBe(true);
  expect(article.date).toContain(article.written.slice(0, 4));
});

test.each(articles)('$file types no amount and no percentage', ({ source }) => {
  const typed = source.replaceAll(FILL_IN, '').match(/\bR ?\d[\d ,.]*|\d+(?:[.,]\d+)? ?(?:%|per cent)/g);
  expect(typed).toBeNull();
});

test.each(articles)('$file names a year with every figure', ({ body }) => {
  expect(blocksOf(body).flatMap(figuresWithoutYear)).toEqual([]);
});

test.each(articles)('$file has no two headings of one address', ({ html }) => {
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test.each(articles)('$file links only to articles that exist', ({ html }) => {
  for (const [, slug] of html.matchAll(/href="\/blog\/([^"#?]*)/g)) {
    expect(articles.map((article) => article.slug)).toContain(slug);
  }
});

test.each(articles)('$file keeps its voice: no exclamation marks', ({ text, title, excerpt }) => {
  expect(`${title} ${excerpt} ${text}`).not.toContain('!');
});

test('no sentence stands in two articles', () => {
  const sentences = articles.flatMap(({ html }) => [...new Set(sentencesOf(html))]);
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});

test('there is each article of the specification, once', () => {
  const ids = articles.map(({ id }) => id);
  expect(ids.toSorted((a, b) => a - b)).toEqual(SLUGS.map((_, index) => index + 1));
});

async function readArticle(file: string) {
  const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
  const body = source.split('\n---\n').slice(1).join('\n---\n');
  return { file, source, body, ...(await compileArticle(source)) };
}

type Block = { text: string; before: string };

function blocksOf(body: string): Block[] {
  const blocks = body.split(/\n{2,}/);
  return blocks.map((text, index) => ({ text, before: blocks[index - 1] ?? '' }));
}

/** The fill-ins of a paragraph, list or table whose year stands neither in it nor in what leads up to it. */
function figuresWithoutYear({ text, before }: Block): string[] {
  const words = `${before} ${text}`.replaceAll(FILL_IN, '');
  return (text.match(FILL_IN) ?? []).filter((figure) => {
    const year = /\b(\d{4})(?:-\d\d-\d\d)?\b/.exec(figure)?.[1];
    return !YEARLESS.test(figure) && !(year && words.includes(year));
  });
}

function sentencesOf(html: string): string[] {
  const text = html.replaceAll(/<table.*?<\/table>/gs, '').replaceAll(/<[^>]*>/g, '\n');
  return text
    .split(/(?<=[.?])\s|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length > 4);
}
