import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { withStep } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { DAY, southAfricanDay } from '#app/platform/core/time.ts';
import { addMember, ADDRESS, queuedMails } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { engagementsOf, findEngagement } from '../engagements/find.server.ts';
import { addEngagementLink, findEngagementLink } from '../engagements/links.server.ts';
import { addMessage } from '../engagements/messages.server.ts';
import { storedEngagements } from '../engagements/stored-data.server.ts';
import { undoStep } from '../engagements/undo-step.server.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshDesk,
  mailAllNotices,
  memberActor,
  staffActor,
} from '../engagements/work.test-support.ts';
import { mailNotices } from '../notices/mail-notices.server.ts';
import { openWork } from '../reminders/open-work.server.ts';
import { mergeTaxpayers } from '../taxpayers/merge.server.ts';
import { storedTaxpayers } from '../taxpayers/stored-data.server.ts';
import { findTaxpayer } from '../taxpayers/taxpayers.server.ts';
import { taxpayersOf } from '../taxpayers/own-taxpayers.server.ts';
import {
  deleteEngagement,
  deleteTaxpayer,
  findTrash,
  restoreEngagement,
  restoreTaxpayer,
} from './trash.server.ts';

await useTestDatabase();

let [thandi, ann, bob, taxpayerId, id] = ['', '', '', '', ''];

beforeEach(async () => {
  ({ thandi, ann, bob, taxpayerId, id } = await freshDesk());
});

async function purge(days: number): Promise<void> {
  const now = new Date(Date.now() + days * DAY);
  for (const { deleteExpired } of [storedEngagements, storedTaxpayers])
    if (typeof deleteExpired === 'function') await deleteExpired({ now, logFailure: () => {} });
}

test('a merged client is in the trash by the name of the colleague who merged it', async () => {
  const manager = await addMember({ email: 'merger@example.org', fullName: 'Mo Merger', role: 'manager' });
  const twin = await addTaxpayerFor(null, { name: 'Nkosi T' });
  await mergeTaxpayers(staffActor(manager, 'manager'), { from: twin, into: taxpayerId });
  const { taxpayers: deleted } = await findTrash(staffActor(manager, 'manager'));
  expect(deleted).toMatchObject([{ id: twin, deletedBy: 'Mo Merger' }]);
});

test('deleted work is nowhere: not for its client, not in a mail, a reminder or a link', async () => {
  const [client, staff] = [memberActor(thandi), withStep(staffActor(ann))];
  const link = await db().transaction((tx) =>
    addEngagementLink(tx, { engagementId: id, email: ADDRESS }, new Date()),
  );
  await addMessage(staffActor(ann), id, { text: 'Please call', key: randomUUID() });
  expect(await deleteEngagement(staffActor(bob), id)).toBe('gone');
  expect(await deleteEngagement(staff, id)).toBe('deleted');
  await mailAllNotices();
  expect(await queuedMails(ADDRESS)).toEqual([]);
  expect(await findEngagement(staff, id)).toBeNull();
  expect(await engagementsOf(client)).toEqual([]);
  expect(await findEngagementLink(link)).toBeNull();
  expect(await openWork(southAfricanDay(new Date(Date.now() + 10 * DAY)))).toEqual([]);
  expect(await findTrash(staff)).toMatchObject({
    taxpayers: [],
    engagements: [{ id, taxpayer: 'Thandi Nkosi' }],
  });
  expect(await findTrash(staffActor(bob))).toEqual({ taxpayers: [], engagements: [] });
  expect(await undoStep(staff, staff.stepId ?? '')).toBe('undone');
  expect(await engagementsOf(client)).toHaveLength(1);
});

test('what waited to be mailed about deleted work is mailed once it is restored', async () => {
  const messages = async () => {
    await mailAllNotices();
    return (await queuedMails(ADDRESS)).map(({ text }) => text.includes('A message from Anusha Pillay.'));
  };
  await addMessage(staffActor(ann), id, { text: 'Please call', key: randomUUID() });
  await deleteEngagement(staffActor(ann), id);
  expect(await messages()).toEqual([]);
  await restoreEngagement(staffActor(ann), id);
  await mailNotices(new Date());
  expect(await queuedMails(ADDRESS)).toEqual([]);
  await deleteTaxpayer(staffActor(ann), taxpayerId);
  expect(await messages()).toEqual([]);
  await restoreTaxpayer(staffActor(ann), taxpayerId);
  expect(await messages()).toEqual([true]);
});

test('it is restored by whoever sees it, unless the same was opened meanwhile', async () => {
  await deleteEngagement(staffActor(ann), id);
  expect(await restoreEngagement(staffActor(bob), id)).toBe('gone');
  expect(await restoreEngagement(staffActor(ann), 'no id')).toBe('gone');
  const again = await addEngagement({ taxpayerId, answers: { pay: 'yes' } });
  expect(await restoreEngagement(staffActor(ann), id)).toBe('exists');
  await deleteEngagement(staffActor(ann), again);
  expect(await restoreEngagement(staffActor(ann), id)).toBe('restored');
  expect(await restoreEngagement(staffActor(ann), id)).toBe('gone');
  const entries = await db().select().from(auditEntries).where(eq(auditEntries.entityId, id));
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['engagement.delete', 'engagement.restore']),
  );
});

test('what was submitted is never deleted, nor its taxpayer', async () => {
  for (const values of [
    { state: 'with_sars' as const },
    { state: 'done' as const },
    { state: 'in_progress' as const, submittedOn: '2026-08-01' },
  ]) {
    await db()
      .update(engagements)
      .set({ submittedOn: null, ...values });
    expect(await deleteEngagement(staffActor(ann), id), JSON.stringify(values)).toBe('kept');
    expect(await deleteTaxpayer(staffActor(ann), taxpayerId)).toBe('kept');
  }
});

test('a taxpayer goes with its work, and only that comes back with it', async () => {
  const before = await addEngagement({ taxpayerId, period: '2025', answers: {} });
  await deleteEngagement(staffActor(ann), before, new Date(Date.now() - DAY));
  expect(await deleteTaxpayer(staffActor(bob), taxpayerId)).toBe('gone');
  expect(await deleteTaxpayer(staffActor(ann), taxpayerId)).toBe('deleted');
  expect(await findTaxpayer(staffActor(ann), taxpayerId)).toBeNull();
  expect(await taxpayersOf(thandi)).toEqual([]);
  expect(await findTrash(staffActor(ann))).toMatchObject({
    taxpayers: [{ id: taxpayerId }],
    engagements: [],
  });
  expect(await restoreTaxpayer(staffActor(ann), taxpayerId)).toBe('restored');
  expect((await engagementsOf(memberActor(thandi))).map((one) => one.id)).toEqual([id]);
  expect(await restoreTaxpayer(staffActor(ann), taxpayerId)).toBe('gone');
});

test('after thirty days the trash is empty for good', async () => {
  await deleteTaxpayer(staffActor(ann), taxpayerId);
  await purge(29);
  expect(await rowOf(engagements, id)).toBeDefined();
  await purge(31);
  expect([await rowOf(engagements, id), await rowOf(taxpayers, taxpayerId)]).toEqual([undefined, undefined]);
});
