import { and, desc, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import { colleagueIds } from '#app/accounts/core/colleagues.server.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isPresent } from './access.server.ts';

type Kind = { taxpayerId: string; type: string };

/** In their order: who has the newest work of each kind, if still here, else the client's colleague. Not `leftOut`. */
export async function whoDoEach(
  tx: Transaction,
  kinds: readonly Kind[],
  leftOut: readonly string[] = [],
): Promise<(string | null)[]> {
  if (kinds.length === 0) return [];
  const { id, taxpayerId, type, period, assigneeId } = engagements;
  const isOfKind = and(eq(taxpayerId, sql`one.client`), eq(type, sql`one.kind`));
  const newest = sql`select ${assigneeId} as id from ${engagements}
    where ${and(isOfKind, isNotNull(assigneeId), isPresent, notInArray(id, [...leftOut]))}
    order by ${desc(period)} limit 1`;
  const all = JSON.stringify(
    kinds.map((kind, place) => ({ taxpayerId: kind.taxpayerId, type: kind.type, place })),
  );
  const rows = await tx.execute<{ place: number; who: string | null }>(sql`
    select one.place, case when newest.id in ${colleagueIds('work')} then newest.id else ${taxpayers.assigneeId} end as who
    from (select "taxpayerId" as client, type as kind, place
        from json_to_recordset(${all}::json) as given("taxpayerId" uuid, type text, place int)) one
      left join ${taxpayers} on ${eq(taxpayers.id, sql`one.client`)} left join lateral (${newest}) newest on true`);
  const byPlace = new Map(rows.map(({ place, who }) => [place, who]));
  return kinds.map((_, place) => byPlace.get(place) ?? null);
}

export async function whoDoesIt(
  tx: Transaction,
  kind: Kind,
  leftOut: readonly string[] = [],
): Promise<string | null> {
  const [who = null] = await whoDoEach(tx, [kind], leftOut);
  return who;
}
