import type { TaxYear } from '#app/tax/tax-year.ts';
import { differenceText, figureText, isSameFigure, noFigure, type RateLine } from './figure.ts';
import { comparableLines, type RateTable } from './rate-table.ts';
import { chaptersOf } from './year-tables.ts';

export type Change = { key: string; label: string; from: string; to: string; difference: string | null };

export type TableChanges = { id: string; title: string; changes: readonly Change[] };

export function changesBetween(from: TaxYear, to: TaxYear): readonly TableChanges[] {
  const before = tablesOf(from);
  return tablesOf(to)
    .map((after) => {
      const old = before.find(({ id }) => id === after.id) ?? { id: after.id, bands: [], lines: [] };
      return { id: after.id, title: after.title, changes: changedLines(...comparableLines(old, after)) };
    })
    .filter(({ changes }) => changes.length > 0);
}

function tablesOf(taxYear: TaxYear): readonly RateTable[] {
  return chaptersOf(taxYear).flatMap(({ tables }) => tables);
}

/** A line of only one year is `none` in the other. */
function changedLines(before: readonly RateLine[], after: readonly RateLine[]): readonly Change[] {
  const old = new Map(before.map((line) => [line.key, line]));
  const removed = before.filter(({ key }) => after.every((line) => line.key !== key));
  return [
    ...after.map((line) => ({ ...line, from: old.get(line.key)?.figure ?? noFigure, to: line.figure })),
    ...removed.map((line) => ({ ...line, from: line.figure, to: noFigure })),
  ]
    .filter(({ from, to }) => !isSameFigure(from, to))
    .map(({ key, label, from, to }) => ({
      key,
      label,
      from: figureText(from),
      to: figureText(to),
      difference: differenceText(from, to),
    }));
}
