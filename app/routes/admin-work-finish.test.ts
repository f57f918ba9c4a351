import { isToBeMailed } from '#app/work/core/notices/mail-notices.server.ts';
import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { addEngagement, addTaxpayerFor, freshDesk } from '#app/work/core/engagements/work.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

let cookie = '';
let [open, settled] = ['', ''];

beforeEach(async () => {
  const { ann } = await freshDesk();
  cookie = await signedInAs(ann);
  const [first, second] = [
    await addTaxpayerFor(null, { name: 'Kudu', email: 'kudu@example.org' }),
    await addTaxpayerFor(null, { name: 'Baobab', email: 'baobab@example.org' }),
  ];
  open = await addEngagement({ taxpayerId: first, assigneeId: ann, answers: { salary: 'yes' } });
  settled = await addEngagement({ taxpayerId: second, assigneeId: ann, answers: {} });
  await db().update(requestItems).set({ state: 'accepted' }).where(eq(requestItems.engagementId, settled));
});

test('many at once are finished, and told so, only where nothing is open', async () => {
  const rows = await db().select().from(engagements);
  const ticked = rows
    .filter(({ id }) => [open, settled].includes(id))
    .map(({ id, version }) => `${id}.${version}`)
    .join(',');
  const { location: path = '' } = await submit(
    '/admin/work?index',
    { intent: 'state:done', ticked },
    { cookie },
  );
  const { data } = await visit(path ?? '', { cookie });
  expect(data).toMatchObject({
    question: {
      yes: 'Set one engagement to “Done”',
      left: [expect.stringMatching(/^One engagement left alone: something is still open/)],
      mailing: { people: 1 },
      more: {
        lines: [
          'What is still open stands below: finish it on its page.',
          expect.stringContaining('though something is missing'),
        ],
        notes: { [open]: [expect.any(String)], [settled]: ['It was not filed with SARS.'] },
      },
    },
  });
  const done = await submit(path ?? '', { intent: 'start' }, { cookie });
  expect(await toastOf(done)).toMatchObject({
    title: 'One engagement set to “Done”',
    description: expect.stringContaining('something is still open'),
  });
  const after = await db().select().from(engagements);
  const stateOf = (id: string) => after.find((one) => one.id === id)?.state;
  expect([stateOf(open) === 'done', stateOf(settled)]).toEqual([false, 'done']);
  expect(await db().$count(clientNotices, eq(clientNotices.engagementId, open))).toBe(0);
});

test('accepted work that is set to done says first what was never done, and goes on', async () => {
  await db().delete(requestItems).where(eq(requestItems.engagementId, settled));
  await db().update(engagements).set({ state: 'accepted', price: null }).where(eq(engagements.id, settled));
  const { data } = await visit(`/admin/work/${settled}`, { cookie });
  expect(data).toMatchObject({
    stillOpen: [],
    openBeforeDone: [
      expect.stringContaining('asked for nothing'),
      'It was not filed with SARS.',
      'No fee is written down.',
    ],
  });
  const { engagement } = data as { engagement: { version: number; updatedAt: Date } };
  const seen = engagement.updatedAt.toISOString();
  const fields = { intent: 'state', to: 'done', version: String(engagement.version), seen, open: '' };
  const done = await submit(`/admin/work/${settled}`, fields, { cookie });
  expect(await toastOf(done)).toMatchObject({ title: 'Set to “Done”' });
});

test('who starts to collect papers reads that no mail goes, and when reminders begin', async () => {
  await db().update(engagements).set({ state: 'accepted' }).where(eq(engagements.id, open));
  const { data } = await visit(`/admin/work/${open}`, { cookie });
  const { version } = (data as { engagement: { version: number } }).engagement;
  const fields = { intent: 'state', to: 'collecting', version: String(version), open: '' };
  expect(await toastOf(await submit(`/admin/work/${open}`, fields, { cookie }))).toMatchObject({
    title: 'Set to “Collecting”',
    description: 'No mail goes now: reminders of what is open begin in 3 business days.',
  });
  expect(await isToBeMailed(open, 'state')).toBe(false);
});

test('many at once say what was never done, and are finished all the same', async () => {
  await db().delete(requestItems).where(eq(requestItems.engagementId, settled));
  const values = { state: 'accepted', price: null } as const;
  const [row] = await db().update(engagements).set(values).where(eq(engagements.id, settled)).returning();
  const ticked = `${settled}.${row?.version}`;
  const run = await submit('/admin/work?index', { intent: 'state:done', ticked }, { cookie });
  const path = run.location ?? '';
  const notes = { [settled]: expect.arrayContaining([expect.stringContaining('asked for nothing')]) };
  expect((await visit(path, { cookie })).data).toMatchObject({ question: { more: { notes } } });
  const done = await submit(path, { intent: 'start' }, { cookie });
  expect(await toastOf(done)).toMatchObject({ title: 'One engagement set to “Done”' });
});
