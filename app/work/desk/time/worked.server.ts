import { and, desc, eq, gte, ilike, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { may } from '#app/accounts/core/roles.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { db } from '#app/platform/db/client.server.ts';
import { containing } from '#app/platform/db/like.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { timeEntries } from '#app/platform/db/schema/time.ts';
import { searchedWords } from '#app/platform/db/search-words.ts';
import { defineWhere } from '#app/platform/filters/where.server.ts';
import { lastDayOfMonth, yearOf } from '#app/firm/core/calendar-day.ts';
import { monthText } from '#app/firm/core/day-text.ts';
import { isVisibleTo } from '#app/work/core/engagements/access.server.ts';
import { NAMED, namingOf } from '#app/work/core/engagements/own-data.server.ts';
import { titleOf } from '#app/work/core/engagements/titles.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { isCounted } from '#app/work/core/time/time.server.ts';
import { typesOfKind } from '../matching.server.ts';
import { TIME, type Grouping, type TimeFilter } from './filter.ts';
import { MOST_SHOWN, type Worked, type WorkedEntry } from './worked.ts';

const { colleagueId, day, minutes } = timeEntries;

const chosen = defineWhere<TimeFilter, { me: string }>({
  q: (q) => and(...searchedWords(q).map((word) => ilike(taxpayers.name, containing(word)))),
  by: null,
  of: (of, { me }) => {
    if (of === 'nobody') return sql`${colleagueId} not in (select ${profiles.id} from ${profiles})`;
    if (of === 'me') return eq(colleagueId, me);
    return isUuid(of) ? eq(colleagueId, of) : undefined;
  },
  kind: (kind) => inArray(engagements.type, typesOfKind(kind)),
  from: (from) => gte(day, from),
  to: (to) => lte(day, to),
  client: (client) => eq(engagements.taxpayerId, client),
});

/** One's own, and everybody's for who may allocate. */
function fits(filter: TimeFilter, actor: FirmActor): SQL | undefined {
  const isOwn = may(actor.role, 'allocate') ? undefined : eq(colleagueId, actor.id);
  return and(isVisibleTo(actor), isCounted, isOwn, chosen(filter, { me: actor.id }));
}

/** `rows`: as many as are shown; the sums are of all. */
export type Time = {
  minutes: number;
  entries: number;
  groups: Worked[];
  rows: WorkedEntry[];
};

/** `most`: of the groups or entries. */
export async function findTime(filter: TimeFilter, actor: FirmActor, most = MOST_SHOWN): Promise<Time> {
  const where = fits(filter, actor);
  if (filter.by !== 'entries') return { ...(await findGroups(filter.by, filter, where, most)), rows: [] };
  const [[sums], rows] = await Promise.all([
    db()
      .select({
        minutes: sql<number>`coalesce(sum(${minutes}), 0)::int`,
        entries: sql<number>`count(*)::int`,
      })
      .from(timeEntries)
      .innerJoin(engagements, eq(engagements.id, timeEntries.engagementId))
      .leftJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
      .where(where),
    findEntries(where, most),
  ]);
  return { minutes: sums?.minutes ?? 0, entries: sums?.entries ?? 0, groups: [], rows };
}

type Key = { key: SQL<string>; name: SQL<string | null>; narrows(key: string): Partial<TimeFilter> };

const KEYS: Record<Exclude<Grouping, 'entries'>, Key> = {
  person: {
    key: sql`coalesce(${profiles.id}::text, 'nobody')`,
    name: sql`${profiles.fullName}`,
    narrows: (of) => ({ of }),
  },
  client: {
    key: sql`${taxpayers.id}`,
    name: sql`${taxpayers.name}`,
    narrows: (client) => ({ client }),
  },
  kind: { key: sql`${engagements.type}`, name: sql`null`, narrows: (kind) => ({ kind }) },
  month: {
    key: sql`to_char(${day}, 'YYYY-MM')`,
    name: sql`null`,
    narrows: (month) => ({ from: `${month}-01`, to: lastOf(month) }),
  },
};

async function findGroups(
  by: keyof typeof KEYS,
  filter: TimeFilter,
  where: SQL | undefined,
  most: number,
): Promise<Omit<Time, 'rows'>> {
  const { key, name, narrows } = KEYS[by];
  const rows = await db()
    .select({
      key: key.as('key'),
      name: name.as('name'),
      minutes: sql<number>`sum(${minutes})::int`.as('minutes'),
      entries: sql<number>`count(*)::int`,
      // Of all groups, also of those beyond the limit.
      allMinutes: sql<number>`(sum(sum(${minutes})) over ())::int`,
      allEntries: sql<number>`(sum(count(*)) over ())::int`,
    })
    .from(timeEntries)
    .innerJoin(engagements, eq(engagements.id, timeEntries.engagementId))
    .leftJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .leftJoin(profiles, eq(profiles.id, colleagueId))
    .where(where)
    .groupBy(sql`1, 2`)
    .orderBy(by === 'month' ? sql`1 desc` : sql`3 desc, 1`)
    .limit(most);
  const groups = rows.map(({ allMinutes: _minutes, allEntries: _entries, ...row }) => ({
    ...row,
    label: labelOf(by, row),
    to: TIME.to(filter, { by: 'entries', ...narrowed(by, filter, narrows(row.key)) }),
  }));
  return { minutes: rows[0]?.allMinutes ?? 0, entries: rows[0]?.allEntries ?? 0, groups };
}

/** The days of a month, within those that were chosen. */
function narrowed(
  by: keyof typeof KEYS,
  { from, to }: TimeFilter,
  narrows: Partial<TimeFilter>,
): Partial<TimeFilter> {
  if (by !== 'month') return narrows;
  const [first, last] = [narrows.from ?? '', narrows.to ?? ''];
  return { from: from > first ? from : first, to: to && to < last ? to : last };
}

function labelOf(by: keyof typeof KEYS, { key, name }: { key: string; name: string | null }): string {
  switch (by) {
    case 'person':
      return name ?? 'Former colleagues';
    case 'client':
      return name ?? '';
    case 'kind':
      return typeOf(key)?.name ?? key;
    case 'month':
      return monthText(yearOf(key), Number(key.slice(5, 7)));
  }
}

async function findEntries(where: SQL | undefined, most: number): Promise<WorkedEntry[]> {
  const { id, engagementId } = timeEntries;
  const { type, period } = engagements;
  const { name } = taxpayers;
  const rows = await db()
    .select({
      id,
      engagementId,
      day,
      minutes,
      type,
      period,
      naming: NAMED,
      client: name,
      colleague: profiles.fullName,
    })
    .from(timeEntries)
    .innerJoin(engagements, eq(engagements.id, engagementId))
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .leftJoin(profiles, eq(profiles.id, colleagueId))
    .where(where)
    .orderBy(desc(day), desc(timeEntries.createdAt), id)
    .limit(most);
  return rows.map(({ type: of, period: which, naming, ...entry }) => ({
    ...entry,
    title: titleOf(of, which, namingOf(naming)),
  }));
}

function lastOf(month: string): string {
  return lastDayOfMonth(yearOf(month), Number(month.slice(5, 7)));
}
