import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { bulkRuns } from '#app/platform/db/schema/bulk.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayerTags, taxpayerTagUses } from '#app/platform/db/schema/tags.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { addEngagement, addTaxpayerFor, freshWork } from '#app/work/core/engagements/work.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

let cookie = '';

beforeEach(async () => {
  await db().delete(bulkRuns);
  const { ann } = await freshWork();
  await db().delete(taxpayers);
  cookie = await signedInAs(ann);
});

test('the question counts apart of which work no next period can be planned', async () => {
  const taken = await addWork(1, { type: 'itr12', period: '2090' });
  await addWork(1, { type: 'itr12', period: '2091' });
  await addWork(2, { type: 'itr12', period: '2090' });
  await addWork(3, { type: 'itr12', period: '2090' });
  await addWork(4, { type: 'company-registration', period: 'once' });
  const waiting = await addWork(5, { type: 'itr12', period: '2090' });
  await db()
    .update(engagements)
    .set({ state: 'planned', startsOn: '2090-06-01' })
    .where(eq(engagements.id, waiting));
  const works = (await db().select().from(engagements)).filter(({ period }) => period !== '2091');
  const run = await pressed('/admin/work?index', 'next', works.map(tickOf));
  expect(await pageOf(run)).toMatchObject({
    title: 'Plan the next period of 2 engagements?',
    question: {
      yes: 'Plan the next period of 2 engagements',
      which: 'Which: 5 engagements',
      left: [
        'For one engagement the next period is open or planned already.',
        'For one engagement there is no next period.',
        'For one engagement the period before has not started.',
      ],
      notes: { [taken]: 'For this engagement the next period is open or planned already.' },
    },
  });
  expect((await toastOf(await submit(run, { intent: 'start' }, { cookie })))?.title).toBe(
    '2 engagements planned for the next period',
  );
});

test('clients that have the tag already are counted apart', async () => {
  const tag = await put(taxpayerTags, { id: randomUUID(), name: 'VIP', tone: 'plain' });
  const clients = await Promise.all(
    Array.from({ length: 12 }, (_, at) => addTaxpayerFor(null, { name: `Client ${at}` })),
  );
  for (const taxpayerId of clients.slice(0, 3)) await put(taxpayerTagUses, { tagId: tag.id, taxpayerId });
  const ticks = async () => (await db().select().from(taxpayers)).map(tickOf);
  const run = await pressed('/admin/taxpayers?index', `tag:${tag.id}`, await ticks());
  expect(await pageOf(run)).toMatchObject({
    title: 'Add the tag “VIP” to 9 clients?',
    question: { left: ['3 clients left out: already tagged “VIP”.'] },
  });
  await db().delete(bulkRuns);
  for (const taxpayerId of clients.slice(3)) await put(taxpayerTagUses, { tagId: tag.id, taxpayerId });
  const none = await pressed('/admin/taxpayers?index', `tag:${tag.id}`, await ticks());
  expect(await pageOf(none)).toMatchObject({ title: 'Nothing to change', question: { yes: null } });
  const [ticked = ''] = await ticks();
  const one = await submit('/admin/taxpayers?index', { intent: `tag:${tag.id}`, ticked }, { cookie });
  expect(await toastOf(one)).toMatchObject({
    title: 'Nothing changed',
    description: 'One client left out: already tagged “VIP”.',
  });
});

test('what the question left out is in no count of the progress', async () => {
  const tag = await put(taxpayerTags, { id: randomUUID(), name: 'Board', tone: 'plain' });
  const clients = await Promise.all(
    Array.from({ length: 12 }, (_, at) => addTaxpayerFor(null, { name: `Client ${at}` })),
  );
  for (const taxpayerId of clients.slice(0, 6)) await put(taxpayerTagUses, { tagId: tag.id, taxpayerId });
  const ticked = (await db().select().from(taxpayers)).map(tickOf);
  const run = await pressed('/admin/taxpayers?index', `tag:${tag.id}`, ticked);
  await submit(run, { intent: 'start' }, { cookie });
  expect(await pageOf(run)).toMatchObject({
    title: 'Add the tag “Board” to 6 clients',
    counts: { waiting: 6, left: 6 },
  });
});

test('the question of a reminder counts those apart of which nobody is reminded', async () => {
  for (const client of [1, 2, 3]) await addWork(client, { answers: { pay: 'yes' } });
  const silent = await addTaxpayerFor(null, { name: 'Without an address', email: null });
  await addEngagement({ taxpayerId: silent, answers: { pay: 'yes' } });
  const paused = await addWork(3, { type: 'irp6', period: '2090-1' });
  await db().update(engagements).set({ remindersPaused: true }).where(eq(engagements.id, paused));
  const run = await pressed(
    '/admin/work?index',
    'remind',
    (await db().select().from(engagements)).map(tickOf),
  );
  expect(await pageOf(run)).toMatchObject({
    title: 'Remind the clients of 3 engagements?',
    question: {
      mailing: { people: 3 },
      left: [expect.stringMatching(/nobody|address/i), 'For one engagement reminders are paused.'],
      notes: { [paused]: 'For this engagement reminders are paused.' },
    },
  });
  expect((await toastOf(await submit(run, { intent: 'start' }, { cookie })))?.title).toBe(
    'Reminded about 3 engagements',
  );
});

test.each([
  ['start-day', 'Let one engagement begin on another day?', 'it has begun, or is not planned'],
  ['due-day', 'Make 2 engagements due on another day?', 'it is proposed, or has ended'],
  ['price', 'Set another price for 2 engagements?', 'it is proposed, or has ended'],
])('what “%s” cannot change is counted apart', async (intent, title, why) => {
  const states = ['planned', 'done', 'in_progress'] as const;
  for (const [client, state] of states.entries()) {
    const id = await addWork(client, {});
    const startsOn = state === 'planned' ? '2090-06-01' : null;
    await db().update(engagements).set({ state, startsOn }).where(eq(engagements.id, id));
  }
  const run = await pressed('/admin/work?index', intent, (await db().select().from(engagements)).map(tickOf));
  expect(await pageOf(run)).toMatchObject({ title, question: { left: [expect.stringContaining(why)] } });
});

async function addWork(client: number, work: object): Promise<string> {
  const name = `Client ${client}`;
  const known = (await db().select().from(taxpayers)).find((one) => one.name === name);
  const taxpayerId = known?.id ?? (await addTaxpayerFor(null, { name, email: `c${client}@example.org` }));
  return addEngagement({ taxpayerId, ...work });
}

async function pressed(path: string, intent: string, ticked: readonly string[]): Promise<string> {
  const { location } = await submit(path, { intent, ticked: ticked.join(',') }, { cookie });
  expect(location).toMatch(/^\/admin\/runs\//);
  return location ?? '';
}

async function pageOf(run: string) {
  return (await visit(run, { cookie })).data;
}
