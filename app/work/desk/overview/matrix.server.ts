import { and, eq, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { findColleagues } from '#app/accounts/core/colleagues.server.ts';
import { may } from '#app/accounts/core/roles.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { inOneProcess } from '#app/platform/db/in-one-process.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { LATE } from '#app/work/core/engagements/states.ts';
import { WORK, type Filter } from '../filter.ts';
import { matching, viewOf } from '../matching.server.ts';
import { keyOf, type Known, type Part, type Step } from './dimensions.server.ts';
import type { OverviewFilter } from './filter.ts';
import type { Count, Matrix } from './matrix.ts';
import { OVERVIEWS, type View } from './views.server.ts';

type Group = { line: string; column: string; count: number; late: number };

const OVERDUE = { state: 'due', due: 'overdue' } as const;

export function overviewOf({ view }: OverviewFilter): { name: string; view: View } {
  const entries = Object.entries(OVERVIEWS);
  const [name, found] = entries.find(([name]) => name === view) ?? entries[0] ?? [];
  if (name === undefined || !found) throw new TypeError('There is no view.');
  return { name, view: found };
}

/** Fields of the page that the view's own links set: it does not offer them. */
export function setBy({ lines, columns }: View): ('of' | 'service' | 'kind')[] {
  const fields = new Set([...lines.sets, ...columns.sets]);
  return (['of', 'service', 'kind'] as const).filter((name) => fields.has(name));
}

/** What the reader sees of the work, counted: one table, or one of each kind of column. One statement counts. */
export async function findMatrices(
  chosen: OverviewFilter,
  actor: FirmActor,
  today = southAfricanDay(),
): Promise<Matrix[]> {
  const { view } = overviewOf(chosen);
  const base = baseOf(view, chosen, today);
  const [counted, colleagues] = await Promise.all([
    countGroups(view, base, actor, today),
    findColleagues('work'),
  ]);
  const known = { today, colleagues, seesAll: may(actor.role, 'allocate') };
  const groups = counted.map(({ lines, columns, ...counts }): Group => ({
    ...counts,
    line: keyOf(view.lines, lines, known),
    column: keyOf(view.columns, columns, known),
  }));
  const { table } = view.columns;
  if (!table) return [matrixOf(view, groups, base, known, null)];
  const order = [...new Set(groups.map(({ column }) => table.of(column)))].toSorted();
  return order.map((name) => {
    const within = groups.filter(({ column }) => table.of(column) === name);
    const narrowed = { ...base, ...table.narrows(name) };
    return matrixOf(view, within, narrowed, known, { key: name, label: table.label(name) });
  });
}

function baseOf(view: View, { view: _view, ...chosen }: OverviewFilter, today: string): Filter {
  const unset = Object.fromEntries(setBy(view).map((name) => [name, WORK.unfiltered()[name]]));
  return { ...WORK.unfiltered(), ...chosen, ...unset, ...view.of(today) };
}

async function countGroups(view: View, base: Filter, actor: FirmActor, today: string) {
  const { state, dueOn, taxpayerId } = engagements;
  const isLate = sql`${isIn(state, LATE)} and ${dueOn} < ${today}`;
  const [lines, columns] = [view.lines.parts(today), view.columns.parts(today)];
  const parts = [...lines, ...columns];
  const fields = Object.fromEntries(parts.map((part, place) => [`part${place}`, part.as(`part${place}`)]));
  const rows: ({ count: number; late: number } & Record<string, Part>)[] = await db()
    .select({
      ...fields,
      count: sql<number>`count(*)::int`,
      late: sql<number>`(count(*) filter (where ${isLate}))::int`,
    })
    .from(engagements)
    .leftJoin(taxpayers, eq(taxpayers.id, taxpayerId))
    .where(and(matching(base, actor, today), viewOf(base.state, today), inOneProcess))
    .groupBy(sql.raw(parts.map((_part, place) => place + 1).join()));
  return rows.map(({ count, late, ...row }) => {
    const read = parts.map((_part, place) => row[`part${place}`] ?? null);
    return { count, late, lines: read.slice(0, lines.length), columns: read.slice(lines.length) };
  });
}

function matrixOf(
  view: View,
  groups: readonly Group[],
  base: Filter,
  known: Known,
  name: { key: string; label: string } | null,
): Matrix {
  const has = ({ keys }: Step, key: string) => keys.includes(key);
  const shown = (steps: Step[], side: 'line' | 'column') =>
    steps.filter((step) => step.isAlways || groups.some((group) => has(step, group[side])));
  const keysIn = (side: 'line' | 'column') => [...new Set(groups.map((group) => group[side]))];
  const lines = shown(view.lines.steps(keysIn('line'), known), 'line');
  const columns = shown(view.columns.steps(keysIn('column'), known), 'column');
  const linked = (count: number, ...narrows: Partial<Filter>[]): Count => ({
    count,
    to: WORK.to(Object.assign({ ...base }, ...narrows)),
  });
  const row = (within: readonly Group[], narrows: Partial<Filter>) => {
    const late = sumOf(within, 'late');
    return {
      cells: columns.map((column) => {
        const count = sumOf(within.filter((group) => has(column, group.column)));
        return count === 0 ? null : linked(count, narrows, column.narrows);
      }),
      total: linked(sumOf(within), narrows),
      late: view.hasLate && late > 0 ? linked(late, narrows, OVERDUE) : null,
    };
  };
  return {
    key: name?.key ?? 'all',
    label: name?.label ?? null,
    head: view.lines.head,
    columns: columns.map(({ keys, label, isLate = false }) => ({ key: keys.join(), label, isLate })),
    lines: lines.map((line) => ({
      key: line.keys.join(),
      label: line.label,
      person: line.person ?? null,
      ...row(
        groups.filter((group) => has(line, group.line)),
        line.narrows,
      ),
    })),
    totals: row(groups, {}),
  };
}

function sumOf(groups: readonly Group[], what: 'count' | 'late' = 'count'): number {
  return groups.reduce((sum, group) => sum + group[what], 0);
}
