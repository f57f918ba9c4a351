import { expect, test } from 'vitest';
import { requireTaxYear, taxYears } from '#app/tax/tax-years.ts';
import { figureText } from './figure.ts';
import { chaptersOf, firmTables } from './year-tables.ts';

test.each(taxYears)('the tables of %i print nothing unknown as 0', (year) => {
  for (const { figure } of tablesOf(year).flatMap(({ lines }) => lines)) {
    expect(figureText(figure)).not.toMatch(/^(R\u202f)?0(\.00)?%?$|NaN|undefined|null/);
  }
});

test.each(taxYears)('the tables of %i say what they rest on', (year) => {
  for (const { id, certainty, sources, lines, bands, notes } of tablesOf(year)) {
    const isKnown = certainty !== null && certainty !== 'unknown';
    expect(isKnown ? sources : [id], id).not.toEqual([]);
    if (certainty === null) expect([...lines, ...bands], id).toEqual([]);
    if (certainty !== 'two-sources' && certainty !== 'one-source') expect(notes, id).not.toEqual([]);
  }
});

test.each(taxYears)('no table or line of %i is there twice', (year) => {
  const ids = tablesOf(year).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { lines } of tablesOf(year))
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
});

test('the note on the open retirement cap of 2026/27 is with the cap', () => {
  const retirement = tablesOf(2027).find(({ id }) => id === 'retirement');
  expect(retirement?.notes.join()).toContain('1 April 2026');
});

test("each of the firm's tables stands beside one of SARS, line by line", () => {
  for (const { id, lines, bands } of firmTables()) {
    const table = tablesOf(2024).find((other) => other.id === id);
    expect(
      table?.lines.map(({ key }) => key),
      id,
    ).toEqual(expect.arrayContaining(lines.map(({ key }) => key)));
    expect(table?.bands.length, id).toBe(bands.length);
  }
});

test("the firm's bands are SARS's of 2022/23, as the page says", () => {
  const firm = firmTables().find(({ id }) => id === 'brackets');
  expect(firm?.bands).toEqual(tablesOf(2023).find(({ id }) => id === 'brackets')?.bands);
});

function tablesOf(year: number) {
  return chaptersOf(requireTaxYear(year)).flatMap(({ tables }) => tables);
}
