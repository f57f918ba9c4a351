import type { Chosen } from './chosen-papers.ts';
import type { Option, Values } from './field.ts';
import { fillingsOf, isRead, type Filled, type Filling } from './read-papers.ts';

/** `before`: the form's values without the papers. */
export type Shown = { papers: readonly Chosen[]; filled: Filled; before: Values };

export type Standing = { shown: Shown | null; values: Values; years: readonly Option[] };

/** `typed`: new values for the form. */
export type Change = { shown: Shown; typed: Values };

/** Keeps earlier papers, except unreadable ones that were chosen again. */
export function shownWith(more: readonly Chosen[], { shown: last, values, years }: Standing): Change {
  const shown = last && !isGone(last, values) ? last : null;
  const names = new Set(more.map(({ name }) => name));
  const kept = (shown?.papers ?? []).filter(({ name, read }) => isRead(read) || !names.has(name));
  const next = Math.max(0, ...kept.map(({ id }) => id + 1));
  return changed([...kept, ...more.map((paper, at) => ({ ...paper, id: next + at }))], {
    shown,
    values,
    years,
  });
}

export function shownWithout(id: number, standing: Standing): Change {
  const papers = standing.shown?.papers ?? [];
  return changed(
    papers.filter((paper) => paper.id !== id),
    standing,
  );
}

/** Removes what earlier papers filled in and nobody changed. */
function changed(papers: readonly Chosen[], { shown, values, years }: Standing): Change {
  const filled = fillingsOf(papers, years);
  const old = shown?.filled.fillings ?? [];
  const back = Object.fromEntries(
    old.flatMap(({ name, value }) => (values[name] === value ? [[name, shown?.before[name] ?? '']] : [])),
  );
  const found = Object.fromEntries(filled.fillings.map(({ name, value }) => [name, value]));
  return { shown: { papers, filled, before: { ...values, ...back } }, typed: { ...back, ...found } };
}

/** All filled-in entries have been changed or reset. */
export function isGone({ filled }: Shown, values: Values): boolean {
  return filled.fillings.length > 0 && unchanged(filled.fillings, filled, values).length === 0;
}

/** Those of `part` that nobody has changed since. */
export function unchanged(part: readonly Filling[], { fillings }: Filled, values: Values) {
  const names = new Set(fillings.flatMap(({ name, value }) => (values[name] === value ? [name] : [])));
  return part.filter(({ name, line }) => line && names.has(name));
}
