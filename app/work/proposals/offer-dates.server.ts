import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { lastDayOf } from '#app/work/core/engagements/last-day.ts';
import { lastReminder } from '#app/work/core/reminders/reminder-event.server.ts';
import type { OfferDates } from './offer-dates.ts';

/** As Postgres writes it into JSON. */
export type StoredOffer = {
  sentAt: string;
  expiresAt: string;
  remindedAt: string | null;
  isWaiting: boolean;
};

/** Its mail waits, and can still be stopped. */
export const isOfferWaiting = sql<boolean>`exists (select 1 from ${clientNotices}
    where ${clientNotices.kind} = 'proposal' and ${clientNotices.aboutId} = ${proposals.id})`;

/** For a query that has the column: the proposal of the work that nobody has answered. */
export function unansweredOffer(engagementId: PgColumn): SQL<StoredOffer | null> {
  return sql`(select json_build_object('sentAt', ${proposals.sentAt}, 'expiresAt', ${proposals.expiresAt},
      'remindedAt', ${lastReminder(engagementId)}, 'isWaiting', ${isOfferWaiting})
    from ${letters} join ${proposals} on ${proposals.id} = ${letters.proposalId}
    where ${letters.engagementId} = ${engagementId}
      and num_nonnulls(${proposals.acceptedAt}, ${proposals.declinedAt}, ${proposals.expiredAt}) = 0 limit 1)`;
}

export function offerDates({ sentAt, expiresAt, remindedAt, isWaiting }: StoredOffer): OfferDates {
  return {
    isWaiting,
    sentOn: southAfricanDay(new Date(sentAt)),
    lastDay: lastDayOf(new Date(expiresAt)),
    remindedOn: remindedAt && southAfricanDay(new Date(remindedAt)),
  };
}
