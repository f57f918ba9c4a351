import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { MINUTE } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { firmNotices } from '#app/platform/db/schema/steps.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { PDF, spooled } from '#app/work/documents/documents.test-support.ts';
import { openDocument } from '#app/work/documents/open.server.ts';
import { storeFiles } from '#app/work/documents/store.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { queuedMails, subjectsTo } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { answerItem } from '../engagements/answer-item.server.ts';
import { addItem, removeItem } from '../engagements/item-requests.server.ts';
import { reviewItem } from '../engagements/items.server.ts';
import { addMessage, markRead } from '../engagements/messages.server.ts';
import { assign } from '../engagements/state.server.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshDesk,
  itemsIn,
  memberActor,
  staffActor,
} from '../engagements/work.test-support.ts';
import { deleteEngagement } from '../trash/trash.server.ts';
import { mailFirmNotices } from './mail-firm-notices.server.ts';

await useTestDatabase();

const START = new Date('2026-08-03T10:00:00Z');
const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE);
let desk: Awaited<ReturnType<typeof freshDesk>>;

beforeEach(async () => {
  desk = await freshDesk();
});

const write = (id: string, minute: number, text = 'My number is 0821234567') =>
  addMessage(memberActor(desk.thandi), id, { text, key: randomUUID() }, at(minute));

async function file(itemId: string | null, minute: number) {
  const { files } = await spooled([{ name: `${minute}.pdf`, bytes: `${PDF}${minute}` }]);
  const target = { engagementId: desk.id, itemId, direction: 'from_client' } as const;
  return storeFiles(memberActor(desk.thandi), target, files, { mergePhotos: false }, at(minute));
}

async function answerAll(id: string, minute: number) {
  for (const item of await itemsIn(id))
    await answerItem(memberActor(desk.thandi), item.id, { kind: 'text', text: 'Here' }, at(minute));
}

test('twelve messages are one mail to who looks after the work, without their words', async () => {
  const other = await addTaxpayerFor(desk.thandi, { name: 'Kgosi Plumbing', assigneeId: desk.ann });
  const vat = await addEngagement({ taxpayerId: other, type: 'itr14' });
  for (let count = 0; count < 11; count++) await write(desk.id, count / 4);
  await write(vat, 3);
  expect(await mailFirmNotices(at(7))).toBe(0);
  expect(await mailFirmNotices(at(8))).toBe(1);
  const [mail, ...others] = await queuedMails();
  expect(others).toEqual([]);
  expect(mail?.to).toBe('ann@example.org');
  expect(mail?.subject).toBe(
    'Income tax return (ITR12), 2026 tax year, Thandi Nkosi: 11 messages from Thandi Nkosi, and news of 1 more',
  );
  expect(mail?.text).toContain('Kgosi Plumbing\n- A message from Thandi Nkosi.');
  expect(mail?.text).toContain(`/admin/work/${vat}#messages`);
  expect(mail?.text).not.toContain('0821234567');
});

test('what a colleague has read or reviewed is no mail, but what another did is', async () => {
  await write(desk.id, 0);
  await markRead(staffActor(desk.ann), desk.id, at(1), at(1));
  await mailFirmNotices(at(20));
  expect(await queuedMails()).toEqual([]);
  await write(desk.id, 20);
  await markRead(staffActor(desk.admin, 'admin'), desk.id, at(21), at(21));
  await write(desk.id, 22);
  await mailFirmNotices(at(40));
  expect(await subjectsTo('ann@%')).toEqual([expect.stringMatching(/: 2 messages from Thandi Nkosi$/)]);
});

test('a complete list is no mail once its colleague reviews it or asks for more', async () => {
  await answerAll(desk.id, 0);
  const [first] = await itemsIn(desk.id);
  await reviewItem(staffActor(desk.ann), first?.id ?? '', { kind: 'accept' }, first?.version ?? 0, at(1));
  await mailFirmNotices(at(20));
  const second = await addEngagement({
    taxpayerId: desk.taxpayerId,
    type: 'irp6',
    period: '2027-2',
    answers: {},
  });
  await answerAll(second, 20);
  const statement = { what: 'A bank statement', why: '', takes: 'file' } as const;
  await addItem(staffActor(desk.admin, 'admin'), second, statement, at(21));
  await mailFirmNotices(at(40));
  expect(await subjectsTo('ann@%')).toEqual([]);
  await answerAll(second, 40);
  await mailFirmNotices(at(60));
  expect(await subjectsTo('ann@%')).toEqual([expect.stringMatching(/: everything is here$/)]);
});

test('a mail about a message says what else came, and an answer alone is no mail', async () => {
  const [first, second] = await itemsIn(desk.id);
  const answer = (id = '', minute = 0) =>
    answerItem(memberActor(desk.thandi), id, { kind: 'text', text: 'Here' }, at(minute));
  await answer(first?.id);
  await mailFirmNotices(at(10));
  expect(await queuedMails('ann@%')).toEqual([]);
  await answer(first?.id, 11);
  await file(second?.id ?? '', 11);
  await file(second?.id ?? '', 12);
  await file(null, 12);
  await write(desk.id, 12);
  await mailFirmNotices(at(20));
  const [mail] = await queuedMails('ann@%');
  expect(mail?.subject).toMatch(/: a message from Thandi Nkosi$/);
  expect(mail?.text).toMatch(
    /- Thandi Nkosi answered 2 items of the list\.\n- A message from Thandi Nkosi\.\n- A paper beside the list from/,
  );
});

