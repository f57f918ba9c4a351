import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { findColleagues } from '#app/accounts/core/colleagues.server.ts';
import { may } from '#app/accounts/core/roles.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { wholeDay } from '#app/bookings/core/diary.server.ts';
import { hasHours } from '#app/bookings/core/working-time.ts';
import { availableMinutes, type Worker } from '#app/work/core/capacity/available.ts';
import { findWorkers } from '#app/work/core/capacity/weekly-hours.server.ts';
import { everyKind, typeOf } from '#app/work/core/engagements/types.ts';
import { spentAtWork } from '#app/work/core/time/spent.server.ts';
import { WORK, type Filter } from '../filter.ts';
import { matching } from '../matching.server.ts';
import { keyOf, person, weeks, type Part } from '../overview/dimensions.server.ts';
import { weeksFrom } from '../overview/ranges.ts';
import { NOBODY, type Capacity, type CapacityLine, type Load } from './capacity.ts';

const TO_FILE: Partial<Filter> = { is: 'to-file' };

type Week = { keys: readonly string[]; label: string; days: string[]; narrows: Partial<Filter> };
type Group = { holder: string; week: string; type: string; works: number; left: number };

/** Planned hours of what is due, less the time that was noted at it, against the hours of people. */
export async function findCapacity(actor: FirmActor, today = southAfricanDay()): Promise<Capacity> {
  const shown = shownWeeks(today);
  const last = shown.at(-1)?.days.at(-1) ?? today;
  const [counted, colleagues, workers] = await Promise.all([
    countGroups(actor, today, last),
    findColleagues('work'),
    findWorkers({ from: wholeDay(today).from, to: wholeDay(last).to }),
  ]);
  const known = { today, colleagues, seesAll: may(actor.role, 'allocate') };
  const groups = counted.map(({ own, ofClient, bucket, ...group }): Group => ({
    ...group,
    holder: keyOf(person, [own, ofClient], known),
    week: keyOf(weeks, [bucket], known),
  }));
  const people = known.seesAll ? colleagues : colleagues.filter(({ id }) => id === actor.id);
  const lines = people.map(({ id, name }): CapacityLine => {
    const worker = workers.get(id);
    return { id, name, weekly: worker?.weekly ?? null, weeks: loadsOf(id, groups, shown, worker) };
  });
  const nobodys = { id: NOBODY, name: 'Nobody', weekly: null, weeks: loadsOf(NOBODY, groups, shown) };
  const all = [...lines, nobodys];
  return {
    weeks: shown.map(({ keys, label }) => ({ key: keys.join(), label })),
    lines: all,
    totals: shown.map((week, place) => totalOf(all, week, place)),
    unplanned: unplannedIn(groups, last),
  };
}

/** What is late is done this week, like what is due in it. */
function shownWeeks(today: string): Week[] {
  const [late, now, ...after] = weeksFrom(today).filter(({ key }) => key !== 'later');
  if (!late || !now?.to) return [];
  const current = {
    keys: [late.key, now.key],
    label: 'This week',
    days: daysTo(today, now.to),
    narrows: { to: now.to },
  };
  const later = after.map(({ key, label, from, to }) => ({
    keys: [key],
    label,
    days: daysTo(from ?? today, to ?? today),
    narrows: {
      from: from ?? '',
      to: to ?? '',
    },
  }));
  return [current, ...later];
}

function daysTo(from: string, to: string): string[] {
  const days = [from];
  while (days.length < 7 && (days.at(-1) ?? to) < to) days.push(plusDays(days.at(-1) ?? to, 1));
  return days;
}

function countGroups(actor: FirmActor, today: string, last: string) {
  const { type, dueOn, taxpayerId } = engagements;
  const spent = spentAtWork();
  const kinds = everyKind().map(
    ({ id: kind, plannedMinutes = 0 }) => sql`when ${kind} then ${plannedMinutes}::int`,
  );
  const planned = sql`case ${type} ${sql.join(kinds, sql` `)} else 0 end`;
  const filter = { ...WORK.unfiltered(), ...TO_FILE, to: last };
  return db()
    .select({
      own: sql<Part>`${engagements.assigneeId}`.as('own'),
      ofClient: sql<Part>`${taxpayers.assigneeId}`.as('of_client'),
      bucket: sql<Part>`${weeks.parts(today)[0]}`.as('bucket'),
      type,
      works: sql<number>`count(*)::int`,
      left: sql<number>`sum(greatest(${planned} - coalesce(${spent.minutes}, 0), 0))::int`,
    })
    .from(engagements)
    .leftJoin(taxpayers, eq(taxpayers.id, taxpayerId))
    .leftJoinLateral(spent, sql`true`)
    .where(and(matching(filter, actor, today), isNotNull(dueOn)))
    .groupBy(sql`1, 2, 3, 4`);
}

function loadsOf(holder: string, groups: readonly Group[], shown: readonly Week[], worker?: Worker): Load[] {
  return shown.map(({ keys, days, narrows }) => {
    const within = groups.filter((group) => group.holder === holder && keys.includes(group.week));
    return {
      planned: sumOf(within, 'left'),
      available: worker ? availableMinutes(worker, days) : 0,
      isWorking: worker !== undefined && worker.weekly > 0 && days.some((day) => hasHours(day, worker.hours)),
      works: sumOf(within, 'works'),
      to: WORK.to({ ...WORK.unfiltered(), ...TO_FILE, ...narrows, of: holder }),
    };
  });
}

function totalOf(lines: readonly CapacityLine[], { narrows }: Week, place: number): Load {
  const loads = lines.flatMap(({ weeks: all }) => all[place] ?? []);
  const sum = (what: 'planned' | 'available' | 'works') => loads.reduce((all, load) => all + load[what], 0);
  return {
    planned: sum('planned'),
    available: sum('available'),
    isWorking: loads.some(({ isWorking }) => isWorking),
    works: sum('works'),
    to: WORK.to({
      ...WORK.unfiltered(),
      ...TO_FILE,
      ...narrows,
    }),
  };
}

function unplannedIn(groups: readonly Group[], last: string): Capacity['unplanned'] {
  const kinds = [...new Set(groups.map(({ type }) => type))].filter(
    (kind) => typeOf(kind)?.plannedMinutes === undefined,
  );
  return kinds.map((kind) => ({
    kind,
    name: typeOf(kind)?.name ?? kind,
    works: sumOf(
      groups.filter(({ type }) => type === kind),
      'works',
    ),
    to: WORK.to({ ...WORK.unfiltered(), ...TO_FILE, kind, to: last }),
  }));
}

function sumOf(groups: readonly Group[], what: 'works' | 'left'): number {
  return groups.reduce((sum, group) => sum + group[what], 0);
}
