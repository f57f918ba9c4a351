import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '#app/platform/core/time.ts';
import type { Message } from '#dev/mailbox-store.ts';
import { book, freeStarts } from '#tests/load/booking-diary.ts';
import { count, foundOf, newTally, type Tally } from './tally.ts';
import { mailsTo, type Door, type TestSite } from './test-site.ts';

const VISITORS = 4;
/** As for enquiries: retries wait longer each time, and a killed worker is detected by its heartbeat. */
const DELIVERY = 120 * SECOND;

/** `booked`: addresses that were told of a booking. */
export type Bookers = { tally: Tally; booked: string[]; bad: string[] };

export function startBookers(app: Door) {
  const seen: Bookers = { tally: newTally(), booked: [], bad: [] };
  const starts = freeStarts(Infinity);
  const until = { closed: false };
  const visits = Array.from({ length: VISITORS }, async () => {
    while (!until.closed) {
      const email = `visitor-${randomUUID()}@example.org`;
      const start = starts[randomInt(starts.length)] ?? '';
      const kind = await count(seen.tally, () => book(app.url, start, email).catch(() => 'connection lost'));
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

export type BookingLedger = { stored: number; mails: number; lost: string[] };

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
    lost: foundOf(wrong),
  };
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

function messageIds(mails: readonly Message[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { to, text, messageId } of mails) {
    const about = /visitor-[\w-]+@example\.org/.exec(text)?.[0];
    const key = to.startsWith('visitor-') ? `to ${to}` : `about ${about}`;
    found.set(key, (found.get(key) ?? new Set()).add(messageId));
  }
  return found;
}
