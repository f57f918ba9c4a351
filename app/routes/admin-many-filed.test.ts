import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { addEngagement, addTaxpayerFor, freshWork } from '#app/work/core/engagements/work.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

let [cookie, itr12, emp501, company] = ['', '', '', ''];

beforeEach(async () => {
  const { ann } = await freshWork();
  cookie = await signedInAs(ann);
  itr12 = await add(1, { type: 'itr12', answers: { pay: 'yes' } });
  emp501 = await add(2, { type: 'emp501', period: '2027-1' });
  company = await add(3, { type: 'company-registration', period: 'once' });
});

test('many are filed with a day and a reference of each, and none without approval', async () => {
  const path = await questionPage();
  const { data } = await visit(path, { cookie });
  expect(data?.question).toMatchObject({
    yes: 'Set 2 engagements to “With SARS”',
    left: ['One engagement never submitted to SARS and left alone.'],
    mailing: { people: 1 },
    more: {
      lines: [
        'The five years of the law begin with the day of submission.',
        'For 1 something is still open; each says what, below.',
        expect.stringContaining('The approval of the client is not written down for 1'),
      ],
      fields: [{ name: 'submittedOn', value: southAfricanDay() }, { name: 'approval' }],
      each: { values: { [itr12]: '', [emp501]: '' } },
      notes: { [itr12]: [/approval/, /Not answered/], [emp501]: [] },
    },
  });
  const fields = { intent: 'start', submittedOn: '2026-08-03', [`each.${emp501}`]: ' 0123  A ' };
  for (const submittedOn of ['', '3 August', '2999-01-01'])
    expect(await submit(path, { ...fields, submittedOn }, { cookie })).toMatchObject({
      status: 400,
      data: { errors: { submittedOn: expect.any(String) } },
    });
  const toast = await toastOf(await submit(path, fields, { cookie }));
  expect(toast).toMatchObject({ title: 'One engagement set to “With SARS”' });
  expect(toast?.description).toMatch(/One engagement left alone: how the client approved it was not written/);
  expect(await rows()).toMatchObject({
    [itr12]: { state: 'collecting', submittedOn: null },
    [emp501]: { state: 'with_sars', submittedOn: '2026-08-03', reference: '0123 A' },
    [company]: { state: 'collecting', submittedOn: null },
  });
});

test('with a reason those without approval are filed too, once their mails are shown', async () => {
  const path = await questionPage();
  const fields = { intent: 'start', submittedOn: '2026-08-03', approval: 'By phone on Monday' };
  expect(await submit(path, fields, { cookie })).toMatchObject({
    status: 400,
    data: { error: '2 people get a mail with what you typed: press again if you go on.' },
  });
  expect((await visit(path, { cookie })).data?.question).toMatchObject({
    mailing: { people: 2 },
    more: { fields: [{ value: '2026-08-03' }, { value: 'By phone on Monday' }] },
  });
  const done = await toastOf(await submit(path, fields, { cookie }));
  expect(done).toMatchObject({ title: '2 engagements set to “With SARS”' });
  const entries = await db().select().from(auditEntries).where(eq(auditEntries.action, 'engagement.state'));
  expect(entries.map(({ entityId, changes }) => [entityId, changes.approval])).toEqual(
    expect.arrayContaining([
      [itr12, 'By phone on Monday'],
      [emp501, undefined],
    ]),
  );
  const before = await submit(done?.action?.path ?? '', { intent: 'undo' }, { cookie });
  expect(await toastOf(before)).toMatchObject({ title: '2 engagements as before' });
  expect((await visit('/admin/runs', { cookie })).data).toMatchObject({
    runs: [{ title: '2 engagements set to “With SARS”', state: 'undone', canBeUndone: false }],
  });
  expect(await rows()).toMatchObject({ [itr12]: { submittedOn: null }, [emp501]: { submittedOn: null } });
  expect(await db().$count(clientNotices)).toBe(0);
});

async function add(number: number, work: Omit<Parameters<typeof addEngagement>[0], 'taxpayerId'>) {
  const values = { name: `Client ${number}`, email: `client${number}@example.org` };
  return addEngagement({ taxpayerId: await addTaxpayerFor(null, values), ...work });
}

async function questionPage(): Promise<string> {
  const ticked = (await db().select().from(engagements)).map(tickOf).join(',');
  const pressed = await submit('/admin/work?index', { intent: 'state:with_sars', ticked }, { cookie });
  expect(pressed.location).toMatch(/^\/admin\/runs\//);
  return pressed.location ?? '';
}

async function rows() {
  return Object.fromEntries((await db().select().from(engagements)).map((row) => [row.id, row]));
}
