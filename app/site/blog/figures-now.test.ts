import { expect, test } from 'vitest';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { fillFigures } from './figures.ts';
import { atDay, changesOn } from './figures-now.ts';

test('a figure of now is that of the year of assessment in which the day lies', () => {
  const at = (day: string) => atDay('It is {{individual.primaryRebate now}} a year.', day);
  expect(at('2026-02-28')).toBe('It is {{individual.primaryRebate 2026}} a year.');
  expect(at('2026-03-01')).toBe('It is {{individual.primaryRebate 2027}} a year.');
  expect(atDay('{{individual.tax now 500000}}', '2026-02-28')).toBe('{{individual.tax 2026 500000}}');
});

test('of a year that has begun without tables it is the newest with some', () => {
  expect(atDay('{{year.label now}}', '2099-03-01')).toBe(`{{year.label ${newestTaxYear}}}`);
});

test('a figure that changed on a day is the last that began', () => {
  expect(atDay('{{vat.compulsory now}}', '2026-03-31')).toBe('{{vat.compulsory 2026-03-31}}');
  expect(atDay('{{vat.compulsory now}}', '2026-04-01')).toBe('{{vat.compulsory 2026-04-01}}');
  expect([changesOn('2026-04-01'), changesOn('2027-03-01'), changesOn('2026-04-02')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('texts are filled in with it, and what has no year is refused', () => {
  expect(fillFigures('{{individual.primaryRebate now}}')).toMatch(/^R\s\d/);
  expect(fillFigures('Now {{vat.rate now}}.')).toBe('Now 15%.');
  expect(() => fillFigures('{{vat.nothing now}}')).toThrow('vat.nothing');
});
