import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { hashOfSecret } from '#app/accounts/core/secret.server.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { db } from '#app/platform/db/client.server.ts';
import { diaries } from '#app/platform/db/schema/bookings.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { clientMailDays, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { firmMailbox } from '#app/platform/mail/firm-addresses.server.ts';
import { feedOf } from '#app/bookings/desk/feed.server.ts';
import { addEngagement, freshDesk } from '../engagements/work.test-support.ts';
import { letterEntries } from '../sars-letters/calendar.server.ts';
import { exampleLetter, putLetter } from '../sars-letters/letters.test-support.ts';
import { queuedMails } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { remindOfLetters } from './letters.server.ts';

await useTestDatabase();

const DAY = '2026-11-30';
const ANN = 'ann@example.org';

let [work, ann, bob, taxpayerId] = ['', '', '', ''];

beforeEach(async () => {
  await db().delete(clientMailDays);
  ({ id: work, ann, bob, taxpayerId } = await freshDesk());
});

test('a day comes up 14, 7 and 2 days before and on the day, each once', async () => {
  await putLetter(work, exampleLetter({ answerBy: DAY }));
  const mailed: string[] = [];
  for (let day = plusDays(DAY, -20); day <= plusDays(DAY, 20); day = plusDays(day, 1))
    for (const at of [morning(day), morning(day)]) if (await remindOfLetters(at)) mailed.push(day);
  expect(mailed).toEqual([-14, -7, -2, 0].map((days) => plusDays(DAY, days)));
  const mails = await queuedMails(ANN);
  expect(mails.map(({ subject }) => subject.replace(/^.*: /, ''))).toEqual([
    'a letter from SARS is to be answered within 14 days',
    'a letter from SARS is to be answered within 7 days',
    'a letter from SARS is to be answered within 2 days',
    'a letter from SARS is to be answered today',
  ]);
  expect(mails[0]?.text).toMatch(/until 30 November 2026/);
  expect(mails[0]?.text).toContain(`/admin/work/${work}#sars-letters`);
});

test('two processes at the same moment mail once', async () => {
  await putLetter(work, exampleLetter({ answerBy: DAY }));
  const counts = await Promise.all([1, 2, 3].map(() => remindOfLetters(morning(DAY))));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await queuedMails(ANN)).toHaveLength(1);
});

test('after an outage the last missed mail is sent, while it is of use', async () => {
  await putLetter(work, exampleLetter({ answerBy: DAY }));
  expect(await remindOfLetters(morning(plusDays(DAY, 3)))).toBe(1);
  expect((await queuedMails(ANN))[0]?.subject).toMatch(/since its day has passed$/);
  await db().delete(clientMailDays);
  expect(await remindOfLetters(morning(plusDays(DAY, 30)))).toBe(0);
});

test('what is answered, in the trash or not of the law mails nobody', async () => {
  for (const one of [
    exampleLetter({ answerBy: DAY, answered: { 'relevant-material': '2026-11-20' } }),
    exampleLetter({ kind: 'suspension' }),
  ]) {
    await putLetter(work, one);
    expect(await remindOfLetters(morning(DAY))).toBe(0);
  }
  await putLetter(work, exampleLetter({ answerBy: DAY }));
  await db().update(engagements).set({ deletedAt: new Date() });
  expect(await remindOfLetters(morning(DAY))).toBe(0);
  await db().update(engagements).set({ deletedAt: null });
  await db().update(taxpayers).set({ deletedAt: new Date() });
  expect(await remindOfLetters(morning(DAY))).toBe(0);
});

test('a letter that nobody has read, or that has no day, comes up after a day', async () => {
  await putLetter(work, { ...exampleLetter({}), kind: null, datedOn: null });
  expect(await remindOfLetters(morning('2026-11-10'))).toBe(0);
  expect(await remindOfLetters(morning('2026-11-11'))).toBe(1);
  await putLetter(work, exampleLetter({}));
  expect(await remindOfLetters(morning('2026-11-11'))).toBe(1);
  expect((await queuedMails(ANN)).map(({ subject }) => subject.replace(/^.*: /, ''))).toEqual([
    'a letter from SARS waits',
    'a letter from SARS has no day yet',
  ]);
});

test('all letters of one colleague are one mail; nobody’s go to the firm', async () => {
  await putLetter(work, exampleLetter({ answerBy: DAY }));
  const other = await addEngagement({ taxpayerId, type: 'irp6', period: '2027-2' });
  await putLetter(other, exampleLetter({ answerBy: DAY }));
  expect(await remindOfLetters(morning(DAY))).toBe(1);
  expect((await queuedMails(ANN))[0]?.subject).toMatch(/today, and news of 1 more$/);
  await db().update(engagements).set({ assigneeId: bob }).where(eq(engagements.id, work));
  await db().update(taxpayers).set({ assigneeId: null });
  expect(await remindOfLetters(morning(DAY))).toBe(2);
  expect(await queuedMails('bob@example.org')).toHaveLength(1);
  expect(await queuedMails(firmMailbox())).toHaveLength(1);
});

test('the calendar of whoever holds the work has the day, until it is answered', async () => {
  const secret = 'a'.repeat(43);
  await put(diaries, { colleagueId: ann, hours: {}, feedHash: hashOfSecret(secret) });
  const calendar = () => feedOf(secret, 'https://example.org', letterEntries);
  await putLetter(work, exampleLetter({ answerBy: DAY }));
  expect(await calendar()).toMatch(/DTSTART;VALUE=DATE:20261130\r\nDTEND;VALUE=DATE:20261201/);
  await db().update(engagements).set({ assigneeId: bob });
  expect(await calendar()).not.toContain('20261130');
  await db().update(engagements).set({ assigneeId: ann });
  await putLetter(work, exampleLetter({ answerBy: DAY, answered: { 'relevant-material': '2026-11-20' } }));
  expect(await calendar()).not.toContain('20261130');
});

function morning(day: string): Date {
  return new Date(`${day}T06:00:00Z`);
}
