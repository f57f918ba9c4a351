import { expect, test } from 'vitest';
import { keysOf } from '#app/platform/core/keys.ts';
import { lawOf } from '#app/tax/rates/law.ts';
import { newestTaxYear, requireTaxYear, taxYears } from '#app/tax/tax-years.ts';
import { figureText } from './figure.ts';
import { chaptersOf, firmTables } from './year-tables.ts';

test('no year’s tables print something unknown as 0, lack a source or repeat a line', () => {
  for (const year of taxYears) {
    const tables = tablesOf(year);
    expect(new Set(tables.map(({ id }) => id)).size, String(year)).toBe(tables.length);
    for (const { id, certainty, sources, lines, bands, notes } of tables) {
      const name = `${year} ${id}`;
      expect(new Set(lines.map(({ key }) => key)).size, name).toBe(lines.length);
      for (const { figure } of lines)
        expect(figureText(figure), name).not.toMatch(/^(R\u202f)?0(\.00)?%?$|NaN|undefined|null/);
      const isKnown = certainty !== null && certainty !== 'unknown';
      if (isKnown) expect(sources, name).not.toEqual([]);
      if (certainty === null) expect([...lines, ...bands], name).toEqual([]);
      if (certainty !== 'two-sources' && certainty !== 'one-source') expect(notes, name).not.toEqual([]);
    }
  }
});

test('every subject of the law has a table in the newest year', () => {
  const tables = tablesOf(newestTaxYear).map(({ id }) => id);
  expect(tables.toSorted()).toEqual(keysOf(lawOf).toSorted());
});

test('a public note states the law, not how the figures were found', () => {
  for (const year of taxYears)
    for (const { id, notes } of tablesOf(year))
      expect(notes.join(' '), `${year} ${id}`).not.toMatch(
        /tax4sa|wiki|corroborat|rule file|one copy|stale/i,
      );
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

test('the second payment of 2026/27 is due on its last business day, 26 February 2027', () => {
  const provisional = tablesOf(2027).find(({ id }) => id === 'provisional');
  const days = provisional?.lines.filter(({ isDay }) => isDay).map(({ figure }) => figureText(figure));
  expect(days).toEqual(['Monday 31 August 2026', 'Friday 26 February 2027', 'Thursday 30 September 2027']);
});

test('the additional medical credit says that bills and a disability count', () => {
  const additional = tablesOf(2027).find(({ id }) => id === 'additional-medical');
  expect(additional?.notes.join()).toMatch(/Bills .* are added .* disability/);
});

function tablesOf(year: number) {
  return chaptersOf(requireTaxYear(year)).flatMap(({ tables }) => tables);
}
