import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { addMessage, messagesOf } from '#app/work/core/engagements/messages.server.ts';
import { addEngagement, freshWork, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { action as deskAction } from '#app/routes/admin.work.$id.tsx';
import { MINUTE } from '#app/platform/core/time.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { ask, post } from '#tests/routes.ts';
import { changeWork } from './work-action.server.ts';
import { findWork } from './work.server.ts';

await useTestDatabase();

test('opening the page of work marks nothing as read; a button marks what was shown', async () => {
  const { thandi, ann, taxpayerId } = await freshWork();
  const id = await addEngagement({ taxpayerId });
  const cookie = await signedInAs(thandi);
  const [shown, later] = [2, 1].map((ago) => new Date(Date.now() - ago * MINUTE)) as [Date, Date];
  await addMessage(staffActor(ann), id, { text: 'The IRP5, please.', key: randomUUID() }, shown);
  const visit = { cookie, params: { id } };
  const read = async () => (await messagesOf(id)).map(({ readAt }) => readAt !== null);
  const work = await findWork(ask(`/work/${id}`, visit));
  expect(work.messages).toHaveLength(1);
  expect(await read()).toEqual([false]);
  await addMessage(staffActor(ann), id, { text: 'And the lease.', key: randomUUID() }, later);
  const posted = { intent: 'read', until: shown.toISOString() };
  const answer = await changeWork(post(`/work/${id}`, posted, visit));
  expect(answer).toMatchObject({ status: 302 });
  expect(await read()).toEqual([true, false]);
  const reply = { intent: 'message', text: 'Here.', key: randomUUID(), until: later.toISOString() };
  await changeWork(post(`/work/${id}`, reply, visit));
  expect(await read()).toEqual([true, true, false]);
  await db().execute(
    sql`update engagement_messages set read_at = null, at = ${shown.toISOString()}::timestamptz + interval '0.4 ms' where text like 'The%'`,
  );
  await changeWork(post(`/work/${id}`, posted, visit));
  expect(await read()).toEqual([true, true, false]);
});

test('the first message can be sent from a page without messages', async () => {
  const { thandi, ann, taxpayerId } = await freshWork();
  const id = await addEngagement({ taxpayerId, assigneeId: ann });
  const message = { text: 'Good day.', until: '' };
  const ofClient = { cookie: await signedInAs(thandi), params: { id } };
  const sent = await changeWork(
    post(`/work/${id}`, { ...message, intent: 'message', key: randomUUID() }, ofClient),
  );
  expect(sent).toMatchObject({ status: 303 });
  const ofFirm = { cookie: await signedInAs(ann), params: { id } };
  const answered = await deskAction(
    post(`/admin/work/${id}`, { ...message, intent: 'message', key: randomUUID() }, ofFirm),
  );
  expect(answered).toMatchObject({ status: 303 });
});

test('what lateness costs is said while we wait for the client, and no longer', async () => {
  const { thandi, taxpayerId } = await freshWork();
  const late = { taxpayerId, period: '2026', dueOn: '2026-10-23', answers: { pay: 'yes' } } as const;
  const id = await addEngagement(late);
  const visit = { cookie: await signedInAs(thandi), params: { id } };
  const lateness = async () =>
    (await findWork(ask(`/work/${id}`, visit), new Date('2026-11-26T08:00:00Z'))).late;
  expect((await lateness())?.costs).toContain('penalty');
  await db().update(requestItems).set({ state: 'answered', answer: 'With you.' });
  expect(await lateness()).toEqual({ text: expect.stringContaining('SARS’s day was'), costs: null });
});
