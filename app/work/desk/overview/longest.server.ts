import { and, asc, eq } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { daysUntil } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { NAMED_HOLDER } from '#app/work/core/engagements/holder.server.ts';
import { NAMED, namingOf } from '#app/work/core/engagements/own-data.server.ts';
import { titleOf } from '#app/work/core/engagements/titles.ts';
import { WORK } from '../filter.ts';
import { matching, viewOf } from '../matching.server.ts';
import type { OverviewFilter } from './filter.ts';
import type { Longest, Waiting } from './longest.ts';

const MOST = 10;

export async function findLongest(
  chosen: OverviewFilter,
  actor: FirmActor,
  today = southAfricanDay(),
): Promise<Longest> {
  const [client, progress] = await Promise.all([
    waitingIn('client', chosen, actor, today),
    waitingIn('progress', chosen, actor, today),
  ]);
  return { client, progress };
}

async function waitingIn(
  view: keyof Longest,
  { view: _view, ...chosen }: OverviewFilter,
  actor: FirmActor,
  today: string,
): Promise<Waiting[]> {
  const { id, type, period, stateSince, taxpayerId } = engagements;
  const { name } = taxpayers;
  const rows = await db()
    .select({
      id,
      type,
      period,
      stateSince,
      ...NAMED,
      client: name,
      assignee: profiles.fullName,
    })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, taxpayerId))
    .leftJoin(profiles, eq(profiles.id, NAMED_HOLDER))
    .where(and(matching({ ...WORK.unfiltered(), ...chosen }, actor, today), viewOf(view, today)))
    .orderBy(asc(stateSince), asc(id))
    .limit(MOST);
  return rows.map(({ id, client, assignee, ...row }) => ({
    id,
    client,
    assignee,
    title: titleOf(row.type, row.period, namingOf(row)),
    days: Math.max(0, daysUntil(today, southAfricanDay(row.stateSince))),
  }));
}
