import { seasonFigures } from '#content/season-figures.ts';
import { lastBusinessDay } from '#app/firm/core/business-days.ts';
import { dayOf, daysUntil, lastDayOfMonth, yearOf } from '#app/firm/core/calendar-day.ts';
import type { Profile } from '#app/firm/core/deadline-rule.ts';
import { nextDeadlines, rulesOf } from '#app/firm/core/deadlines.ts';
import type { Entry, ServicePage, Table } from '../service-page.ts';
import { drawnBlock, type DatedStep, type MonthDay, type Shape, type Window } from './shape.ts';
import { SHAPES } from './shapes.ts';

const FEBRUARY = 2;

type Page = Pick<ServicePage, 'path' | 'shape' | 'parts'>;

/** Null for an alert. Throws if the page lacks the part's block, or a step its day. */
export function drawShape({ path, shape, parts }: Page, today: string): Shape | null {
  if (!shape) return null;
  const block = parts.map((part) => drawnBlock(shape.name, part)).find((found) => found !== null);
  if (!block && SHAPES[shape.name].of) throw new Error(`${path} has nothing to draw as ${shape.name}`);
  const table = block?.kind === 'table' ? block : NO_TABLE;
  const entries = block?.kind === 'steps' ? block.items : [];
  switch (shape.name) {
    case 'spread':
      return { name: 'spread', table };
    case 'path':
      return { name: 'path', table };
    case 'month':
      return { name: 'month', table, days: monthDays(table, today) };
    case 'season':
      return seasonOf(today);
    case 'fork':
      return { name: 'fork', table, decideBy: nextOf([{ is: 'trust' }], 'trust-resolution', today) };
    case 'year': {
      const yearEnd = endOfYear(today);
      const dayOfRule = (id: string) => dueInYear(id, yearEnd);
      return { name: 'year', steps: dated(entries, shape.due, dayOfRule), yearEnd };
    }
    case 'stairs': {
      const founded: Profile[] = [{ is: 'event', kind: 'registration', on: today }];
      return { name: 'stairs', steps: dated(entries, shape.due, (id) => nextOf(founded, id, today)) };
    }
  }
}

const NO_TABLE: Table = { kind: 'table', caption: '', head: [], rows: [], sheet: false };

function dated(
  entries: readonly Entry[],
  due: readonly (string | null)[],
  dayOfRule: (id: string) => string | null,
): DatedStep[] {
  return entries.map((entry, index) => {
    const id = due[index];
    const day = id ? dayOfRule(id) : null;
    if (id && !day) throw new Error(`the calendar has no day for ${id}`);
    return { ...entry, day };
  });
}

function nextOf(profiles: Profile[], id: string, today: string): string | null {
  return nextDeadlines(profiles, today).find(({ ruleId }) => ruleId === id)?.day ?? null;
}

function dueInYear(id: string, yearEnd: string): string | null {
  const rule = rulesOf({ is: 'company', yearEnd: FEBRUARY, registered: null }).find((one) => one.id === id);
  const [occurrence] = rule?.occurrences(yearOf(yearEnd)) ?? [];
  return occurrence ? lastBusinessDay(occurrence.day) : null;
}

function endOfYear(today: string): string {
  const end = lastDayOfMonth(yearOf(today), FEBRUARY);
  return end >= today ? end : lastDayOfMonth(yearOf(today) + 1, FEBRUARY);
}

/** The current month of payroll, which ends in the next month. */
function monthDays({ rows }: Table, today: string): MonthDay[] {
  const dates = rows.map(([when = '']) => Number(/\d+/.exec(when)?.[0]));
  const first = dates[0] ?? 1;
  const last = dates.at(-1) ?? 1;
  const [year = 0, month = 0, date = 0] = today.split('-').map(Number);
  const firstMonth = date > last ? month : month - 1;
  const days = rows.map(([when = '', ...cells], index) => {
    const inMonth = firstMonth + ((dates[index] ?? 0) < first ? 1 : 0);
    return { when, cells, day: lastBusinessDay(dayOf(year, inMonth, dates[index] ?? 1)) };
  });
  const next = days.findIndex(({ day }) => day >= today);
  return days.map((day, index) => ({ ...day, isNext: index === next }));
}

const JULY = 7;
const SEASON_MONTHS = 7;

const WINDOWS = [
  { title: 'Auto-assessments', from: 'season.autoFrom', to: 'season.autoTo' },
  { title: 'Not provisional', from: 'season.opens', to: 'season.closes' },
  { title: 'Provisional', from: 'season.opens', to: 'season.provisionalCloses' },
] as const;

/** From July to January the current season, else the newest known one. */
function seasonOf(today: string): Shape {
  const closings = Object.entries(seasonFigures['season.provisionalCloses']);
  const [year] = [(closings.find(([, { day }]) => day >= today) ?? closings.at(-1))?.[0]].map(Number);
  if (!year) throw new Error('no season is known');
  const start = dayOf(year, JULY, 1);
  const length = daysUntil(dayOf(year, JULY + SEASON_MONTHS, 1), start);
  const share = (day: string) => Math.min(1, Math.max(0, daysUntil(day, start) / length));
  const windows = WINDOWS.map(({ title, from, to }): Window => {
    const [first, last] = [dayIn(from, year), dayIn(to, year)];
    return { title, from: first, to: last, start: share(first), end: share(last) };
  });
  const months = Array.from({ length: SEASON_MONTHS }, (_, index) => dayOf(year, JULY + index, 1));
  return { name: 'season', months, windows, today, at: share(today) };
}

function dayIn(figure: keyof typeof seasonFigures, year: number): string {
  const days: Record<string, { day: string }> = seasonFigures[figure];
  const found = days[year];
  if (!found) throw new Error(`${figure} of ${year} is not known`);
  return found.day;
}
