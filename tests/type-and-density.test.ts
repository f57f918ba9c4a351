import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#dev/run.ts';

/** For reading, for working, for one or two lines, and for headings and large figures. */
const LINE_HEIGHTS = new Set(['1.6', '1.45', '1.25', '1.1', 'inherit']);

/** In pixels. Smaller paddings are inside elements; from here on they are a page's rhythm. */
const LARGEST_OWN_PADDING = 36;

const sizes = new Map(
  [...read('app/app.css').matchAll(/--text-(\w+): (?:clamp\(.*, )?([\d.]+)rem\)?;/g)].map(
    ([, name = '', rem]) => [name, Number(rem)],
  ),
);

const rules = globSync('app/**/*.css', { cwd: ROOT }).flatMap((file) =>
  [
    ...read(file)
      .replaceAll(/\/\*.*?\*\//gs, '')
      .matchAll(/([^{};]+)\{([^{}]*)\}/g),
  ].map(([, selector = '', block = '']) => ({ file, selector: selector.trim(), block })),
);

const markup = globSync('app/**/*.tsx', { cwd: ROOT }).map((file) => ({ file, text: read(file) }));

test('there are six text sizes, powers of 1.25 but for small print', () => {
  expect([...sizes.keys()]).toEqual(['sm', 'base', 'lg', 'xl', '2xl', '3xl']);
  for (const [name, rem] of sizes)
    if (name !== 'sm') expect(rem, name).toBeCloseTo(1.25 ** Math.round(Math.log(rem) / Math.log(1.25)), 2);
});

test('text has one of the six sizes', () => {
  const allowed = new Set(['inherit', ...[...sizes.keys()].map((name) => `var(--text-${name})`)]);
  const wrong = declared('font-size').filter(
    ({ selector, value }) =>
      !allowed.has(fitted(value)) && !isRoot(selector) && !isDrawn(selector) && selector !== PRINTED_WORKING,
  );
  expect(wrong.map(place)).toEqual([]);
  expect(matches(/\btext-\[[\d.]+(?:rem|px|em)\]|fontSize:/g)).toEqual([]);
});

test('the heading of a client’s work that is a link is high enough for a finger', () => {
  const link = rules.find(({ selector }) => selector === '.standing h3 > a');
  expect(link?.block).toMatch(/display: inline-block;\s+min-height: 24px;/);
});

test('lines stand as close as one of two densities, or as a heading', () => {
  const wrong = declared('line-height').filter(
    ({ value }) => !LINE_HEIGHTS.has(value) && !/^\d+px$/.test(value),
  );
  expect(wrong.map(place)).toEqual([]);
  expect(matches(/\bleading-(?!open\b|working\b)[\w.[\]]+/g)).toEqual([]);
});

test('above and below a part of a page is the space of one of two densities', () => {
  const wrong = ['padding', 'padding-block', 'padding-top', 'padding-bottom'].flatMap((property) =>
    declared(property).filter(({ selector, value }) => blockSides(property, value).some(isLarge(selector))),
  );
  expect(wrong.map(place)).toEqual([]);
  expect(matches(/(?<![\w-])(?:\w+:)?p[ytb]-(?:9|[1-9]\d)\b/g)).toEqual([]);
});

/** A row of a printed working: its reasons, so that a result fits one sheet of A4. */
const PRINTED_WORKING = '.ledger .because td';

function isRoot(selector: string): boolean {
  return /^(html|:root)\b/.test(selector);
}

function isDrawn(selector: string): boolean {
  return selector.startsWith('.chart-');
}

function isLarge(selector: string) {
  // Room for what is fixed to the edge of the window is not part of the rhythm.
  return (value: string) =>
    Number.parseFloat(value) > LARGEST_OWN_PADDING && value.endsWith('px') && !selector.includes('desk');
}

function blockSides(property: string, value: string): string[] {
  const [top = '', right = top, bottom = top] = value.split(' ');
  if (property === 'padding-block') return [top, right];
  return [top, bottom];
}

function declared(property: string) {
  return rules.flatMap((rule) =>
    [...rule.block.matchAll(new RegExp(`(?<![\\w-])${property}:\\s*([^;]+);`, 'g'))].map(
      ([, value = '']) => ({
        ...rule,
        value,
      }),
    ),
  );
}

function place({ file, selector, value }: { file: string; selector: string; value: string }): string {
  return `${file}: ${selector} ${value}`;
}

function matches(pattern: RegExp): string[] {
  return markup.flatMap(({ file, text }) => (text.match(pattern) ?? []).map((found) => `${file}: ${found}`));
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** Large text may be limited so that it fits into the window: `min(var(--text-base), 6vw)`. */
function fitted(value: string): string {
  return /^min\((var\(--text-\w+\)), \d+vw\)$/.exec(value)?.[1] ?? value;
}
