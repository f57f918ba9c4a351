import { and, eq, inArray, lt } from 'drizzle-orm';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { clientMailDays } from '#app/platform/db/schema/taxpayers.ts';
import { addEngagementLink, linkToRequest } from '../engagements/links.server.ts';
import { addEvent } from '../engagements/timeline.server.ts';
import { isBusinessDay } from '#app/firm/core/business-days.ts';
import { keyedHash } from '#app/platform/http/rate-limit.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import type { MailMessage } from '#app/platform/mail/outgoing.ts';
import { southAfricanClock, southAfricanDay } from '#app/platform/core/time.ts';
import { clientReminderMail } from './mail.ts';
import { openWork, peopleOf, type OpenWork, type Person } from './open-work.server.ts';
import { isToSend, workingDaysTo } from './stages.ts';

const FIRST_HOUR = 8;
/** How many pieces of work one mail to somebody without an account names. */
const MOST_LINKS = 5;

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
  if (!reminderTo(person, work, today, null)) return false;
  const [added] = await tx
    .insert(clientMailDays)
    .values({ recipient: keyedHash(person.email), day: today })
    .onConflictDoNothing()
    .returning();
  if (!added) return false;
  const links = person.isMember ? null : await linksFor(tx, person, work, now);
  const mail = reminderTo(person, work, today, links);
  if (mail) await queueMail(tx, mail, now);
  return true;
}

/** Null if there is nothing to say. `links`: to the pages of what waits; null for a member. */
export function reminderTo(
  person: Person,
  work: readonly OpenWork[],
  today: string,
  links: readonly string[] | null,
): MailMessage | null {
  const waiting = work.filter(({ isWaiting }) => isWaiting);
  const due = work.filter(({ warning }) => warning && person.wantsDueMails);
  const [first] = [...waiting, ...due];
  if (!first) return null;
  const daysLeft = due.map(({ dueOn }) => workingDaysTo(dueOn ?? today, today)).toSorted((a, b) => a - b);
  const mail = { engagementId: first.id, name: person.name, waiting: waiting.length, daysLeft, links };
  return clientReminderMail.write(person.email, mail);
}

/** One for each piece of work that waits, up to what a mail names. */
export function linkedWork(work: readonly OpenWork[]): OpenWork[] {
  return work.filter(({ isWaiting }) => isWaiting).slice(0, MOST_LINKS);
}

export function workOf({ taxpayerIds }: Person, work: readonly OpenWork[]): OpenWork[] {
  return work.filter(({ taxpayerId }) => taxpayerIds.has(taxpayerId));
}

function isDue({ reminder, warning }: OpenWork, person: Person, today: string, mailed: string[]): boolean {
  return isToSend(reminder, today, mailed) || (person.wantsDueMails && isToSend(warning, today, mailed));
}

async function linksFor(
  tx: Transaction,
  { email }: Person,
  work: readonly OpenWork[],
  now: Date,
): Promise<string[]> {
  const links: string[] = [];
  for (const { id: engagementId } of linkedWork(work))
    links.push(linkToRequest(await addEngagementLink(tx, { engagementId, email }, now)));
  return links;
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
