import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { booking } from '#content/pages/booking.ts';
import { SECOND } from '#app/time.ts';
import type { Message } from '#dev/mailbox-store.ts';
import { freeStarts, KIND } from '#tests/load/booking-diary.ts';
import { count, newTally, type Tally } from './tally.ts';
import type { Door, TestSite } from './test-site.ts';

const VISITORS = 4;
const TIMEOUT = 15 * SECOND;
/** As for enquiries: retries wait longer each time, and a killed worker is detected by its heartbeat. */
const DELIVERY = 120 * SECOND;

/** `booked`: the addresses that were told so. */
export type Bookers = { tally: Tally; booked: string[]; bad: string[] };

export function startBookers(app: Door) {
  const seen: Bookers = { tally: newTally(), booked: [], bad: [] };
  const starts = freeStarts(Infinity);
  const until = { closed: false };
  const visits = Array.from({ length: VISITORS }, async () => {
    while (!until.closed) {
      const email = `visitor-${randomUUID()}@example.org`;
      const start = starts[randomInt(starts.length)] ?? '';
      const kind = await count(seen.tally, () => book(app, email, start).catch(() => 'connection lost'));
      if (kind === 'booked') seen.booked.push(email);
      if (kind.startsWith('answered')) seen.bad.push(kind);
      await sleep(randomInt(200));
    }
  });
  return {
    seen,
    async leave(): Promise<Bookers> {
      until.closed = true;
      await Promise.all(visits);
      return seen;
    },
  };
}

/** Like a browser without JavaScript, from an address of its own. */
export async function book(app: Door, email: string, start: string): Promise<string> {
  const [day = '', at = ''] = start.split(' ');
  const answer = await fetch(`${app.url}/book?${new URLSearchParams({ kind: KIND, day, at })}`, {
    method: 'POST',
    headers: { Origin: app.url, 'X-Forwarded-For': `198.18.${randomInt(256)}.${randomInt(256)}` },
    body: new URLSearchParams({
      start,
      email,
      submissionKey: randomUUID(),
      name: 'Thandeka O’Brien-Nkosi',
      countryCode: '+27',
      phone: '082 123 4567',
      way: 'phone',
    }),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const page = await answer.text();
  if (answer.status === 303) return 'booked';
  if (!page.includes(email)) return `answered ${answer.status} without what was typed`;
  if (answer.status === 409 && page.includes(booking.missed.title)) return 'offered other times';
  return answer.status === 503 ? 'asked to try again, what was typed kept' : `answered ${answer.status}`;
}

export type BookingLedger = { stored: number; mails: number; lost: string[] };

/** Each told booking is stored once, nobody holds two at once, and both sides have one confirmation under one Message-ID. */
export async function checkBookings(testSite: TestSite, booked: readonly string[]): Promise<BookingLedger> {
  const { sql } = testSite;
  const stored = (await sql<{ email: string }[]>`select email from bookings`).map(({ email }) => email);
  const [row] = await sql`
    select count(*)::int as pairs from bookings one join bookings other on one.id < other.id
    and one.colleague_id = other.colleague_id
    and tstzrange(one.starts_at, one.held_until) && tstzrange(other.starts_at, other.held_until)`;
  const sent = await awaitedConfirmations(testSite, stored);
  const ids = stored.flatMap((email) => [sent.get(`to ${email}`), sent.get(`about ${email}`)]);
  const wrong = {
    'bookings lost': booked.filter((email) => !stored.includes(email)).length,
    'bookings stored twice': stored.length - new Set(stored).size,
    'bookings at the same time': Number(row?.pairs),
    'confirmations lost': ids.filter((found) => !found).length,
    'confirmations under a second Message-ID': ids.filter((found) => found && found.size > 1).length,
  };
  return {
    stored: stored.length,
    mails: [...sent.values()].reduce((sum, { size }) => sum + size, 0),
    lost: Object.entries(wrong)
      .filter(([, count]) => count > 0)
      .map(([what, count]) => `${count} ${what}`),
  };
}

export async function mailsTo({ mail }: TestSite, email?: string): Promise<Message[]> {
  const query = email === undefined ? '' : `?to=${encodeURIComponent(email)}`;
  return (await fetch(`${mail.directUrl}/api/messages${query}`)).json() as Promise<Message[]>;
}

async function awaitedConfirmations(testSite: TestSite, stored: readonly string[]) {
  const deadline = Date.now() + DELIVERY;
  for (;;) {
    const found = messageIds(await mailsTo(testSite));
    const isComplete = stored.every((email) => found.has(`to ${email}`) && found.has(`about ${email}`));
    if (isComplete || Date.now() > deadline) return found;
    await sleep(SECOND);
  }
}

/** The Message-IDs of the mails to each visitor, and of those to a colleague about the visitor. */
function messageIds(mails: readonly Message[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { to, text, messageId } of mails) {
    const about = /visitor-[\w-]+@example\.org/.exec(text)?.[0];
    const key = to.startsWith('visitor-') ? `to ${to}` : `about ${about}`;
    found.set(key, (found.get(key) ?? new Set()).add(messageId));
  }
  return found;
}
