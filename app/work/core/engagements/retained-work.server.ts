import { and, asc, eq } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import type { RetainedWork } from './retained-work-list.tsx';
import { NAMED, namingOf } from './own-data.server.ts';
import { deletedOn, wasAgreed } from './retention.server.ts';
import { isEnded } from './states.ts';
import { titleOf } from './titles.ts';

export async function retainedWork(userId: string): Promise<RetainedWork[]> {
  const rows = await db()
    .select({
      type: engagements.type,
      period: engagements.period,
      state: engagements.state,
      taxpayer: taxpayers.name,
      ...NAMED,
      deletedOn,
    })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .innerJoin(taxpayerMembers, eq(taxpayerMembers.taxpayerId, taxpayers.id))
    .where(and(eq(taxpayerMembers.userId, userId), wasAgreed))
    .orderBy(byName(taxpayers.name), asc(engagements.createdAt));
  return rows.map(({ type, period, state, taxpayer, deletedOn, ...dates }) => ({
    title: titleOf(type, period, namingOf(dates)),
    taxpayer,
    until: isEnded(state)
      ? `until ${dayText(southAfricanDay(deletedOn))}`
      : `for ${retention.taxRecordYears} years from its end`,
  }));
}
