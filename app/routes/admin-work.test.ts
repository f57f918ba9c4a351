import { beforeEach, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagementMessages, engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { addMessage, markRead, type EngagementMessage } from '#app/work/core/engagements/messages.server.ts';
import { setTerms } from '#app/work/core/engagements/terms.server.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshDesk,
  itemsIn,
  memberActor,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { timelineOf } from '#app/work/core/engagements/timeline.server.ts';
import { MINUTE, southAfricanDay } from '#app/platform/core/time.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { signedInAs } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

let [ann, admin, thandi, taxpayerId, id] = ['', '', '', '', ''];

beforeEach(async () => {
  ({ ann, admin, thandi, taxpayerId, id } = await freshDesk());
});

test('of two colleagues’ changes the second keeps its text and reads who did what', async () => {
  const { version, seen } = await shown();
  await setTerms(staffActor(admin, 'admin'), id, { dueOn: '2026-12-01', price: null, version });
  const fields = { intent: 'state', to: 'in_progress', version: String(version), seen };
  expect(await onEngagement(ann, fields)).toMatchObject({
    status: 409,
    data: {
      intent: 'state',
      typed: { to: 'in_progress' },
      entries: [{ by: 'Anusha Pillay', action: 'engagement.update' }],
    },
  });
  const [item] = await itemsIn(id);
  if (!item) throw new Error('No item');
  await db()
    .update(requestItems)
    .set({ state: 'answered', answer: 'Other', version: item.version + 1 })
    .where(eq(requestItems.id, item.id));
  expect(
    await onEngagement(ann, {
      intent: 'return',
      item: item.id,
      reason: 'Page 2 is missing',
      version: String(item.version),
      seen,
    }),
  ).toMatchObject({
    status: 409,
    data: { intent: 'return', row: item.id, typed: { reason: 'Page 2 is missing' } },
  });
  const again = { ...fields, version: String((await shown()).version) };
  expect(await onEngagement(ann, again)).toMatchObject({ status: 303 });
  expect(await rowOf(engagements, id)).toMatchObject({ state: 'in_progress' });
});

test('where nobody can be mailed, the answers of the page say so', async () => {
  const nobodys = await addTaxpayerFor(null, { assigneeId: ann });
  const work = await addEngagement({ taxpayerId: nobodys, answers: { pay: 'yes' } });
  const path = `/admin/work/${work}`;
  const key = '00000000-0000-4000-8000-000000000000';
  const answers: Record<string, string>[] = [
    { intent: 'message', text: 'Please call', key },
    { intent: 'ask', what: 'A logbook', why: '' },
    { intent: 'remind' },
  ];
  const cookie = await signedInAs(ann);
  for (const fields of answers) {
    const { description } = (await toastOf(await submit(path, fields, { cookie }))) ?? {};
    expect(description, fields.intent).toMatch(/^Nobody is mailed.*: invite somebody\.$/);
  }
});

test('submission to SARS has a day and a reference, no day to come, and an Undo', async () => {
  await db().update(engagements).set({ state: 'in_progress' });
  const submission = {
    intent: 'state',
    to: 'with_sars',
    version: String((await shown()).version),
    reference: '0123',
    approval: 'By mail on Monday',
    submittedOn: '2999-01-01',
    open: (await shown()).stillOpen.join(),
  };
  for (const submittedOn of ['', 'soon'])
    expect(await onEngagement(ann, { ...submission, submittedOn })).toMatchObject({ status: 400 });
  expect(await onEngagement(ann, submission)).toMatchObject({
    status: 400,
    data: { intent: 'state', typed: { reference: '0123' } },
  });
  const answer = await onEngagement(ann, { ...submission, submittedOn: southAfricanDay() });
  const sent = { state: 'with_sars', reference: '0123', submittedOn: southAfricanDay() };
  expect(await rowOf(engagements, id)).toMatchObject(sent);
  const { path = '', fields = [] } = (await toastOf(answer))?.action ?? {};
  expect(path).toBe('/admin/undo');
  await submit(path, Object.fromEntries(fields), { cookie: await signedInAs(ann) });
  expect(await rowOf(engagements, id)).toMatchObject({
    state: 'in_progress',
    reference: null,
    submittedOn: null,
  });
});

test('filing and finishing say what is open, and what came in meanwhile is read first', async () => {
  await db().update(engagements).set({ state: 'in_progress' });
  const { version, stillOpen } = await shown();
  expect(stillOpen).toEqual([expect.stringMatching(/^Not answered: .*IRP5.*; /)]);
  const finish = { intent: 'state', to: 'done', version: String(version), open: stillOpen.join() };
  await addMessage(memberActor(thandi), id, { text: 'Wait!', key: 'of-the-client-0002' });
  const refusal = { status: 400, data: { error: expect.stringContaining('Something came in meanwhile') } };
  expect(await onEngagement(ann, finish)).toMatchObject(refusal);
  expect(await rowOf(engagements, id)).toMatchObject({ state: 'in_progress' });
  const now = (await shown()).stillOpen;
  expect(now).toEqual([...stillOpen, 'One message of the client is unread.']);
  const again = new URLSearchParams({ ...finish, open: now[0] ?? '' });
  again.append('open', now[1] ?? '');
  expect(await onEngagement(ann, again.toString())).toMatchObject({ status: 303 });
  expect(await rowOf(engagements, id)).toMatchObject({ state: 'done' });
});

test('what the client approves is filed with the approval, which only the firm reads', async () => {
  await db().update(engagements).set({ state: 'in_progress' });
  const { version, stillOpen } = await shown();
  const filing = { intent: 'state', to: 'with_sars', submittedOn: '2026-08-03', version: String(version) };
  const open = stillOpen.join();
  expect(await onEngagement(ann, { ...filing, open })).toMatchObject({
    status: 400,
    data: { errors: { approval: expect.any(String) }, typed: { submittedOn: '2026-08-03' } },
  });
  await onEngagement(ann, { ...filing, open, approval: 'By phone, 3 August' });
  expect(await rowOf(engagements, id)).toMatchObject({ state: 'with_sars' });
  const text = 'Approval of the client: By phone, 3 August';
  const texts = async (isForClient: boolean) =>
    (await timelineOf(id, { isForClient })).map((event) => event.text);
  expect(await texts(false)).toContain(text);
  expect(await texts(true)).not.toContain(text);
  const [entry] = await db().select().from(auditEntries).where(eq(auditEntries.action, 'engagement.state'));
  expect(entry?.changes).toMatchObject({ approval: 'By phone, 3 August' });
});

test('a reply marks the client’s messages as read, and is sent once', async () => {
  await addMessage(memberActor(thandi), id, { text: 'When?', key: 'of-the-client-0001' });
  const seen = { until: new Date().toISOString() };
  const fields = { intent: 'message', text: 'Tomorrow.', key: 'of-the-firm-00000001', ...seen };
  expect(await onEngagement(ann, { ...fields, text: ' ' })).toMatchObject({ status: 400 });
  await onEngagement(ann, fields);
  await onEngagement(ann, fields);
  const rows = await db().select().from(engagementMessages).orderBy(engagementMessages.at);
  expect(rows.map(({ text, isOurs }) => [text, isOurs])).toEqual([
    ['When?', false],
    ['Tomorrow.', true],
  ]);
  expect(rows[0]?.readAt).not.toBeNull();
});

test('what the client saw on the page before a mail was due is said to be not mailed', async () => {
  const now = new Date();
  const write = (text: string, minutesAgo: number) =>
    addMessage(
      staffActor(ann),
      id,
      { text, key: `message-of-${minutesAgo}-minutes-ago` },
      new Date(now.getTime() - minutesAgo * MINUTE),
    );
  await write('Mailed before', 60);
  await write('Seen at once', 1);
  await markRead(memberActor(thandi), id, now, now);
  const { data } = await visit(`/admin/work/${id}`, { cookie: await signedInAs(ann) });
  const { messages, seenFirst } = data as { messages: EngagementMessage[]; seenFirst: string[] };
  expect(messages.filter((one) => seenFirst.includes(one.id)).map(({ text }) => text)).toEqual([
    'Seen at once',
  ]);
});

test('ten are changed at once, and one Undo restores each with its days', async () => {
  const states = ['collecting', 'in_progress', 'waiting_for_client'];
  const all = [id];
  for (let year = 2010; year < 2019; year++)
    all.push(await addEngagement({ taxpayerId, period: String(year), answers: {} }));
  for (const [at, one] of all.entries())
    await db().execute(
      sql`update engagements set state = ${states[at % 3]}, assignee_id = ${at % 2 ? ann : null} where id = ${one}`,
    );
  await db().update(engagements).set({ type: 'emp501' });
  const rows = () => db().select().from(engagements).orderBy(engagements.period);
  const shapes = async () => (await rows()).map(({ version: _version, updatedAt: _at, ...row }) => row);
  const before = await shapes();
  for (const [intent, isDone, count] of [
    ['state:in_progress', ({ state }: { state: string }) => state === 'in_progress', 7],
    [`assign:${ann}`, ({ assigneeId }: { assigneeId: string | null }) => assigneeId === ann, 5],
  ] as const) {
    const done = await bulk(ann, { intent, ticked: (await rows()).map(tickOf).join(',') });
    expect((await rows()).every(isDone), intent).toBe(true);
    const undo = (await toastOf(done))?.action;
    const undone = await submit(undo?.path ?? '', Object.fromEntries(undo?.fields ?? []), {
      cookie: await signedInAs(ann),
    });
    expect(await toastOf(undone)).toMatchObject({ title: `${count} engagements as before`, tone: 'gain' });
    expect(await shapes(), intent).toEqual(before);
  }
});

async function shown() {
  const { data } = await visit(`/admin/work/${id}`, { cookie: await signedInAs(ann) });
  const page = data as { engagement: { version: number; updatedAt: Date }; stillOpen: string[] };
  const { version, updatedAt } = page.engagement;
  return { version, seen: updatedAt.toISOString(), stillOpen: page.stillOpen };
}

const onEngagement = (user: string, fields: Fields) => post(`/admin/work/${id}`, user, fields);
const bulk = (user: string, fields: Fields) => post('/admin/work?index', user, fields);

type Fields = Record<string, string> | string;

async function post(path: string, user: string, fields: Fields) {
  const type = typeof fields === 'string' ? 'application/x-www-form-urlencoded' : undefined;
  return submit(path, fields, { cookie: await signedInAs(user), type });
}
