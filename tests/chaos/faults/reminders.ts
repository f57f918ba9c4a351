import { randomUUID } from 'node:crypto';
import { readStart } from '#app/bookings/public/chosen.ts';
import { reminderJob } from '#app/bookings/core/reminders.server.ts';
import { mailJob } from '#app/platform/mail/mail.server.ts';
import { HOUR, MINUTE, SECOND } from '#app/platform/core/time.ts';
import { addColleague, book, freeStarts } from '#tests/load/booking-diary.ts';
import { fakeClock } from '../fake-clock.ts';
import { skipped, withTestSite, type Fault, type Finding } from '../fault.ts';
import { mailsTo, openBoss, untilJobsDone, type TestSite } from '../test-site.ts';

/** A moment before the start in milliseconds, and how many reminders are sent by then. */
const STEPS: [before: number, reminders: number][] = [
  [30 * HOUR, 0],
  [23 * HOUR, 1],
  [30 * HOUR, 1],
  [23 * HOUR, 1],
  [22 * HOUR, 1],
  [50 * MINUTE, 2],
  [23 * HOUR, 2],
  [2 * HOUR, 2],
  [50 * MINUTE, 2],
  [-10 * MINUTE, 2],
  [40 * MINUTE, 2],
];

export const reminderFault: Fault = { name: 'bookings-clock-back', run: () => withTestSite(tryReminders) };

async function tryReminders(testSite: TestSite): Promise<Finding> {
  const clock = fakeClock(testSite);
  if (!clock) return skipped('there is no libfaketime here');
  const app = await testSite.startApp(clock.variables);
  await addColleague(testSite.sql, 'colleague@example.org');
  const email = `visitor-${randomUUID()}@example.org`;
  const [name = ''] = freeStarts(1);
  const start = readStart(name) ?? NaN;
  const bad: string[] = [];
  const answer = await book(app.url, name, email);
  if (answer !== 'booked') bad.push(`a free time is ${answer}`);
  const boss = await openBoss(testSite);
  for (const [before, expected] of STEPS) {
    const offset = Math.round((start - before - Date.now()) / SECOND);
    await clock.setClock(`${offset < 0 ? '' : '+'}${offset}s`);
    // Twice: a second one in the same minute must find nothing to do.
    for (let time = 0; time < 2; time++) await boss.send(reminderJob.name, {});
    await untilJobsDone(testSite, [reminderJob.name, mailJob.name]);
    const reminders = (await mailsTo(testSite, email)).filter(({ subject }) =>
      subject.startsWith('Reminder'),
    );
    const ids = new Set(reminders.map(({ messageId }) => messageId));
    if (ids.size !== expected || reminders.length !== expected)
      bad.push(
        `${Math.round(before / MINUTE)} minutes before the start: ${reminders.length} reminders instead of ${expected}`,
      );
  }
  await boss.stop({ graceful: false });
  return {
    done: `the site’s clock set to ${STEPS.length} moments around the start of a consultation, forwards and back`,
    seen: `${STEPS.length - bad.length} of ${STEPS.length} moments with the right number of reminders, each under one Message-ID`,
    lost: [],
    bad,
  };
}
