import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagementEvents } from '#app/platform/db/schema/engagements.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { mailedFrom } from '#app/platform/mail/when-mailed.server.ts';

/** The entry of a reminder in the timeline, once a mail has it. */
export const REMINDED = 'Reminder sent';

/** Until then. */
export const REMINDER_WAITS = 'Reminder to be mailed';

const REMINDERS = ['reminder', 'proposal_reminder'] as const;

const { text, engagementId } = engagementEvents;
const { email, at } = clientNotices;

/** The first minute in which a reminder of the work can be mailed; null once none waits. */
const goesAt = () => sql`(select to_char(min(n.goes_at) at time zone 'Africa/Johannesburg', 'HH24:MI') from (
    select ${mailedFrom(at)} as goes_at from ${clientNotices}
    where ${email} in (select r.email from ${clientNotices} r where r.engagement_id = ${engagementId} and ${isIn(sql`r.kind`, REMINDERS)})
    group by ${email}) n)`;

/** What an entry of the timeline says now: a waiting reminder is not sent yet, and a dropped one never was. */
export function shownText(): SQL<string> {
  return sql`case when ${text} = ${REMINDER_WAITS}
    then coalesce('Reminder waits until ' || ${goesAt()}, 'Reminder not sent: it was not needed any more')
    else ${text} end`;
}

export async function markReminded(tx: Transaction, id: string, now: Date): Promise<void> {
  const waits = and(eq(engagementId, id), eq(text, REMINDER_WAITS));
  await tx.update(engagementEvents).set({ text: REMINDED, at: now }).where(waits);
}
