import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileArticle } from '#app/site/blog/compile-article.ts';

const FILL_IN = /\{\{[^{}]*\}\}/g;
const YEARLESS = /^\{\{(?:rand|year\.|season\.|lastWorkingDay|provisional\.(?:first|second|third) )/;

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.md'));
const articles = await Promise.all(files.map(readArticle));

test('every article has its own id and its file’s slug, and was checked once written', () => {
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
  for (const { file, slug, written, checked } of articles) {
    expect(file).toBe(`${slug}.md`);
    expect(checked >= written, file).toBe(true);
  }
});

test('no article types an amount or a percentage, or leaves out the year of a figure', () => {
  for (const { file, source, body } of articles) {
    const typed = source.replaceAll(FILL_IN, '').match(/\bR ?\d[\d ,.]*|\d+(?:[.,]\d+)? ?(?:%|per cent)/g);
    expect(typed, file).toBeNull();
    expect(blocksOf(body).flatMap(figuresWithoutYear), file).toEqual([]);
  }
});

test('headings have different addresses, below the title', () => {
  for (const { file, html } of articles) {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids, file).toEqual([...new Set(ids)]);
    expect(html, file).not.toMatch(/<h1\b/);
  }
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

/** Figures of a block whose year (2027 or 2026/27) is neither in its text nor in the block before. */
function figuresWithoutYear({ text, before }: Block): string[] {
  const words = `${before} ${text}`.replaceAll(FILL_IN, '');
  return (text.match(FILL_IN) ?? []).filter((figure) => {
    const year = /\b(\d{4})(?:-\d\d-\d\d)?\b/.exec(figure)?.[1] ?? 'no year';
    const label = `${Number(year) - 1}/${year.slice(2)}`;
    return !YEARLESS.test(figure) && !words.includes(year) && !words.includes(label);
  });
}
