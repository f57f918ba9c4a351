import { and, eq, gte, ilike, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { may, ROLES } from '#app/accounts/core/roles.ts';
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

/** Work is only joined where the filter asks about it: there is as much of it as of entries. */
function readsWork({ q, kind, client }: TimeFilter, { role }: FirmActor): boolean {
  return (
    ROLES[role].sees !== 'all' || !may(role, 'allocate') || [q, kind, client].some((value) => value !== '')
  );
}

function whatFits(filter: TimeFilter, actor: FirmActor): SQL {
  return readsWork(filter, actor) ? ofWork(filter, actor) : ofEntries(filter, actor);
}

function ofWork(filter: TimeFilter, actor: FirmActor): SQL {
  return sql`from ${timeEntries} join ${engagements} on ${eq(engagements.id, timeEntries.engagementId)}
    left join ${taxpayers} on ${eq(taxpayers.id, engagements.taxpayerId)} where ${fits(filter, actor)}`;
}

function ofEntries(filter: TimeFilter, actor: FirmActor): SQL {
  const isInTrash = sql`exists (select from ${engagements}
    where ${and(eq(engagements.id, timeEntries.engagementId), isNotNull(engagements.deletedAt))})`;
  return sql`from ${timeEntries} where ${and(isCounted, chosen(filter, { me: actor.id }))} and not ${isInTrash}`;
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
  if (filter.by !== 'entries') return { ...(await findGroups(filter.by, filter, actor, most)), rows: [] };
  const from = whatFits(filter, actor);
  const [[sums], rows] = await Promise.all([
    db().execute<{ minutes: number; entries: number }>(
      sql`select coalesce(sum(${minutes}), 0)::int as minutes, count(*)::int as entries ${from}`,
    ),
    findEntries(from, most),
  ]);
  return { minutes: sums?.minutes ?? 0, entries: sums?.entries ?? 0, groups: [], rows };
}

/** `part`: by which entries are added up first; `key`, `name`: of such a part, with the rows of `join`. */
type Key = {
  part: SQL;
  isOfWork?: true;
  join?: SQL;
  key: SQL<string>;
  name: SQL<string | null>;
  narrows(key: string): Partial<TimeFilter>;
};

const KEYS: Record<Exclude<Grouping, 'entries'>, Key> = {
  person: {
    part: sql`${colleagueId}`,
    join: sql`left join ${profiles} on ${profiles.id} = parts.part`,
    key: sql`coalesce(${profiles.id}::text, 'nobody')`,
    name: sql`${profiles.fullName}`,
    narrows: (of) => ({ of }),
  },
  client: {
    part: sql`${engagements.taxpayerId}`,
    isOfWork: true,
    join: sql`join ${taxpayers} on ${taxpayers.id} = parts.part`,
    key: sql`${taxpayers.id}::text`,
    name: sql`${taxpayers.name}`,
    narrows: (client) => ({ client }),
  },
  kind: {
    part: sql`${engagements.type}`,
    isOfWork: true,
    key: sql`parts.part`,
    name: sql`null::text`,
    narrows: (kind) => ({ kind }),
  },
  month: {
    part: sql`${day}`,
    key: sql`to_char(parts.part, 'YYYY-MM')`,
    name: sql`null::text`,
    narrows: (month) => ({ from: `${month}-01`, to: lastOf(month) }),
  },
};

type Group = { key: string; name: string | null; minutes: number; entries: number };

async function findGroups(
  by: keyof typeof KEYS,
  filter: TimeFilter,
  actor: FirmActor,
  most: number,
): Promise<Omit<Time, 'rows'>> {
  const { part, isOfWork = false, join = sql``, key, name, narrows } = KEYS[by];
  const from = isOfWork ? ofWork(filter, actor) : whatFits(filter, actor);
  // `all…`: of all groups, also of those beyond the limit.
  const rows = await db().execute<Group & { allMinutes: number; allEntries: number }>(sql`
    select ${key} as key, ${name} as name, sum(parts.minutes)::int as minutes, sum(parts.entries)::int as entries,
      (sum(sum(parts.minutes)) over ())::int as "allMinutes", (sum(sum(parts.entries)) over ())::int as "allEntries"
    from (select ${part} as part, sum(${minutes}) as minutes, count(*) as entries ${from} group by 1) parts ${join}
    group by 1, 2 order by ${by === 'month' ? sql`1 desc` : sql`3 desc, 1`} limit ${most}`);
  const groups = rows.map(({ allMinutes: _minutes, allEntries: _entries, ...row }) => ({
    ...row,
    label: labelOf(by, row),
    to: TIME.to(filter, { by: 'entries', ...narrowed(by, filter, narrows(row.key)) }),
  }));
  return { minutes: rows[0]?.allMinutes ?? 0, entries: rows[0]?.allEntries ?? 0, groups };
}

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

async function findEntries(from: SQL, most: number): Promise<WorkedEntry[]> {
  const { id, engagementId } = timeEntries;
  const { type, period } = engagements;
  const { name } = taxpayers;
  const latest = sql`${day} desc, ${timeEntries.createdAt} desc, ${id}`;
  const shown = sql`(select ${id} ${from} order by ${latest} limit ${most})`;
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
    .where(sql`${id} in ${shown}`)
    .orderBy(latest);
  return rows.map(({ type: of, period: which, naming, ...entry }) => ({
    ...entry,
    title: titleOf(of, which, namingOf(naming)),
  }));
}

function lastOf(month: string): string {
  return lastDayOfMonth(yearOf(month), Number(month.slice(5, 7)));
}
