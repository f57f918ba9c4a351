import { randomInt, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { firm } from '#content/firm.ts';
import { booking } from '#content/pages/booking.ts';
import { startName } from '#app/bookings/public/chosen.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { bookableDays, slotsOn } from '#app/bookings/core/slots.ts';
import { wholeDay } from '#app/bookings/core/diary.server.ts';
import { HOUR, SECOND, southAfricanDay } from '#app/platform/core/time.ts';
import { addUser } from './accounts.ts';

export const KIND = 'first-talk';
const MINUTES = 30;
const HOURS = firm.supportHours.days;

/** An account that can be booked in the firm's own hours. */
export async function addColleague(sql: Sql, email: string): Promise<string> {
  const id = await addUser(sql, { email, name: 'Naledi Khumalo', role: 'staff' });
  await sql`insert into diaries (colleague_id, hours) values (${id}, ${sql.json(HOURS)})`;
  return id;
}

export function freeStarts(count: number, now = Date.now()): string[] {
  const diary = { now, firm: HOURS, colleagues: [{ id: 'one', hours: HOURS, busy: [] }] };
  const { last } = bookableDays(diary) ?? { last: southAfricanDay(new Date(now)) };
  const starts: string[] = [];
  for (let day = plusDays(southAfricanDay(new Date(now)), 7); day <= last; day = plusDays(day, 1)) {
    const opens = slotsOn(day, MINUTES, diary)[0]?.start ?? 0;
    const hourly = slotsOn(day, MINUTES, diary).filter(({ start }) => (start - opens) % HOUR === 0);
    starts.push(...hourly.map(({ start }) => startName(start)));
  }
  return starts.slice(0, count);
}

/** Like a browser without JavaScript, with its own network address. */
export async function book(
  url: string,
  start: string,
  email: string,
  timeout = 15 * SECOND,
): Promise<string> {
  const [day = '', at = ''] = start.split(' ');
  const answer = await fetch(`${url}/book?${new URLSearchParams({ kind: KIND, day, at })}`, {
    method: 'POST',
    headers: { Origin: url, 'X-Forwarded-For': `198.18.${randomInt(256)}.${randomInt(256)}` },
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
    signal: AbortSignal.timeout(timeout),
  });
  const page = await answer.text();
  if (answer.status === 303) return 'booked';
  if (!page.includes(email)) return `answered ${answer.status} without what was typed`;
  if (answer.status === 409 && page.includes(booking.missed.title)) return 'offered other times';
  return answer.status === 503 ? 'asked to try again, what was typed kept' : `answered ${answer.status}`;
}

/** Books colleagues from nine in the morning, on working days before and after today, up to this count. */
export async function fillDiaries(sql: Sql, colleagues: readonly string[], count: number): Promise<void> {
  const today = southAfricanDay(new Date());
  const starts: Date[] = [];
  for (let ahead = 0; starts.length * colleagues.length < count; ahead++) {
    for (const day of new Set([plusDays(today, ahead), plusDays(today, -ahead)]))
      for (let hour = 9; hour < 15; hour++) starts.push(new Date(wholeDay(day).from + hour * HOUR));
  }
  const rows = starts.flatMap((start) => colleagues.map((colleagueId) => ({ start, colleagueId })));
  await sql`
    insert into bookings (submission_key, kind, way, starts_at, ends_at, held_until, colleague_id, name, email, phone)
    select 'submission-number-' || n, ${KIND}, 'phone', at, at + interval '30 minutes', at + interval '45 minutes', colleague::uuid,
      'Naledi Khumalo', 'visitor' || n || '@example.org', '+27 821234567'
    from unnest(${rows.map(({ start }) => start.toISOString())}::timestamptz[], ${rows.map(({ colleagueId }) => colleagueId)}::text[])
      with ordinality as booked (at, colleague, n)
    limit ${count}`;
  await sql`analyze bookings`;
}
