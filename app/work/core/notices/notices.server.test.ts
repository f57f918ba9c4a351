import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { eq, inArray } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { proposals } from '#app/platform/db/schema/proposals.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { addProposal } from '#app/work/proposals/proposals.test-support.ts';
import { taxpayerMembers } from '#app/platform/db/schema/taxpayers.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { addMember, ADDRESS, queuedMails, subjectsTo } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { answerItem } from '../engagements/answer-item.server.ts';
import { engagementsOf } from '../engagements/find.server.ts';
import { findEngagementLink } from '../engagements/links.server.ts';
import { reviewItem } from '../engagements/items.server.ts';
import { addMessage, markRead } from '../engagements/messages.server.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshWork,
  itemsIn,
  memberActor,
  staffActor,
} from '../engagements/work.test-support.ts';
import { waitingFor } from '#app/work/client/home.ts';
import { mailNotices } from './mail-notices.server.ts';
import { notifyClient } from './notify-client.server.ts';

await useTestDatabase();

const START = new Date('2026-08-03T10:00:00Z');
const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE);
let [thandi, ann, taxpayerId] = ['', '', ''];

beforeEach(async () => {
  ({ thandi, ann, taxpayerId } = await freshWork());
});

const write = (id: string, minute: number, name = 'Thabo') =>
  addMessage({ ...staffActor(ann), name }, id, { text: 'Please call', key: randomUUID() }, at(minute));

test('what happened in the wait is one mail, with papers and writer by name', async () => {
  const id = await addEngagement({ taxpayerId, answers: { pay: 'yes' } });
  const items = (await itemsIn(id)).slice(0, 3);
  for (const item of items)
    await answerItem(memberActor(thandi), item.id, { kind: 'text', text: 'Here' }, START);
  const [first, second, third] = await itemsIn(id);
  const review = (item: typeof first, how: Parameters<typeof reviewItem>[2], minute: number) =>
    reviewItem(staffActor(ann), item?.id ?? '', how, item?.version ?? 0, at(minute));
  await review(first, { kind: 'accept' }, 0);
  await review(second, { kind: 'return', reason: 'The last page is missing.' }, 1);
  await review(third, { kind: 'return', reason: 'You wrote R 450 000' }, 2);
  await write(id, 4);
  expect(await mailNotices(at(8))).toBe(0);
  expect(await mailNotices(at(9))).toBe(1);
  const [mail, ...others] = await queuedMails(ADDRESS);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(
    'Income tax return (ITR12), 2026 tax year, Thandi Nkosi: 2 papers need another look, and a message from Thabo',
  );
  expect(mail?.text).toContain(`- Returned: ${second?.what}. The last page is missing.
- Returned: ${third?.what}. The page says why.
- A message from Thabo.
- Accepted: ${first?.what}.`);
  expect(mail?.text).not.toMatch(/450 000|Please call/);
  const secret = /request\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await findEngagementLink(secret, at(10))).toEqual({
    engagementId: id,
    email: ADDRESS,
    to: `/work/${id}`,
  });
});

test('the link of a mail leads to what the mail is about', async () => {
  const id = await addEngagement({ taxpayerId, answers: { pay: 'yes' } });
  await mailNotices(at(0));
  await db().delete(clientNotices);
  await write(id, 0);
  await mailNotices(at(10));
  const [mail] = await queuedMails(ADDRESS);
  const secret = /request\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await findEngagementLink(secret, at(11))).toMatchObject({ to: `/work/${id}#messages` });
});

test('what is accepted, read or taken back meanwhile is no mail', async () => {
  const id = await addEngagement({ taxpayerId, answers: { pay: 'yes' } });
  const [item] = await itemsIn(id);
  await answerItem(memberActor(thandi), item?.id ?? '', { kind: 'text', text: 'Here' }, START);
  await reviewItem(staffActor(ann), item?.id ?? '', { kind: 'accept' }, 2, at(0));
  await write(id, 0);
  await markRead(memberActor(thandi), id, at(1), at(1));
  await mailNotices(at(6));
  expect(await subjectsTo(ADDRESS)).toEqual([]);
});

