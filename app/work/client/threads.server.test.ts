import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addMessage } from '#app/work/core/engagements/messages.server.ts';
import {
  addEngagement,
  freshWork,
  memberActor,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { visit } from '#tests/routes.ts';

await useTestDatabase();

test('what was written about work is found among the messages, by its clients alone', async () => {
  const { thandi, ann, taxpayerId } = await freshWork();
  const id = await addEngagement({ taxpayerId });
  await addEngagement({ taxpayerId, type: 'irp6', period: '2026-1' });
  const [first, last] = [2, 1].map((ago) => new Date(Date.now() - ago * MINUTE)) as [Date, Date];
  await addMessage(memberActor(thandi), id, { text: 'Is that all?', key: randomUUID() }, first);
  await addMessage(staffActor(ann), id, { text: 'It is.', key: randomUUID() }, last);
  const threadsOf = async (member: string) =>
    (await visit('/account/enquiries', { cookie: await signedInAs(member) })).data?.threads;
  expect(await threadsOf(thandi)).toMatchObject([
    { path: `/work/${id}#messages`, taxpayer: 'Thandi Nkosi', unread: 1, lastAt: last },
  ]);
  expect(await threadsOf(await addMember({ email: 'sipho@example.org' }))).toEqual([]);
});
