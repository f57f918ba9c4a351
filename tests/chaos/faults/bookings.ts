import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '#app/platform/core/time.ts';
import { addColleague, book, freeStarts } from '#tests/load/booking-diary.ts';
import { checkBookings, startBookers } from '../booking-visitors.ts';
import { disturb, withTestSite, type Fault } from '../fault.ts';
import { killTimes, loseConnections, stopFor } from '../services.ts';
import { wordsOf } from '../tally.ts';
import type { App, TestSite } from '../test-site.ts';

const COLLEAGUES = 3;
const KILLS = 15;

type Act = (testSite: TestSite, app: App, booked: string[]) => Promise<string>;

export const bookingFaults: Fault[] = [
  bookingFault('bookings-smtp-down', async ({ mail }) => {
    await stopFor(mail, 8 * SECOND);
    return 'the mail server stopped for 8 s while consultations are booked';
  }),
  bookingFault('bookings-killed', async (_, app, booked) => {
    const starts = freeStarts(Infinity);
    for (let time = 0; time < KILLS; time++) {
      const email = `visitor-${randomUUID()}@example.org`;
      while ((await book(app.url, starts[randomInt(starts.length)] ?? '', email)) !== 'booked');
      booked.push(email);
      await app.kill();
      await app.start();
    }
    return `kill -9 of the site right after a booking was answered, ${KILLS} times`;
  }),
  bookingFault('bookings-database-lost', async ({ sql, database }) => {
    // The link of a booking is stored after the booking and before its mails.
    const endLosses = await loseConnections(sql, 'booking_links');
    await sleep(10 * SECOND);
    const lost = await endLosses();
    await killTimes(database, 5, () => randomInt(2 * SECOND));
    return `the database ends its connection between a booking and its mails, ${lost} times; then kill -9 of all its processes 5 times`;
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
        const taken = () => bookers.seen.booked.length;
        const disturbance = () => act(testSite, app, bookers.seen.booked);
        const after = await disturb(app, disturbance, taken, 'no booking is taken any more');
        const { tally, booked, bad } = await bookers.leave();
        const { stored, mails, lost } = await checkBookings(testSite, booked);
        const seen = `${wordsOf(tally)}; ${stored} bookings stored, ${mails} confirmations arrived`;
        return after({ seen, lost, bad });
      }),
  };
}
