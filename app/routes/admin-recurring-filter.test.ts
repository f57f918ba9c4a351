import { beforeEach, expect, test } from 'vitest';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { addClient, freshBook, LIST, postAs, shownTo } from '#app/work/desk/recurring/many.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { ask, visit } from '#tests/routes.ts';
import { loader as exportFile } from './admin.taxpayers.export[.]csv.ts';

await useTestDatabase();

let [ann, bob, manager] = ['', '', ''];

async function add(
  name: string,
  type: string | null,
  values: Partial<typeof recurringWork.$inferInsert> = {},
) {
  const taxpayerId = await addClient(name, { assigneeId: ann });
  const row = { id: crypto.randomUUID(), taxpayerId, startsOn: '2026-01-01', ...values };
  if (type) await put(recurringWork, { type, ...row });
}

beforeEach(async () => {
  ({ ann, bob, manager } = await freshBook());
  await add('Payroll', 'payroll');
  await add('Paused', 'payroll', { pausedFrom: '2026-01-01' });
  await add('Ended', 'payroll', { endsOn: plusDays(southAfricanDay(), -1) });
  await add('Nothing', null);
});

async function listed(query: string, as = manager): Promise<string[]> {
  const { data } = await visit(`/admin/taxpayers?${query}`, { cookie: await signedInAs(as) });
  return (data as { page: { rows: { name: string }[] } }).page.rows.map(({ name }) => name);
}

test('the client book shows who has recurring work of a kind, or who has not', async () => {
  expect(await listed('again=payroll')).toEqual(['Paused', 'Payroll']);
  expect(await listed('again=without.payroll')).toEqual(['Ended', 'Nothing']);
  expect(await listed('again=emp501')).toEqual([]);
  expect(await listed("again=without.'")).toHaveLength(4);
  // Of the files of a colleague nothing is said, though each is found by its name.
  expect([await listed('q=payroll', bob), await listed('q=payroll&again=payroll', bob)]).toEqual([
    ['Payroll'],
    [],
  ]);
});

test('the export and what is done to all that fit follow the same filter', async () => {
  const cookie = await signedInAs(manager);
  const file = await exportFile(ask('/admin/taxpayers/export.csv?again=without.payroll', { cookie }));
  const text = await file.text();
  expect(text.match(/Payroll|Paused|Ended|Nothing/g)).toEqual(['Ended', 'Nothing']);
  const { location = '' } = await postAs(manager, `${LIST}&again=without.payroll`, {
    intent: 'recurring:give',
    all: 'yes',
  });
  expect((await shownTo(manager, location ?? '')).title).toBe('Give recurring work to 2 clients?');
});
