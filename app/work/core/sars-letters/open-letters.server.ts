import { and, asc, eq, isNotNull, type SQL } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isFindable, isPresent } from '../engagements/access.server.ts';
import { HOLDER } from '../engagements/holder.server.ts';
import { NAMED, namingOf } from '../engagements/own-data.server.ts';
import { titleOf } from '../engagements/titles.ts';
import { openClocks, type OpenClock } from './sars-letter.ts';

/** What a letter from SARS wants of us still. `holderId`: who is told of it; null for the firm's address. */
export type OpenLetter = OpenClock & {
  engagementId: string;
  title: string;
  taxpayer: string;
  holderId: string | null;
  changedAt: Date;
};

/** Of all work, or of that which `where` finds; the first day first. */
export async function openLetters(where?: SQL): Promise<OpenLetter[]> {
  const rows = await db()
    .select({
      engagementId: engagements.id,
      type: engagements.type,
      period: engagements.period,
      sarsLetters: engagements.sarsLetters,
      changedAt: engagements.updatedAt,
      taxpayer: taxpayers.name,
      dates: NAMED,
      holderId: HOLDER,
    })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(and(isNotNull(engagements.sarsDueOn), isPresent, isFindable, where))
    .orderBy(asc(engagements.sarsDueOn), asc(engagements.id));
  return rows.flatMap(({ sarsLetters, type, period, dates, ...row }) => {
    const title = titleOf(type, period, namingOf(dates));
    return openClocks(sarsLetters).map((open) => ({ ...row, title, ...open }));
  });
}
