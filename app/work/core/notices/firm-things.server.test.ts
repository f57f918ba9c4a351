import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { MINUTE } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries, enquiryEntries } from '#app/platform/db/schema/enquiries.ts';
import { firmNotices } from '#app/platform/db/schema/steps.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { queuedMails, subjectsTo } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { addMessage } from '../engagements/messages.server.ts';
import { addTaxpayerFor, freshDesk, memberActor, staffActor } from '../engagements/work.test-support.ts';
import { claimTaxpayer } from '../taxpayers/claims.server.ts';
import {
  answerCorrection,
  askCorrection,
  undoCorrection,
  withdrawCorrection,
} from '../taxpayers/corrections.server.ts';
import { correctionsOf } from '../taxpayers/standing-corrections.server.ts';
import { findTaxpayer } from '../taxpayers/taxpayers.server.ts';
import { deleteTaxpayer } from '../trash/trash.server.ts';
import { mailFirmNotices } from './mail-firm-notices.server.ts';
import { notifyFirm } from './notify-firm.server.ts';

await useTestDatabase();

const START = new Date();
const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE);
let desk: Awaited<ReturnType<typeof freshDesk>>;

beforeEach(async () => {
  desk = await freshDesk();
  await db().delete(enquiries);
});

const client = () => ({ ...memberActor(desk.thandi), userId: desk.thandi });
const correct = (to: string, minute = 0, field: 'taxNumber' | 'name' = 'taxNumber') =>
  askCorrection(client(), desk.taxpayerId, { field, to }, at(minute));

async function stored() {
  const taxpayer = await findTaxpayer(staffActor(desk.ann), desk.taxpayerId);
  if (!taxpayer) throw new Error('It is gone.');
  return taxpayer;
}

async function addEnquiryOf(assigneeId: string | null): Promise<string> {
  const { id } = await put(enquiries, {
    submissionKey: randomUUID(),
    userType: 'individual',
    name: 'Thandi Nkosi',
    email: 'thandi@example.org',
    phone: '+27 821234567',
    subject: 'Provisional tax',
    message: 'What must I file, and when?',
    assigneeId,
  });
  return id;
}

const answer = (enquiryId: string, minute = 0) =>
  db().transaction(async (tx) => {
    const entry = { enquiryId, kind: 'received', body: 'My number is 0821234567', sender: 'T' } as const;
    const [added] = await tx.insert(enquiryEntries).values(entry).returning();
    await notifyFirm(tx, { enquiryId, kind: 'enquiry', aboutId: added?.id }, client(), at(minute));
  });

test('messages, answers, corrections and claims are one mail that names each', async () => {
  const enquiry = await addEnquiryOf(desk.ann);
  const claimed = await addTaxpayerFor(null, {
    name: 'Karoo Wool',
    email: 'thandi@example.org',
    assigneeId: desk.ann,
  });
  await addMessage(memberActor(desk.thandi), desk.id, { text: 'Hello', key: randomUUID() }, at(0));
  await answer(enquiry, 1);
  await answer(enquiry, 1);
  await correct('0123456789', 1);
  await correct('Thandi N. Nkosi', 2, 'name');
  const thandi = { id: desk.thandi, email: 'thandi@example.org', fullName: 'Thandi Nkosi' };
  expect(await claimTaxpayer(thandi, claimed, at(2))).toMatchObject({ name: 'Karoo Wool' });
  expect(await mailFirmNotices(at(6))).toBe(0);
  expect(await queuedMails('ann@%')).toEqual([]);
  expect(await mailFirmNotices(at(7))).toBe(1);
  const [mail, ...others] = await queuedMails('ann@%');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(
    'Income tax return (ITR12), 2026 tax year, Thandi Nkosi: a message from Thandi Nkosi, and news of 3 more',
  );
  for (const part of [
    `${enquiry.slice(0, 8).toUpperCase()}: Provisional tax\n- 2 answers from Thandi Nkosi.`,
    `/admin/messages/${enquiry}`,
    'Thandi Nkosi\n- Thandi Nkosi says that 2 things that we have are wrong.',
    `/admin/taxpayers/${desk.taxpayerId}#corrections`,
    'Karoo Wool\n- Thandi Nkosi confirmed thandi@example.org, the address that we write to, and is an owner now.',
  ])
    expect(mail?.text).toContain(part);
  expect(mail?.text).not.toContain('0821234567');
  expect(await db().$count(firmNotices)).toBe(0);
});

