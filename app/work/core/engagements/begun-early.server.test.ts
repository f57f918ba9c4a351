import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { itr12 } from '#content/checklists/itr12.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { lastRuns } from '#app/platform/db/schema/runs.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { PDF, spooled } from '#app/work/documents/documents.test-support.ts';
import { storeFiles } from '#app/work/documents/store.server.ts';
import { queuedMails } from '#tests/accounts.ts';
import { put, rowOf, useTestDatabase } from '#tests/database.ts';
import { sendReminders } from '../reminders/send.server.ts';
import { addItem } from './item-requests.server.ts';
import { addMessage } from './messages.server.ts';
import { startNow, startPlanned } from './planned.server.ts';
import { answerQuestions, keepAnswers } from './questions.server.ts';
import { setState } from './state.server.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshWork,
  itemsIn,
  mailAllNotices,
  memberActor,
  staffActor,
} from './work.test-support.ts';

await useTestDatabase();

const BEGUN = new Date('2026-11-20T08:00:00Z');
/** A Saturday: what was wrong is mended on the first morning after the upgrade. */
const NOW = new Date('2026-11-28T05:00:00Z');
const START = '2027-06-01';
let [thandi, ann] = ['', ''];

beforeEach(async () => {
  ({ thandi, ann } = await freshWork());
  await db().delete(lastRuns);
});

/** As the release before work was planned began it. */
async function begunEarly(answers?: Record<string, 'yes' | 'no'>, period = '2027'): Promise<string> {
  const owned = await addTaxpayerFor(thandi, { name: 'Thandi Nkosi' });
  const id = await addEngagement({ taxpayerId: owned, period, now: BEGUN, ...(answers && { answers }) });
  await db().update(engagements).set({ givenAnswers: null, reminders: 2 }).where(eq(engagements.id, id));
  return id;
}

const stateOf = async (id: string) => (await rowOf(engagements, id))?.state;

test('what earlier releases began too early is planned, once, and nobody is told', async () => {
  const id = await begunEarly();
  const values = { email: 'thandi@example.org', author: 'Ann Adams', at: NOW };
  await put(clientNotices, { engagementId: id, aboutId: id, kind: 'opened', ...values });
  await addMessage(memberActor(thandi), id, { text: 'I have none yet', key: randomUUID() }, BEGUN);
  await startPlanned(NOW);
  expect(await rowOf(engagements, id)).toMatchObject({
    state: 'planned',
    startsOn: START,
    askedOn: null,
    reminders: 0,
    price: 149_500,
  });
  expect(await itemsIn(id)).toEqual([]);
  await sendReminders(new Date('2026-12-15T06:00:00Z'));
  await mailAllNotices();
  expect(await queuedMails('thandi@%')).toEqual([]);
  await startPlanned(new Date(`${START}T06:00:00Z`));
  expect(await rowOf(engagements, id)).toMatchObject({ state: 'collecting', askedOn: START });
});

test('items of a list without questions go, and are asked for again on its day', async () => {
  const id = await begunEarly({ pay: 'yes' });
  await db().update(engagements).set({ answers: null }).where(eq(engagements.id, id));
  expect(await itemsIn(id)).not.toEqual([]);
  await startPlanned(NOW);
  expect([await stateOf(id), await itemsIn(id)]).toEqual(['planned', []]);
});

test('whatever a client has sent or answered stays as it is', async () => {
  const client = memberActor(thandi);
  const [paper, some, all, over] = [
    await begunEarly({ pay: 'yes' }),
    await begunEarly(),
    await begunEarly(),
    await begunEarly(undefined, '2026'),
  ];
  const [item] = await itemsIn(paper);
  const { files } = await spooled([{ name: 'IRP5.pdf', bytes: PDF }]);
  const target = { engagementId: paper, itemId: item?.id ?? null, direction: 'from_client' } as const;
  await storeFiles(client, target, files, { mergePhotos: false }, BEGUN);
  await keepAnswers(client, some, { pay: 'yes' });
  const answers = Object.fromEntries(itr12.questions.map((question) => [question.id, 'no']));
  expect(await answerQuestions(client, all, answers)).toBe('saved');
  await startPlanned(NOW);
  for (const id of [paper, some, all, over]) expect(await stateOf(id)).toBe('collecting');
  expect(await itemsIn(paper)).not.toEqual([]);
});

test('what a colleague asked for, began or set on purpose stays as it is', async () => {
  const me = staffActor(ann);
  const [requested, started, set] = [await begunEarly(), await begunEarly(), await begunEarly()];
  await addItem(me, requested, { what: 'Your payslip of March', why: '', takes: 'file' });
  await db()
    .update(engagements)
    .set({ state: 'planned', startsOn: START })
    .where(eq(engagements.id, started));
  expect(await startNow(me, started, (await rowOf(engagements, started))?.version ?? 0)).toBe('saved');
  for (const to of ['in_progress', 'collecting'] as const)
    await setState(me, set, { to, version: (await rowOf(engagements, set))?.version ?? 0 });
  await startPlanned(NOW);
  for (const id of [requested, started, set]) expect(await stateOf(id)).toBe('collecting');
});

test('after its first morning the database is never mended again', async () => {
  await startPlanned(NOW);
  const id = await begunEarly();
  await startPlanned(NOW);
  expect(await stateOf(id)).toBe('collecting');
});
