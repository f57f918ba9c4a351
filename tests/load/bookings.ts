import { randomUUID } from 'node:crypto';
import { booking } from '#content/pages/booking.ts';
import { plusDays } from '#app/firm/calendar-day.ts';
import { southAfricanDay } from '#app/time.ts';
import { startAccountSite } from './account-fixture.ts';
import { addColleague, fillDiaries, freeStarts, KIND } from './booking-diary.ts';
import { slowest, timesOf, timesTable } from './desk-times.ts';
import { saveReport } from './report.ts';
import { statementsOf } from './statement-count.ts';
import { median, quantile } from './statistics.ts';

const SLOTS = 20;
const REQUESTS = 1000;
const COLLEAGUES = 10;
const BOOKINGS = 5000;
/** Milliseconds. */
const MOST_OF_MONTH = 60;
const MOST_STATEMENTS = 4;

const site = await startAccountSite({ TRUST_PROXY: '1' });
const { url, sql, close } = site;
try {
  const first = await addColleague(sql, 'colleague-0@example.org');
  const race = await raceForSlots();
  const others = Array.from({ length: COLLEAGUES - 1 }, (_, at) => `colleague-${at + 1}@example.org`);
  const colleagues = [first];
  for (const email of others) colleagues.push(await addColleague(sql, email));
  await sql`delete from bookings`;
  await fillDiaries(sql, colleagues, BOOKINGS);
  const day = southAfricanDay(new Date());
  const addresses = {
    'this month': `/book?kind=${KIND}`,
    'next month': `/book?kind=${KIND}&month=${plusDays(day, 31).slice(0, 7)}`,
    'a day': `/book?kind=${KIND}&day=${plusDays(day, 8)}`,
    'an hour instead of half': `/book?kind=company`,
  };
  const months = await timesOf(url, '', addresses);
  const statements = await statementsOf(site, '', addresses);
  const most = Math.max(...Object.values(statements));
  process.stdout.write(`${timesTable('month', months)}\n\n`);
  process.stdout.write(`A month sends ${most} statements at most.\n${JSON.stringify(race)}\n`);
  await saveReport('bookings.json', {
    race,
    colleagues: COLLEAGUES,
    bookings: BOOKINGS,
    months,
    statements,
  });
  const isFair = race.booked === SLOTS && race.stored === SLOTS && race.refused === REQUESTS - SLOTS;
  process.exitCode =
    isFair && race.twice === 0 && slowest(months) <= MOST_OF_MONTH && most <= MOST_STATEMENTS ? 0 : 1;
} finally {
  await close();
}

/** All at once, as many for each slot: one is booked, and each other one learns that the time is taken and which ones are free. */
async function raceForSlots() {
  const starts = freeStarts(SLOTS);
  const taken: number[] = [];
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, async (_, at) => {
      const before = performance.now();
      const answer = await request(starts[at % SLOTS] ?? '', at);
      taken.push(performance.now() - before);
      return answer;
    }),
  );
  const [row] = await sql`
    select count(*)::int as stored, count(*) - count(distinct (colleague_id, starts_at)) as twice from bookings`;
  const number = (answer: string) => answers.filter((one) => one === answer).length;
  return {
    slots: SLOTS,
    requests: REQUESTS,
    booked: number('booked'),
    refused: number('refused'),
    stored: Number(row?.stored),
    twice: Number(row?.twice),
    ms: { p50: median(taken), p95: quantile(taken, 0.95), longest: Math.max(...taken) },
  };
}

async function request(start: string, number: number): Promise<string> {
  const answer = await fetch(`${url}/book?kind=${KIND}`, {
    method: 'POST',
    headers: { origin: url, 'x-forwarded-for': `198.18.${number >> 8}.${number & 255}` },
    body: new URLSearchParams({
      start,
      submissionKey: randomUUID(),
      name: 'Thandeka O’Brien-Nkosi',
      email: `visitor-${number}@example.org`,
      countryCode: '+27',
      phone: '082 123 4567',
      way: 'phone',
    }),
    redirect: 'manual',
  });
  const page = await answer.text();
  if (answer.status === 303) return 'booked';
  const isClear = page.includes(booking.missed.title) && page.includes(`visitor-${number}@example.org`);
  return answer.status === 409 && isClear ? 'refused' : `answered ${answer.status}`;
}