test('a correction that was withdrawn, stored or left within the wait is no mail', async () => {
  await correct('0123456789');
  await withdrawCorrection(client(), desk.taxpayerId, 'taxNumber');
  await mailFirmNotices(at(10));
  for (const isApplied of [false, true]) {
    await correct(isApplied ? '0123456797' : '0123456789', 10);
    const { id = 0 } = (await correctionsOf(await stored()))[0] ?? {};
    const how = { id, version: (await stored()).version, isApplied };
    expect(await answerCorrection(staffActor(desk.ann), await stored(), how)).toBe('saved');
    await mailFirmNotices(at(20));
  }
  expect(await queuedMails('ann@%')).toEqual([]);
});

test('a correction whose answer was taken back within the wait is told', async () => {
  await correct('0123456789');
  const { id = 0 } = (await correctionsOf(await stored()))[0] ?? {};
  const how = async () => ({ id, version: (await stored()).version });
  await answerCorrection(staffActor(desk.ann), await stored(), { ...(await how()), isApplied: false });
  expect(await undoCorrection(staffActor(desk.ann), await stored(), await how())).toBe('saved');
  await mailFirmNotices(at(10));
  expect(await subjectsTo('ann@%')).toEqual(['Thandi Nkosi: Thandi Nkosi corrects what we have']);
});

test('who claimed and left, and a client in the trash, are no mail', async () => {
  await db().update(taxpayers).set({ email: 'thandi@example.org' });
  await db().delete(taxpayerMembers);
  const thandi = { id: desk.thandi, email: 'thandi@example.org', fullName: 'Thandi Nkosi' };
  await claimTaxpayer(thandi, desk.taxpayerId, at(0));
  await db().delete(taxpayerMembers);
  await mailFirmNotices(at(10));
  expect(await db().$count(firmNotices)).toBe(0);
  await claimTaxpayer(thandi, desk.taxpayerId, at(10));
  await correct('0123456789', 10);
  await deleteTaxpayer(staffActor(desk.admin, 'admin'), desk.taxpayerId, at(11));
  await mailFirmNotices(at(20));
  expect(await queuedMails('ann@%')).toEqual([]);
});

test('an answer is told to who has the conversation by then, unless somebody answered', async () => {
  const id = await addEnquiryOf(desk.ann);
  await answer(id);
  await db().update(enquiries).set({ assigneeId: desk.bob });
  await mailFirmNotices(at(10));
  expect([await subjectsTo('ann@%'), await subjectsTo('bob@%')]).toMatchObject([[], { length: 1 }]);
  await answer(id, 10);
  await db().update(enquiries).set({ waitingSince: null }).where(eq(enquiries.id, id));
  await mailFirmNotices(at(20));
  await db()
    .update(enquiries)
    .set({ waitingSince: at(20), assigneeId: null });
  await answer(id, 20);
  await mailFirmNotices(at(30));
  expect(await subjectsTo('bob@%')).toHaveLength(1);
  expect(await subjectsTo('info@%')).toEqual([expect.stringMatching(/: an answer from Thandi Nkosi$/)]);
});

test('of two workers one tells what is of no work', async () => {
  await correct('0123456789');
  await answer(await addEnquiryOf(desk.ann));
  await Promise.all([mailFirmNotices(at(5)), mailFirmNotices(at(5))]);
  await mailFirmNotices(at(6));
  expect(await subjectsTo('ann@%')).toHaveLength(1);
});
