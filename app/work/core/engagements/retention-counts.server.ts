import { and, sql } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { readTogether, rowPart } from '#app/platform/db/parts.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { LOST } from '#app/platform/scan/states.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import type { NoticeContext } from '#app/accounts/access/define-notice.ts';
import { DAY } from '#app/platform/core/time.ts';
import { deletedOn, isPastRetention, wasAgreed } from './retention.server.ts';

/** `firstEnd`: when the first of them is deleted. `lostIn`: an engagement that has a lost document. */
type RetentionCounts = { ending: number; firstEnd: string | null; lost: number; lostIn: string | null };

const perRequest = new WeakMap<object, Promise<RetentionCounts>>();

export function retentionCountsOnce(context: NoticeContext): Promise<RetentionCounts> {
  const key = context.request ?? context;
  const counts = perRequest.get(key) ?? countRetained(context);
  perRequest.set(key, counts);
  return counts;
}

function countRetained(context: NoticeContext): Promise<RetentionCounts> {
  const { now } = context;
  const until = new Date(now.getTime() + retention.deletionNoticeDays * DAY);
  const ends = and(wasAgreed, isPastRetention(until));
  const counts = {
    ending: sql<number>`kept.ending`,
    firstEnd: sql<string | null>`kept."firstEnd"`,
    lost: sql<number>`found.lost`,
    lostIn: sql<string | null>`found."lostIn"`,
  };
  const rest = sql`from
    (select count(*)::int as ending, min(${deletedOn}) as "firstEnd" from ${engagements} where ${ends}) kept,
    (select count(*)::int as lost, min(${documents.engagementId}::text) as "lostIn" from ${documents}
      where ${isIn(documents.scanState, LOST)}) found`;
  return readTogether(context, rowPart(counts, rest));
}