test('a director reads of all companies in one mail, named and ordered as at home', async () => {
  const other = await addTaxpayerFor(thandi, { name: 'Kgosi Plumbing', kind: 'company' });
  const works = [
    await addEngagement({ taxpayerId }),
    await addEngagement({ taxpayerId: other, type: 'itr14' }),
  ];
  for (const id of works) await write(id, 0);
  const later = await addEngagement({ taxpayerId, type: 'irp6', period: '2027-2' });
  await write(later, 0);
  await mailNotices(at(5));
  const [mail, ...others] = await queuedMails(ADDRESS);
  expect(others).toEqual([]);
  const own = await engagementsOf(memberActor(thandi));
  const atHome = waitingFor(own, { proposals: [], unopened: new Map() });
  const headings = atHome.map(({ title, taxpayer }) => `${title}, ${taxpayer}`);
  expect(headings).toHaveLength(3);
  expect(headings.toSorted((a, b) => indexIn(mail?.text, a) - indexIn(mail?.text, b))).toEqual(headings);
  expect(mail?.subject).toBe(`${headings[0]}, and 2 more: news from Jacaranda Ledger`);
  expect(mail?.text.match(/\/request\//g)).toHaveLength(3);
  expect(mail?.replyTo).toBeUndefined();
});

test('whoever writes on delays a mail by ten minutes at most, and none before five', async () => {
  const acts = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 15 });
  await fc.assert(
    fc.asyncProperty(acts, async (minutes) => {
      const id = await addEngagement({ taxpayerId: await addTaxpayerFor(thandi) });
      const waiting: number[] = [];
      for (let minute = 0; minute <= 50; minute++) {
        const isAct = minutes.includes(minute);
        if (isAct) await write(id, minute);
        if (isAct) waiting.push(minute);
        await mailNotices(at(minute));
        const isMailed = (minuteOfAct: number) => minute - minuteOfAct >= 5;
        const left = await db().$count(clientNotices);
        const mailed = waiting.splice(0, waiting.length - left);
        expect(mailed.every(isMailed), `${minute}`).toBe(true);
        expect(minute - (waiting[0] ?? minute)).toBeLessThan(10);
      }
      expect(waiting).toEqual([]);
      await db().delete(engagements);
    }),
    { numRuns: 6 },
  );
});

test('of two workers one mails, each person once', async () => {
  const helper = await addMember({ email: 'books@example.org' });
  await put(taxpayerMembers, { taxpayerId, userId: helper, role: 'contributor' });
  const id = await addEngagement({ taxpayerId });
  await write(id, 0);
  await Promise.all([mailNotices(at(5)), mailNotices(at(5))]);
  expect([await subjectsTo(ADDRESS), await subjectsTo('books%')].map(({ length }) => length)).toEqual([1, 1]);
});

test('a proposal leads a joined mail and names all its works, on its own too', async () => {
  const other = await addTaxpayerFor(thandi, { name: 'Kgosi Plumbing', kind: 'company' });
  const busy = await addEngagement({ taxpayerId: other, type: 'itr14' });
  const works = [
    await addEngagement({ taxpayerId }),
    await addEngagement({ taxpayerId, type: 'irp6', period: '2027-2' }),
  ];
  await db().update(engagements).set({ state: 'proposed' }).where(inArray(engagements.id, works));
  const proposalId = await addProposal(taxpayerId, works);
  const notice = { engagementId: works[0] ?? '', kind: 'proposal', aboutIds: [proposalId] } as const;
  const offer = () => db().transaction((tx) => notifyClient(tx, notice, staffActor(ann), START));
  await write(busy, 0);
  await offer();
  await mailNotices(at(9));
  await offer();
  await mailNotices(at(20));
  const [joined, own] = await queuedMails(ADDRESS);
  const subject = 'Income tax return (ITR12), 2026 tax year, Thandi Nkosi: our proposal of 2 pieces of work';
  expect(joined?.subject).toBe(`${subject}, and news of 1 more`);
  expect(own?.subject).toBe(subject);
  for (const mail of [joined, own])
    expect(mail?.text).toContain(
      'for you: Income tax return (ITR12), 2026 tax year; Provisional tax (IRP6), second half of the 2027 tax year. Take',
    );
});

test('the mail of a proposal names who writes, and the last day to answer it', async () => {
  const id = await addEngagement({ taxpayerId });
  await db().update(engagements).set({ state: 'proposed' }).where(eq(engagements.id, id));
  const proposalId = await addProposal(taxpayerId, [id]);
  await db()
    .update(proposals)
    .set({ expiresAt: new Date('2026-09-01T22:00:00Z') })
    .where(eq(proposals.id, proposalId));
  const notice = { engagementId: id, kind: 'proposal', aboutIds: [proposalId] } as const;
  await db().transaction((tx) => notifyClient(tx, notice, staffActor(ann), START));
  await mailNotices(at(9));
  expect((await queuedMails(ADDRESS))[0]?.text).toMatch(
    /A proposal from Anusha Pillay for you\. Take your time: it stays open until 1 September 2026\./,
  );
});

function indexIn(text: string | undefined, part: string): number {
  const index = text?.indexOf(part) ?? -1;
  expect(index, part).toBeGreaterThan(-1);
  return index;
}
