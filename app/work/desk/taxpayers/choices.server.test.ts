import { expect, test } from 'vitest';
import type { Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { offeredTypes } from '#app/work/core/engagements/types.ts';
import { choicesFor } from './choices.server.ts';

const COMPANY = {
  kind: 'company',
  dates: { yearEnd: 2, registered: null, vatCategory: 'B' },
} as unknown as Taxpayer;

const DONE = { type: 'vat201', period: '2026-06', state: 'done' } as const;

test('the form begins with what was done before, and the next period that is not due', () => {
  const { types, period, periods } = choicesFor(COMPANY, 'vat201', [DONE], '2026-11-25');
  expect(types[0]?.value).toBe('vat201');
  const labels = Object.fromEntries(periods.map(({ value, label }) => [value, label]));
  expect(labels[period]).toMatch(/, due \d+ (November|December|January)/);
  const late = periods.filter(({ label }) => label.includes('late: was due'));
  expect(late.length).toBeGreaterThan(0);
  expect(late.every(({ value }) => value < period)).toBe(true);
  // Kinds whose periods its data do not tell are last.
  expect(types.at(-1)?.value).toMatch(/vat201|annual-return/);
});

test('a period that has work is marked, and the next one without is chosen', () => {
  const chosen = (works: Parameters<typeof choicesFor>[2]) => {
    const { period, periods } = choicesFor(COMPANY, 'vat201', works, '2026-11-25');
    return { period, marked: periods.filter(({ label }) => label.endsWith('there already')).length };
  };
  const { period: first } = chosen([]);
  const held = { ...DONE, period: first, state: 'planned' as const };
  const after = chosen([held]);
  expect(after.marked).toBe(1);
  expect(after.period > first).toBe(true);
  expect(chosen([{ ...held, state: 'withdrawn' }])).toEqual({ period: first, marked: 0 });
});

test('a VAT return of another category is marked, and nothing else', () => {
  for (const [vatCategory, fitting] of [
    ['A', 'vat201'],
    ['C', 'vat201-monthly'],
    [null, ''],
  ] as const) {
    const taxpayer = { ...COMPANY, dates: { ...COMPANY.dates, vatCategory } };
    const unfit = offeredTypes().filter(({ id }) => choicesFor(taxpayer, id, [], '2026-11-25').isUnfit);
    const others = offeredTypes().filter(({ id }) => id.startsWith('vat201') && id !== fitting);
    expect(unfit).toEqual(others);
  }
});
