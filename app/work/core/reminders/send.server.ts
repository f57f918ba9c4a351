import { and, eq, lt } from 'drizzle-orm';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { addEngagementLink } from '../engagements/links.server.ts';
import { isBusinessDay } from '#app/firm/core/business-days.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import type { MailMessage } from '#app/platform/mail/outgoing.ts';
import { southAfricanClock, southAfricanDay } from '#app/platform/core/time.ts';
import { clientReminderMail } from './mail.ts';
import { addMarks, daysMailed, markOf } from './marks.server.ts';
import { openWork, peopleOf, type OpenWork, type Person } from './open-work.server.ts';
import { workOf } from './theirs.ts';
import { leftToApprove } from '../engagements/signing.ts';
import { addReminderEvent } from './reminder-event.server.ts';
import { andMore } from '../engagements/works-text.ts';
import { reminderText } from './reminder-text.ts';
import { firstUseful, isToSend } from './stages.ts';

const FIRST_HOUR = 8;
const MOST_NAMED = 10;

/** Adding the row of the day decides who sends: two at the same time, or one after a crash, never send twice. */
export async function sendReminders(now = new Date()): Promise<number> {
  const today = southAfricanDay(now);
  if (!isBusinessDay(today) || southAfricanClock(now).getUTCHours() < FIRST_HOUR) return 0;
  const work = await openWork(today);
  const people = await peopleOf(work.map(({ taxpayerId }) => taxpayerId));
  const mailed = await daysMailed(firstUseful(today));
  let count = 0;
  for (const person of people) {
    const own = workOf(person, work);
    const daysOf = (one: OpenWork) =>
      [markOf(person), markOf(person, one)].flatMap((mark) => mailed.get(mark) ?? []);
    if (!own.some((one) => isDue(one, person, today, daysOf(one)))) continue;
    if (await db().transaction((tx) => mailOnce(tx, person, own, now))) count += 1;
  }
  const read = new Set(people.flatMap((person) => workOf(person, work)));
  for (const one of read) await db().transaction((tx) => countReminder(tx, one, now));
  return count;
}

/** False if the person already had today's mail, or if there is nothing to say. */
async function mailOnce(
  tx: Transaction,
  person: Person,
  work: readonly OpenWork[],
  now: Date,
): Promise<boolean> {
  const marks = [markOf(person)];
  if (namedIn(person, work).length === 0 || (await addMarks(tx, marks, now)).size === 0) return false;
  return (await mailAbout(tx, person, work, now)).size > 0;
}

/** One mail about what the person has had no mail of today. Returns those marks; without any nothing is sent. */
async function mailAbout(
  tx: Transaction,
  person: Person,
  all: readonly OpenWork[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const today = southAfricanDay(now);
  const marks = namedIn(person, all).map((one) => markOf(person, one));
  const added = await addMarks(tx, marks, now);
  const work = all.filter((one) => added.has(markOf(person, one)));
  const named = namedIn(person, work);
  const secrets = new Map<string, string>();
  for (const { id: engagementId, isWaiting, proposalId } of named.slice(0, MOST_NAMED)) {
    const place = isWaiting && !proposalId ? 'open' : 'top';
    secrets.set(engagementId, await addEngagementLink(tx, { engagementId, email: person.email, place }, now));
  }
  const mail = reminderTo(person, work, today, (id) => secrets.get(id) ?? '');
  if (mail) await queueMail(tx, mail, now);
  return added;
}

/** Null if there is nothing to say. `secretOf`: of the link to a piece of work. */
function reminderTo(
  person: Person,
  work: readonly OpenWork[],
  today: string,
  secretOf: (engagementId: string) => string,
): MailMessage | null {
  const named = namedIn(person, work);
  const [first, ...others] = named.slice(0, MOST_NAMED).map((one) => {
    const { title, taxpayer } = one;
    const heading = `${titleIn(one, work)}, ${taxpayer}`;
    const mayApprove = person.acceptsFor.has(one.taxpayerId);
    const left = mayApprove ? leftToApprove(person.email, one) : { approvals: 0, signatures: 0 };
    const own = { ...one, ...left, payment: paymentFor(person, one) };
    const text = reminderText(own, { isWarned: isWarned(person, one), today });
    return { engagementId: one.id, title, taxpayer, heading, ...text, secret: secretOf(one.id) };
  });
  if (!first) return null;
  return clientReminderMail.write(person.email, {
    email: person.email,
    name: person.name,
    works: [first, ...others],
    more: named.length - others.length - 1,
    canSwitchOff:
      person.isMember && named.some((one) => isWarned(person, one) || paymentFor(person, one) !== null),
  });
}

/** What waits, then what is due, the soonest first; of a proposal the first piece of work alone. */
function namedIn(person: Person, work: readonly OpenWork[]): OpenWork[] {
  const named = work.filter((one) => one.isWaiting || isWarned(person, one) || paymentFor(person, one));
  return named.filter((one) => !one.proposalId || one === offeredIn(one, work)[0]);
}

function titleIn(one: OpenWork, work: readonly OpenWork[]): string {
  return andMore(one.title, one.proposalId ? offeredIn(one, work).length - 1 : 0);
}

function offeredIn({ proposalId }: OpenWork, work: readonly OpenWork[]): OpenWork[] {
  return work.filter((one) => one.proposalId === proposalId);
}

function isWarned({ wantsDueMails }: Person, { warning }: OpenWork): boolean {
  return warning !== null && wantsDueMails;
}

/** Told to who decides for the client; a member can switch mails about days off. */
function paymentFor(
  { isMember, wantsDueMails, acceptsFor }: Person,
  { payment, taxpayerId }: OpenWork,
): OpenWork['payment'] {
  return acceptsFor.has(taxpayerId) && (wantsDueMails || !isMember) ? payment : null;
}

function isDue(one: OpenWork, person: Person, today: string, mailed: string[]): boolean {
  const warning = person.wantsDueMails ? one.warning : null;
  const payment = paymentFor(person, one)?.stage ?? null;
  return [one.reminder, warning, payment].some((stage) => isToSend(stage, today, mailed));
}

async function countReminder(tx: Transaction, { id, reminder }: OpenWork, now: Date): Promise<void> {
  if (!reminder) return;
  const [counted] = await tx
    .update(engagements)
    .set({ reminders: reminder.number, updatedAt: engagements.updatedAt })
    .where(and(eq(engagements.id, id), lt(engagements.reminders, reminder.number)))
    .returning({ id: engagements.id });
  if (counted) await addReminderEvent(tx, id, null, now);
}
