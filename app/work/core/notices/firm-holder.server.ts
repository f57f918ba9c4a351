import { eq, sql, type SQL } from 'drizzle-orm';
import { colleagueIds } from '#app/accounts/core/colleagues.server.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { firmNotices } from '#app/platform/db/schema/steps.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { HOLDER } from '../engagements/holder.server.ts';
import type { FirmNoticeKind } from './firm-notice-kinds.ts';

export type FirmThing = { engagementId: string } | { taxpayerId: string } | { enquiryId: string };

export function idOf(of: FirmThing): string {
  if ('engagementId' in of) return of.engagementId;
  return 'taxpayerId' in of ? of.taxpayerId : of.enquiryId;
}

const REVIEWER = sql`case when ${firmNotices.kind} in ('to_review', 'review_by_other') and ${firmNotices.aboutId} in ${colleagueIds('work')}
  then ${firmNotices.aboutId} end`;

/** For queries of `firm_notices` with the joins below: whom it is told; null for the firm's address. */
export const FIRM_HOLDER: SQL<string | null> = sql`coalesce(${REVIEWER}, ${HOLDER},
  case when ${enquiries.assigneeId} in ${colleagueIds('enquiries')} then ${enquiries.assigneeId} end)`;

export const OF_ENGAGEMENT = eq(engagements.id, firmNotices.engagementId);
export const OF_TAXPAYER = sql`${taxpayers.id} = coalesce(${engagements.taxpayerId}, ${firmNotices.taxpayerId})`;
export const OF_ENQUIRY = eq(enquiries.id, firmNotices.enquiryId);

/** Who is told of it; null for the firm's address. */
export async function firmHolderOf(
  tx: Transaction,
  of: FirmThing & { kind?: FirmNoticeKind; aboutId?: string },
): Promise<string | null> {
  const { engagementId, taxpayerId, enquiryId, kind, aboutId } = { ...NONE, ...of };
  const [found] = await tx.execute<{ holder: string | null }>(sql`select ${FIRM_HOLDER} as holder
    from (select ${engagementId}::uuid as engagement_id, ${taxpayerId}::uuid as taxpayer_id, ${enquiryId}::uuid as enquiry_id,
      ${kind}::text as kind, ${aboutId}::uuid as about_id) firm_notices
      left join ${engagements} on ${OF_ENGAGEMENT} left join ${taxpayers} on ${OF_TAXPAYER} left join ${enquiries} on ${OF_ENQUIRY}`);
  return found?.holder ?? null;
}

const NONE = { engagementId: null, taxpayerId: null, enquiryId: null, kind: null, aboutId: null };
