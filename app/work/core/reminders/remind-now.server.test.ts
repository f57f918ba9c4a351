import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { proposals } from '#app/platform/db/schema/proposals.ts';
import { clientMailDays } from '#app/platform/db/schema/taxpayers.ts';
import { addProposal } from '#app/work/proposals/proposals.test-support.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshWork,
  mailAllNotices,
  staffActor,
} from '../engagements/work.test-support.ts';
import { useTestDatabase } from '#tests/database.ts';
import { notifyClient } from '../notices/notify-client.server.ts';
import { previewReminders } from './preview.server.ts';
import { remindNow } from './remind-now.server.ts';
import { sendReminders } from './send.server.ts';

await useTestDatabase();

/** Monday; three working days later it is Thursday. */
const ASKED = new Date('2026-11-02T09:00:00Z');
const THIRD = '2026-11-05';
let [staff, taxpayerId] = ['', ''];

beforeEach(async () => {
  await db().delete(clientMailDays);
  ({ ann: staff, taxpayerId } = await freshWork());
});

test('staff remind of what is open in the firm’s turn, or read the one reason why not', async () => {
  const id = await add({ answers: { pay: 'yes' } });
  await db().update(engagements).set({ state: 'in_progress' });
  expect(await remind(id)).toMatchObject({ kind: 'mailed' });
  await db().update(engagements).set({ remindersPaused: true });
  expect(await remind(id)).toEqual({ kind: 'paused' });
  await db().update(requestItems).set({ state: 'accepted' });
  expect(await remind(id)).toEqual({ kind: 'nothing' });
  const unknown = await add({ taxpayerId: await addTaxpayerFor(null) });
  expect(await remind(unknown)).toEqual({ kind: 'nobody' });
});

test('no reminder overtakes the first mail about the same', async () => {
  const works = [await add(), await add({ type: 'irp6', period: '2027-2' })];
  const [first = '', second = ''] = works;
  await db().update(engagements).set({ state: 'proposed' });
  const proposalId = await addProposal(taxpayerId, works);
  await db().update(proposals).set({ sentAt: ASKED });
  const notice = { engagementId: first, kind: 'proposal', aboutIds: [proposalId] } as const;
  await db().transaction((tx) => notifyClient(tx, notice, staffActor(staff), new Date()));
  expect(await remind(second)).toEqual({ kind: 'noticed' });
  expect(await sendReminders(new Date(`${THIRD}T06:00:00Z`))).toBe(0);
  expect((await previewReminders(staffActor(staff), works)).people).toBe(0);
  await mailAllNotices();
  expect(await remind(second)).toMatchObject({ kind: 'mailed' });
});

function remind(id: string) {
  return db().transaction((tx) => remindNow(tx, staffActor(staff), id, new Date(`${THIRD}T05:00:00Z`)));
}

function add(changes: Partial<Parameters<typeof addEngagement>[0]> = {}): Promise<string> {
  return addEngagement({ taxpayerId, now: ASKED, ...changes });
}
