import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { userRoles } from '#app/platform/db/schema/accounts.ts';
import { bulkRecords, bulkRuns } from '#app/platform/db/schema/bulk.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { clientMailDays } from '#app/platform/db/schema/taxpayers.ts';
import { SECOND, southAfricanDay } from '#app/platform/core/time.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { startJobs, stopJobs } from '#app/platform/jobs/workers.server.ts';
import { bulkJob } from '#app/registry/bulk-job.server.ts';
import { addEngagement, addTaxpayerFor, freshWork } from '#app/work/core/engagements/work.test-support.ts';
import { mailNotices } from '#app/work/core/notices/mail-notices.server.ts';
import { addMember, queuedMails, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { nightly } from '#tests/nightly.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';
import { loseHeartbeats, startWorker } from '#tests/worker-process.ts';
import { finishRun } from '#tests/runs.ts';

await useTestDatabase();

let [ann, bob] = ['', ''];

beforeEach(async () => {
  await stopJobs();
  await db()
    .execute(sql`delete from pgboss.job`)
    .catch(() => {});
  await db().delete(clientMailDays);
  await db().delete(bulkRuns);
  ({ ann } = await freshWork());
  bob = await addMember({ email: 'bob@example.org', fullName: 'Bob Brink', role: 'staff' });
});

test('many clients are mailed once their number is typed, and Undo takes back all', async () => {
  await addClients(12, NEEDS_NO_APPROVAL);
  const before = await shapes();
  const path = await pressed('state:with_sars');
  expect(await shapes()).toEqual(before);
  const { data } = await visit(path, { cookie: await signedInAs(ann) });
  expect(data).toMatchObject({
    title: 'Set 12 engagements to “With SARS”?',
    question: {
      isTyped: true,
      mailing: {
        people: 12,
        example: {
          to: expect.stringMatching(/^client\d+@example\.org$/),
          subject: expect.stringMatching(/Client \d+: submitted to SARS$/),
          text: expect.stringContaining('It was submitted to SARS.'),
        },
      },
      writes: [expect.stringContaining('With SARS')],
      more: { lines: [expect.stringContaining('the day of submission')] },
    },
  });
  const submittedOn = southAfricanDay();
  for (const people of ['', '11']) {
    const refused = await onRun(ann, path, { intent: 'start', submittedOn, people });
    expect(refused).toMatchObject({ status: 400, data: { errors: { people: /^Type 12,/ } } });
  }
  expect(await notices()).toHaveLength(0);
  expect(await onRun(ann, path, { intent: 'start', submittedOn, people: '12' })).toMatchObject({
    status: 303,
    location: path,
  });
  expect(await visit(path, { cookie: await signedInAs(ann) })).toMatchObject({ data: { state: 'running' } });
  await finishRun(path);
  expect(new Set((await shapes()).map(({ submittedOn }) => submittedOn))).toEqual(
    new Set([southAfricanDay()]),
  );
  expect(await notices()).toHaveLength(12);
  const result = await visit(path, { cookie: await signedInAs(ann) });
  expect(result.data).toMatchObject({ title: '12 engagements set to “With SARS”', canBeUndone: true });
  await onRun(ann, path, { intent: 'undo' });
  await finishRun(path);
  expect(await shapes()).toEqual(before);
  expect(await notices()).toHaveLength(0);
  expect(await visit(path, { cookie: await signedInAs(ann) })).toMatchObject({
    data: { title: '12 engagements as before', undone: '12 engagements set to “With SARS”' },
  });
});

test('what was planned is taken back, unless something was done in it', async () => {
  await addClients(3);
  const question = await pressed('next');
  const toast = await toastOf(await onRun(ann, question, { intent: 'start' }));
  expect(toast).toMatchObject({ title: '3 engagements planned for the next period', tone: 'gain' });
  const path = toast?.action?.path ?? '';
  const [used] = await db().select().from(engagements).where(eq(engagements.period, '2027'));
  await db()
    .update(engagements)
    .set({ note: 'Call first.', version: 9 })
    .where(eq(engagements.id, used?.id ?? ''));
  expect(await onRun(ann, path, { intent: 'undo' })).toMatchObject({ status: 303, location: path });
  const { data } = await visit(path, { cookie: await signedInAs(ann) });
  expect(data).toMatchObject({ title: '2 engagements as before', canBeUndone: true });
  expect(data).toMatchObject({ counts: { undone: 2, kept: 1 } });
  expect(JSON.stringify(data)).toContain('This engagement left alone: changed meanwhile.');
  const list = await visit('/admin/runs', { cookie: await signedInAs(ann) });
  expect(list.data).toMatchObject({ runs: [{ state: 'undone', kept: 1 }] });
  expect(await db().$count(engagements, eq(engagements.period, '2027'))).toBe(1);
});

test('one person is reminded once of two pieces of work, unless it is taken back', async () => {
  const [taxpayerId = ''] = await addClients(2);
  await addEngagement({ taxpayerId, type: 'irp6', period: '2027-2' });
  const done = await toastOf(await onRun(ann, await pressed('remind'), { intent: 'start' }));
  expect(done?.description).toBe('Each person gets a mail in 5 to 10 minutes, unless you take it back.');
  await onRun(ann, done?.action?.path ?? '', { intent: 'undo' });
  await mailNotices(new Date(Date.now() + 400 * SECOND));
  expect(await queuedMails('client%')).toEqual([]);
  await onRun(ann, await pressed('remind'), { intent: 'start' });
  await mailNotices(new Date(Date.now() + 400 * SECOND));
  const works = (await queuedMails('client%')).map(({ text }) => text.match(/Open this work/g)?.length);
  expect(works.toSorted()).toEqual([1, 2]);
  expect(await latest(ann)).toMatchObject([{ canBeUndone: false }, { state: 'undone' }]);
  const description = 'For 3 engagements the client has had today’s mail.';
  expect(await toastOf(await press('remind'))).toMatchObject({ title: 'Nobody reminded', description });
});

test('of two people at once the second changes nothing, and reads why', async () => {
  await addClients(2, NEEDS_NO_APPROVAL);
  const ticked = await ticks();
  const first = await pressed('state:done', ann, ticked);
  const second = await pressed('state:with_sars', bob, ticked);
  await onRun(ann, first, { intent: 'start' });
  const submittedOn = southAfricanDay();
  const late = await toastOf(await onRun(bob, second, { intent: 'start', submittedOn }));
  expect(late).toMatchObject({
    title: 'Nothing changed',
    description: '2 engagements left alone: changed meanwhile.',
  });
  expect((await shapes()).map(({ state }) => state)).toEqual(['done', 'done']);
  await press('state:in_progress', bob);
  expect(await onRun(ann, first, { intent: 'undo' })).toMatchObject({ status: 303, location: first });
  const { data } = await visit(first, { cookie: await signedInAs(ann) });
  expect(data).toMatchObject({ title: 'Nothing could be taken back', counts: { kept: 2 } });
});

test('what was done to many is found again, and what waits or can be taken back', async () => {
  await addClients(3, NEEDS_NO_APPROVAL);
  await pressed('state:done');
  const path = await pressed('state:waiting_for_client');
  await onRun(ann, path, { intent: 'start' });
  expect(await latest(ann)).toMatchObject([
    { path, title: '3 engagements set to “Waiting for client”', state: 'done', canBeUndone: true },
    { title: 'Set 3 engagements to “Done”', state: 'asked', canBeUndone: false },
  ]);
});

test('an act that this version does not know is left to the one that does', async () => {
  await db()
    .insert(bulkRuns)
    .values({ actorId: ann, act: 'work.later', choice: {}, state: 'running', back: '/admin' });
  const [run] = await db().select().from(bulkRuns);
  await expect(finishRun(`/admin/runs/${run?.id}`)).rejects.toThrow('no act “work.later”');
  await expect(finishRun('/admin/runs/00000000-0000-4000-8000-000000000000')).resolves.toBeUndefined();
});

test('a run is its owner’s to change, and a role that ended does nothing more', async () => {
  await addClients(12);
  const path = await pressed('next');
  for (const wrong of [path, '/admin/runs/1', '/admin/runs/00000000-0000-4000-8000-000000000000']) {
    expect(await visit(wrong, { cookie: await signedInAs(bob) }), wrong).toMatchObject({ status: 404 });
    for (const intent of ['start', 'undo'])
      expect(await onRun(bob, wrong, { intent, people: '12' }), wrong).toMatchObject({ status: 404 });
  }
  expect(await onRun(ann, path, { intent: 'undo' })).toMatchObject({ location: path });
  await onRun(ann, path, { intent: 'start' });
  await db().delete(userRoles).where(eq(userRoles.userId, ann));
  expect(await latest(bob)).toEqual([]);
  await finishRun(path);
  const records = await db().select().from(bulkRecords);
  expect(new Set(records.map(({ state, why }) => `${state} ${why}`))).toEqual(new Set(['left forbidden']));
  expect(await notices()).toHaveLength(0);
});

nightly('what a killed worker began is finished, nothing twice', { timeout: 120_000 }, async () => {
  await addClients(60);
  const path = await pressed('next');
  const worker = startWorker();
  await onRun(ann, path, { intent: 'start' });
  const opened = () => db().$count(engagements, eq(engagements.period, '2027'));
  await vi.waitFor(async () => expect(await opened()).toBeGreaterThan(2), {
    timeout: 30 * SECOND,
    interval: 5,
  });
  await worker.kill();
  expect(await opened()).toBeLessThan(60);
  await startJobs([bulkJob]);
  await loseHeartbeats();
  await vi.waitFor(async () => expect(await opened()).toBe(60), { timeout: 60 * SECOND });
  await vi.waitFor(async () => expect(await db().select().from(bulkRuns)).toMatchObject([{ state: 'done' }]));
  expect(await notices()).toHaveLength(0);
});

const NEEDS_NO_APPROVAL = { type: 'emp501', period: '2027-1' };

/** Each with an address and a return under way. Returns the ids of the taxpayers. */
async function addClients(count: number, work: object = { answers: { pay: 'yes' } }): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number++) {
    const email = `client${number}@example.org`;
    const taxpayerId = await addTaxpayerFor(null, { name: `Client ${number}`, email });
    await addEngagement({ taxpayerId, ...work });
    ids.push(taxpayerId);
  }
  return ids;
}

async function ticks(): Promise<string> {
  return (await db().select().from(engagements)).map(tickOf).join(',');
}

async function press(intent: string, user = ann, ticked?: string) {
  const cookie = await signedInAs(user);
  return submit('/admin/work?index', { intent, ticked: ticked ?? (await ticks()) }, { cookie });
}

async function pressed(intent: string, user = ann, ticked?: string): Promise<string> {
  const { location } = await press(intent, user, ticked);
  expect(location).toMatch(/^\/admin\/runs\//);
  return location ?? '';
}

async function onRun(user: string, path: string, fields: Record<string, string>) {
  return submit(path, fields, { cookie: await signedInAs(user) });
}

async function latest(user: string) {
  const { data } = await visit('/admin/runs?index', { cookie: await signedInAs(user) });
  return (data as { runs: object[] }).runs;
}

function notices() {
  return db().select().from(clientNotices);
}

async function shapes() {
  const rows = await db().select().from(engagements).orderBy(engagements.createdAt);
  return rows.map(({ version: _version, updatedAt: _at, ...row }) => row);
}
