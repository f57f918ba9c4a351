import { sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { consultationOf } from '#app/firm/core/consultations.ts';
import { listPart, type Part } from '#app/platform/db/parts.server.ts';
import type { TaxpayerDates } from '#app/work/core/engagements/periods.ts';
import { titleOf } from '#app/work/core/engagements/titles.ts';
import { sourcesOf } from './timeline-sources.server.ts';
import { olderOf, readOlder, type Entry, type Shown, type Source, type Timeline } from './timeline.ts';

const LENGTH = 12;

type Client = { id: string; dates: TaxpayerDates };

const FIELDS = {
  source: sql<Source>`entry.source`,
  id: sql<string>`entry.id`,
  at: sql<string>`to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  title: sql<string | null>`entry.title`,
  about: sql<string | null>`entry.about`,
  who: sql<string | null>`entry.who`,
  workId: sql<string | null>`entry.work`,
  type: sql<string | null>`entry.type`,
  period: sql<string | null>`entry.period`,
  ownTitle: sql<string | null>`entry.own_title`,
};

/** The newest first; what is booked for a day to come stands above. */
export function timelinePart(
  { id, dates }: Client,
  me: FirmActor,
  { shown, older }: { shown: Shown; older: string },
): Part<Timeline> {
  const start = readOlder(older);
  const key = sql`(one.source || '-' || one.id)`;
  const isOlder = start ? sql`where (one.at, ${key}) < (${start.at}::timestamptz, ${start.key})` : sql``;
  const newest = sourcesOf(id, me, shown).map(
    (source) => sql`(select * from (${source}) one ${isOlder}
      order by one.at desc, ${key} desc limit ${sql.raw(String(LENGTH + 1))})`,
  );
  const all = newest.length > 0 ? sql.join(newest, sql` union all `) : NOTHING;
  const rest = sql`from (${all}) entry order by entry.at desc, entry.source || '-' || entry.id desc
    limit ${sql.raw(String(LENGTH + 1))}`;
  const list = listPart(FIELDS, rest, ({ workId, type, period, ownTitle, ...row }): Entry => {
    const naming = { ...dates, ownTitle };
    const work = workId && type && period ? { id: workId, title: titleOf(type, period, naming) } : null;
    // A talk that was booked before its words were kept has its kind there.
    const title = row.source === 'talk' ? (consultationOf(row.title ?? '')?.name ?? row.title) : row.title;
    return { ...row, title, work };
  });
  return {
    json: list.json,
    read(json) {
      const read = list.read(json);
      const entries = read.slice(0, LENGTH);
      const last = entries.at(-1);
      return {
        shown,
        entries,
        older: last && read.length > LENGTH ? olderOf(last) : null,
        isLater: start !== null,
      };
    },
  };
}

const NOTHING = sql`select null::text as source, null::text as id, null::timestamptz as at, null::text as title,
  null::text as about, null::text as who, null::uuid as work, null::text as type, null::text as period,
  null::text as own_title where false`;

/** When the client and we last had to do with each other: a message, a talk that has been, a paper. */
export function lastContactPart(
  { id }: Pick<Client, 'id'>,
  me: FirmActor,
  now = new Date(),
): Part<LastContact> {
  const sources = (['messages', 'talks', 'papers'] as const).flatMap((shown) => sourcesOf(id, me, shown));
  const list = listPart(
    { source: FIELDS.source, at: FIELDS.at },
    sql`from (${sql.join(sources, sql` union all `)}) entry where entry.at <= ${now.toISOString()}::timestamptz
      order by entry.at desc limit 1`,
    (row) => row,
  );
  return { json: list.json, read: (json) => list.read(json)[0] ?? null };
}

export type LastContact = Pick<Entry, 'source' | 'at'> | null;
