import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import {
  clientMailDays,
  dueSettings,
  taxpayerMembers,
  taxpayers,
} from '#app/platform/db/schema/taxpayers.ts';
import type { Outcome } from '#app/platform/db/work-values.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { addMember, queuedMails } from '#tests/accounts.ts';
import { put, rowOf, useTestDatabase } from '#tests/database.ts';
import { addEngagement, freshWork, staffActor } from '../engagements/work.test-support.ts';
import { setOutcome } from '../engagements/outcome.server.ts';
import { mailNotices } from '../notices/mail-notices.server.ts';
import { sendReminders } from './send.server.ts';

await useTestDatabase();

/** Monday; seven and one working days before it are the 19th and the 27th of November. */
const PAY_BY = '2026-11-30';

const DUE: Outcome = {
  assessedOn: '2026-10-01',
  reference: null,
  figure: 'pay',
  cents: 12_345_67,
  payBy: PAY_BY,
  filed: null,
  why: '',
  settledOn: null,
};

let [id, thandi, ann, taxpayerId] = ['', '', '', ''];

beforeEach(async () => {
  await db().delete(clientMailDays);
  ({ thandi, ann, taxpayerId } = await freshWork());
  id = await addEngagement({ taxpayerId, now: new Date('2026-08-01T08:00:00Z') });
  await set({ outcome: DUE });
});

test('a payment is reminded of 7 and 1 working days before its day, without a figure', async () => {
  expect(await mailDays()).toEqual(['2026-11-19', '2026-11-27']);
  const [first] = await reminders();
  expect(first?.subject).toMatch(/: a payment to SARS is due in seven working days$/);
  expect(first?.text).toContain('how much it is stands on its page');
  expect(first?.text).not.toMatch(/12.?345/);
});

test('what is paid, was never to be paid, or has no day is not reminded of', async () => {
  for (const outcome of [
    { ...DUE, settledOn: '2026-11-02' },
    { ...DUE, figure: 'refund' as const },
    { ...DUE, payBy: null },
    null,
  ]) {
    await set({ outcome });
    expect(await mailDays()).toEqual([]);
  }
  await set({ outcome: DUE });
  expect(await mailDays('2026-11-19')).toEqual(['2026-11-19']);
  await set({ outcome: { ...DUE, settledOn: '2026-11-20' } });
  expect(await mailDays()).toEqual(['2026-11-19']);
});

test('who decides for the client is told, but no member who wants no such mails', async () => {
  const lwazi = await addMember({ email: 'lwazi@example.org', fullName: 'Lwazi Dube' });
  await put(taxpayerMembers, { taxpayerId, userId: lwazi, role: 'contributor' });
  await put(dueSettings, { userId: thandi, wantsMails: false });
  expect(await mailDays()).toEqual([]);
  await db().update(taxpayers).set({ email: 'office@example.org' });
  expect(await mailDays()).toEqual(['2026-11-19', '2026-11-27']);
  expect((await reminders()).map(({ to }) => to)).toEqual(['office@example.org', 'office@example.org']);
});

test('nobody is reminded before the mail that tells of the assessment', async () => {
  await set({ state: 'with_sars', outcome: null });
  const { settledOn: _paid, ...outcome } = DUE;
  const now = new Date('2026-11-19T07:00:00Z');
  const { version } = (await rowOf(engagements, id)) ?? { version: 0 };
  expect(await setOutcome(staffActor(ann), id, { outcome, version }, now)).toBe('saved');
  expect(await mailDays('2026-11-19')).toEqual([]);
  await mailNotices(new Date('2026-11-19T12:00:00Z'));
  expect(await mailDays(PAY_BY, '2026-11-20')).toEqual(['2026-11-20', '2026-11-27']);
});

function set(values: Partial<typeof engagements.$inferInsert>) {
  const filed = { state: 'done', submittedOn: '2026-08-03', ...values } as const;
  return db().update(engagements).set(filed).where(eq(engagements.id, id));
}

async function mailDays(last = PAY_BY, first = '2026-11-02'): Promise<string[]> {
  for (let day = first; day <= last; day = plusDays(day, 1))
    await sendReminders(new Date(`${day}T09:00:00Z`));
  const mailed = await db().select().from(clientMailDays);
  return [...new Set(mailed.map(({ day }) => day))].toSorted();
}

async function reminders() {
  return (await queuedMails()).filter(({ text }) => text.includes('payment to SARS'));
}
