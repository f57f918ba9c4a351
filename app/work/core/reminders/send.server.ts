import { and, eq, inArray, lt } from 'drizzle-orm';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { clientMailDays } from '#app/platform/db/schema/taxpayers.ts';
import { addEngagementLink } from '../engagements/links.server.ts';
import { addEvent } from '../engagements/timeline.server.ts';
import { isBusinessDay } from '#app/firm/core/business-days.ts';
import { keyedHash } from '#app/platform/http/rate-limit.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import type { MailMessage } from '#app/platform/mail/outgoing.ts';
import { southAfricanClock, southAfricanDay } from '#app/platform/core/time.ts';
import { clientReminderMail } from './mail.ts';
import { openWork, peopleOf, type OpenWork, type Person } from './open-work.server.ts';
import { reminderText } from './reminder-text.ts';
import { isToSend } from './stages.ts';

const FIRST_HOUR = 8;
/** How many pieces of work one mail names. */
const MOST_NAMED = 10;

/** Who adds the row of the day sends the mail: two at the same time, or one after a crash, never send twice. */
export async function sendReminders(now = new Date()): Promise<number> {
  const today = southAfricanDay(now);
  if (!isBusinessDay(today) || southAfricanClock(now).getUTCHours() < FIRST_HOUR) return 0;
  const work = await openWork(today);
  const people = await peopleOf(work.map(({ taxpayerId }) => taxpayerId));
  const mailed = await daysMailed(people);
  let count = 0;
  for (const person of people) {
    const own = workOf(person, work);
    const days = mailed.get(person.email) ?? [];
    if (!own.some((one) => isDue(one, person, today, days))) continue;
    if (await db().transaction((tx) => mailOnce(tx, person, own, now))) count += 1;
  }
  for (const one of work) await db().transaction((tx) => countReminder(tx, one, now));
  return count;
}

/** False if the person already had today's mail, or if there is nothing to say. */
export async function mailOnce(
  tx: Transaction,
  person: Person,
  work: readonly OpenWork[],
  now: Date,
): Promise<boolean> {
  const today = southAfricanDay(now);
  const named = namedIn(person, work);
  if (named.length === 0) return false;
  const [added] = await tx
    .insert(clientMailDays)
    .values({ recipient: keyedHash(person.email), day: today })
    .onConflictDoNothing()
    .returning();
  if (!added) return false;
  const secrets = new Map<string, string>();
  for (const { id: engagementId, isWaiting, proposalId } of named.slice(0, MOST_NAMED)) {
    const place = isWaiting && !proposalId ? 'open' : 'top';
    secrets.set(engagementId, await addEngagementLink(tx, { engagementId, email: person.email, place }, now));
  }
  const mail = reminderTo(person, work, today, (id) => secrets.get(id) ?? '');
  if (mail) await queueMail(tx, mail, now);
  return true;
}

/** Null if there is nothing to say. `secretOf`: of the link to a piece of work. */
export function reminderTo(
  person: Person,
  work: readonly OpenWork[],
  today: string,
  secretOf: (engagementId: string) => string,
): MailMessage | null {
  const named = namedIn(person, work);
  const [first, ...others] = named.slice(0, MOST_NAMED).map((one) => {
    const heading = `${titleIn(one, work)}, ${one.taxpayer}`;
    const text = reminderText(one, { isWarned: isWarned(person, one), today });
    return { engagementId: one.id, heading, ...text, secret: secretOf(one.id) };
  });
  if (!first) return null;
  return clientReminderMail.write(person.email, {
    email: person.email,
    name: person.name,
    works: [first, ...others],
    more: named.length - others.length - 1,
    canSwitchOff: named.some((one) => isWarned(person, one)),
  });
}

/** What waits, then what is due, the soonest first; of a proposal the first piece of work alone. */
function namedIn(person: Person, work: readonly OpenWork[]): OpenWork[] {
  const waiting = work.filter(({ isWaiting }) => isWaiting);
  const due = work.filter((one) => !one.isWaiting && isWarned(person, one));
  const named = [...waiting, ...due.toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? ''))];
  return named.filter((one) => !one.proposalId || one === offeredIn(one, work)[0]);
}

/** `VAT return and 2 more` */
function titleIn(one: OpenWork, work: readonly OpenWork[]): string {
  const more = one.proposalId ? offeredIn(one, work).length - 1 : 0;
  return more > 0 ? `${one.title} and ${more} more` : one.title;
}

function offeredIn({ proposalId }: OpenWork, work: readonly OpenWork[]): OpenWork[] {
  return work.filter((one) => one.proposalId === proposalId);
}

function isWarned({ wantsDueMails }: Person, { warning }: OpenWork): boolean {
  return warning !== null && wantsDueMails;
}

/** What this person is written to about. */
export function workOf({ taxpayerIds, acceptsFor }: Person, work: readonly OpenWork[]): OpenWork[] {
  return work.filter(({ taxpayerId, proposalId }) => (proposalId ? acceptsFor : taxpayerIds).has(taxpayerId));
}

function isDue({ reminder, warning }: OpenWork, person: Person, today: string, mailed: string[]): boolean {
  return isToSend(reminder, today, mailed) || (person.wantsDueMails && isToSend(warning, today, mailed));
}

export async function daysMailed(people: readonly Person[]): Promise<Map<string, string[]>> {
  const hashes = new Map(people.map(({ email }) => [keyedHash(email), email]));
  if (hashes.size === 0) return new Map();
  const rows = await db()
    .select()
    .from(clientMailDays)
    .where(inArray(clientMailDays.recipient, [...hashes.keys()]));
  const mailed = new Map<string, string[]>();
  for (const row of rows) {
    const email = hashes.get(row.recipient) ?? '';
    mailed.set(email, [...(mailed.get(email) ?? []), row.day]);
  }
  return mailed;
}

/** For the desk: which reminder it was, once. */
async function countReminder(tx: Transaction, { id, reminder }: OpenWork, now: Date): Promise<void> {
  if (!reminder) return;
  const [counted] = await tx
    .update(engagements)
    .set({ reminders: reminder.number, updatedAt: engagements.updatedAt })
    .where(and(eq(engagements.id, id), lt(engagements.reminders, reminder.number)))
    .returning({ id: engagements.id });
  if (!counted) return;
  const event = { engagementId: id, kind: 'note', text: 'Reminder sent', isForClient: false } as const;
  await addEvent(tx, event, null, now);
}