test('a paper beside the list is a mail of its own, unless its colleague opened it', async () => {
  await file(null, 0);
  await mailFirmNotices(at(20));
  expect(await subjectsTo('ann@%')).toEqual([expect.stringMatching(/: a paper$/)]);
  const { stored } = await file(null, 20);
  const open = async (by: FirmActor) => {
    const opened = await openDocument(by, stored[0]?.id ?? '', () => {});
    if (opened && typeof opened === 'object') await buffer(opened.chunks);
  };
  await open(staffActor(desk.ann));
  await mailFirmNotices(at(40));
  expect(await subjectsTo('ann@%')).toHaveLength(1);
});

test('nobody is told of their own act, nor of work in the trash', async () => {
  const [last, ...others] = await itemsIn(desk.id);
  for (const item of others)
    await answerItem(memberActor(desk.thandi), item.id, { kind: 'text', text: 'Here' }, START);
  await removeItem(staffActor(desk.ann), last?.id ?? '', START);
  await mailFirmNotices(at(20));
  await write(desk.id, 20);
  await deleteEngagement(staffActor(desk.ann), desk.id, at(21));
  await mailFirmNotices(at(40));
  expect(await queuedMails('ann@%')).toEqual([]);
});

test('work that was handed over is told to the successor, and nobody’s to the firm', async () => {
  await write(desk.id, 0);
  await assign(staffActor(desk.ann), desk.id, { id: desk.bob, name: 'Bob Brink' }, at(1));
  await mailFirmNotices(at(20));
  expect(await subjectsTo('ann@%')).toEqual([]);
  expect(await subjectsTo('bob@%')).toHaveLength(1);
  await db().update(taxpayers).set({ assigneeId: null });
  await db().update(engagements).set({ assigneeId: null });
  await write(desk.id, 20);
  await mailFirmNotices(at(40));
  expect(await subjectsTo('info@%')).toHaveLength(1);
});

test('of two workers one mails, each colleague once', async () => {
  await write(desk.id, 0);
  await Promise.all([mailFirmNotices(at(5)), mailFirmNotices(at(5))]);
  expect(await subjectsTo()).toHaveLength(1);
});

test('the mails count each item that was answered once, however long its answer waited', async () => {
  const act = fc.constantFrom('answer', 'answer', 'write', 'pause');
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 30 }), async (acts) => {
      await db().execute(sql`delete from pgboss.job`);
      await db().delete(engagements);
      const id = await addEngagement({ taxpayerId: desk.taxpayerId, answers: {}, assigneeId: desk.ann });
      const open = await itemsIn(id);
      const { length } = open;
      for (const [minute, act] of [...acts, 'write'].entries()) {
        const item = act === 'answer' ? open.pop() : undefined;
        const given = { kind: 'text', text: 'Here' } as const;
        if (item) await answerItem(memberActor(desk.thandi), item.id, given, at(minute));
        if (act === 'write') await write(id, minute);
        await mailFirmNotices(at(minute));
      }
      await mailFirmNotices(at(acts.length + 20));
      const lines = (await queuedMails()).flatMap(({ text }) => text.match(/answered (an|\d+) item/g) ?? []);
      const counts = lines.map((line) => Number(/\d+/.exec(line)?.[0] ?? 1));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(length - open.length);
    }),
    { numRuns: 6, examples: [[['answer', ...Array<'pause'>(12).fill('pause'), 'answer']]] },
  );
});

type Move = { kind: 'write' | 'read' | 'hand over'; work: number; by: number };
const move = fc.record<Move>({
  kind: fc.constantFrom('write', 'write', 'write', 'read', 'hand over'),
  work: fc.nat({ max: 2 }),
  by: fc.nat({ max: 1 }),
});

test('each message is told once within ten minutes, unless its colleague read it', async () => {
  const walks = fc.array(fc.option(move, { freq: 3 }), { minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(walks, async (moves) => {
      await db().execute(sql`delete from pgboss.job`);
      await db().delete(engagements);
      const people = [desk.ann, desk.bob];
      const works = [];
      for (const period of ['2024', '2025', '2026'])
        works.push(await addEngagement({ taxpayerId: desk.taxpayerId, period, assigneeId: desk.ann }));
      const holders = works.map(() => desk.ann);
      const waiting: number[][] = works.map(() => []);
      let [wrote, read] = [0, 0];
      for (let minute = 0; minute < moves.length + 12; minute++) {
        const { kind, work, by } = moves[minute] ?? { kind: null, work: 0, by: 0 };
        const [id = '', person = ''] = [works[work], people[by]];
        const own = waiting[work] ?? [];
        if (kind === 'write') {
          await write(id, minute, `${minute}`);
          own.push(minute);
          wrote++;
        } else if (kind === 'read') {
          await markRead(staffActor(person, 'manager'), id, at(minute), at(minute));
          if (holders[work] === person) read += own.splice(0).length;
        } else if (kind === 'hand over') {
          await assign(staffActor(desk.admin, 'admin'), id, { id: person, name: 'A' }, at(minute));
          holders[work] = person;
        }
        await mailFirmNotices(at(minute));
        for (const [index, own] of waiting.entries()) {
          const left = await db().$count(firmNotices, eq(firmNotices.engagementId, works[index] ?? ''));
          const mailed = own.splice(0, own.length - left);
          expect(mailed.every((written) => minute - written >= 5)).toBe(true);
          expect(minute - (own[0] ?? minute)).toBeLessThan(10);
        }
      }
      const lines = (await queuedMails()).flatMap(({ text }) => text.match(/^- .* message/gm) ?? []);
      const counts = lines.map((line) => Number(/^- (\d+) /.exec(line)?.[1] ?? 1));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(wrote - read);
    }),
    { numRuns: 6 },
  );
});
