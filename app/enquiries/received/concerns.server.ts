import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { letters } from '#app/platform/db/schema/proposals.ts';
import { addEvent } from '#app/work/core/engagements/timeline.server.ts';
import { readMailIds } from '#app/platform/mail/own-mail-id.server.ts';
import type { ReceivedMail } from '#app/platform/mail/received/received-mail.ts';

export type Concern = { assigneeId: string | null; engagementId: string | null };

type Mail = Pick<ReceivedMail, 'kind' | 'references' | 'text' | 'refusedEvent'>;

const NOBODY: Concern = { assigneeId: null, engagementId: null };
const LONGEST_NOTE = 10_000;

/** For a bounced mail of the site, or a declined appointment. Null if it is about no work or booking. */
export async function noteConcern(tx: Transaction, mail: Mail, now: Date): Promise<Concern | null> {
  if (mail.refusedEvent !== null) return noteBooking(tx, bookingIn(mail.refusedEvent), mail.text);
  const about = mail.kind === 'returned' ? readMailIds(mail.references) : null;
  if (about?.entity === 'booking') return noteBooking(tx, about.id, `A mail came back. ${mail.text}`);
  if (about?.entity === 'engagement') return noteEngagement(tx, about.id, now);
  if (about?.entity === 'proposal') return noteProposal(tx, about.id, now);
  return about && NOBODY;
}

async function noteProposal(tx: Transaction, id: string, now: Date): Promise<Concern> {
  const works = await tx
    .select({ id: letters.engagementId })
    .from(letters)
    .where(eq(letters.proposalId, id))
    .orderBy(letters.id);
  const concerns: Concern[] = [];
  for (const work of works) concerns.push((await noteEngagement(tx, work.id, now)) ?? NOBODY);
  return concerns.find(({ assigneeId }) => assigneeId) ?? concerns[0] ?? NOBODY;
}

async function noteEngagement(tx: Transaction, id: string, now: Date): Promise<Concern | null> {
  const [engagement] = await tx
    .select({ assigneeId: engagements.assigneeId })
    .from(engagements)
    .where(eq(engagements.id, id));
  if (!engagement) return null;
  const text = 'A mail about this could not be delivered. The inbox has what the mail server says.';
  await addEvent(tx, { engagementId: id, kind: 'note', text, isForClient: false }, null, now);
  return { ...engagement, engagementId: id };
}

async function noteBooking(tx: Transaction, id: string, text: string): Promise<Concern> {
  const added = text.slice(0, 500);
  const [booking] = isUuid(id)
    ? await tx
        .update(bookings)
        .set({
          note: sql`right(concat_ws(E'\n\n', ${bookings.note}, ${added}::text), ${LONGEST_NOTE})`,
          version: sql`${bookings.version} + 1`,
        })
        .where(eq(bookings.id, id))
        .returning({ assigneeId: bookings.colleagueId })
    : [];
  return { assigneeId: booking?.assigneeId ?? null, engagementId: null };
}

/** `booking-ID@host`, as the site's invitations have it. */
function bookingIn(uid: string): string {
  return /^booking-([0-9a-f-]{36})@/.exec(uid)?.[1] ?? '';
}
