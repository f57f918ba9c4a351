import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '#app/time.ts';
import { addColleague, freeStarts } from '#tests/load/booking-diary.ts';
import { book, checkBookings, startBookers } from '../booking-visitors.ts';
import { withTestSite, type Fault } from '../fault.ts';
import { wordsOf } from '../tally.ts';
import { untilReady, type App, type TestSite } from '../test-site.ts';

const COLLEAGUES = 3;
const KILLS = 15;

type Act = (testSite: TestSite, app: App, booked: string[]) => Promise<string>;

export const bookingFaults: Fault[] = [
  bookingFault('bookings-smtp-down', async ({ mail }) => {
    await mail.stop();
    await sleep(8 * SECOND);
    await mail.start();
    return 'the mail server stopped for 8 s while consultations are booked';
  }),
  bookingFault('bookings-killed', async (_, app, booked) => {
    const starts = freeStarts(Infinity);
    for (let time = 0; time < KILLS; time++) {
      const email = `visitor-${randomUUID()}@example.org`;
      while ((await book(app, email, starts[randomInt(starts.length)] ?? '')) !== 'booked');
      booked.push(email);
      await app.kill();
      await app.start();
    }
    return `kill -9 of the site right after a booking was answered, ${KILLS} times`;
  }),
  bookingFault('bookings-database-lost', async ({ sql, database }) => {
    await loseHalfway(sql);
    await sleep(10 * SECOND);
    await sql`drop trigger lose_half on booking_links`;
    const [row] = await sql`select last_value as lost from lost_halves`;
    for (let time = 0; time < 5; time++) {
      await database.kill();
      await database.start();
      await sleep(randomInt(2 * SECOND));
    }
    return `the database ends its connection between a booking and its mails, ${row?.lost} times; then kill -9 of all its processes 5 times`;
  }),
];

function bookingFault(name: string, act: Act): Fault {
  return {
    name,
    run: () =>
      withTestSite(async (testSite) => {
        const app = await testSite.startApp();
        for (let at = 0; at < COLLEAGUES; at++)
          await addColleague(testSite.sql, `colleague-${at}@example.org`);
        const bookers = startBookers(app);
        await sleep(SECOND);
        const done = await act(testSite, app, bookers.seen.booked);
        const seconds = await untilReady(app);
        const before = bookers.seen.booked.length;
        await sleep(3 * SECOND);
        const { tally, booked, bad } = await bookers.leave();
        const { stored, mails, lost } = await checkBookings(testSite, booked);
        return {
          done,
          seen: `${wordsOf(tally)}; ${stored} bookings stored, ${mails} confirmations arrived; ready again after ${seconds.toFixed(1)} s`,
          lost,
          bad: booked.length > before ? bad : [...bad, 'no booking is taken any more'],
        };
      }),
  };
}

/** Three of ten times the connection ends when the link of a booking is stored: after the booking and before its mails. */
async function loseHalfway(sql: TestSite['sql']): Promise<void> {
  await sql`create sequence lost_halves`;
  await sql.unsafe(`
    create function lose_half() returns trigger language plpgsql as $$ begin
      if random() < 0.3 then perform nextval('lost_halves'), pg_terminate_backend(pg_backend_pid()), pg_sleep(1); end if;
      return new;
    end $$;
    create trigger lose_half before insert on booking_links for each row execute function lose_half()`);
}
