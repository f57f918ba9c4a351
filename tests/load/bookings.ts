import { plusDays } from '#app/firm/core/calendar-day.ts';
import { MINUTE, southAfricanDay } from '#app/platform/core/time.ts';
import { startAccountSite } from './account-fixture.ts';
import { addColleague, book, fillDiaries, freeStarts, KIND } from './booking-diary.ts';
import { benchPages } from './page-bench.ts';
import { median, quantile } from './statistics.ts';

const SLOTS = 20;
const REQUESTS = 1000;
const COLLEAGUES = 10;
const BOOKINGS = 5000;

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
  process.stdout.write(`${JSON.stringify(race)}\n`);
  const isQuick = await benchPages(site, {
    cookie: '',
    groups: { months: { addresses, mostMs: 60 } },
    mostStatements: 4,
    file: 'bookings.json',
    facts: { race, colleagues: COLLEAGUES, bookings: BOOKINGS },
  });
  const isFair = race.booked === SLOTS && race.stored === SLOTS && race.refused === REQUESTS - SLOTS;
  process.exitCode = isFair && race.twice === 0 && isQuick ? 0 : 1;
} finally {
  await close();
}

/** As many requests for each slot, all at once: one is booked; the others get the free times. */
async function raceForSlots() {
  const starts = freeStarts(SLOTS);
  const taken: number[] = [];
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, async (_, at) => {
      const before = performance.now();
      const email = `visitor-${at}@example.org`;
      const answer = await book(url, starts[at % SLOTS] ?? '', email, 2 * MINUTE);
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
    refused: number('offered other times'),
    stored: Number(row?.stored),
    twice: Number(row?.twice),
    ms: { p50: median(taken), p95: quantile(taken, 0.95), longest: Math.max(...taken) },
  };
}
