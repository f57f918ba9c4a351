import { beforeEach, expect, test } from 'vitest';
import { clientForm } from '#app/work/desk/taxpayers/shared-forms.ts';
import {
  addClient,
  beginAs,
  freshBook,
  postAs,
  shownTo,
  startAs,
} from '#app/work/desk/recurring/many.test-support.ts';
import { findTaxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { visit } from '#tests/routes.ts';

await useTestDatabase();

let [ann, bob, manager] = ['', '', ''];

beforeEach(async () => {
  ({ ann, bob, manager } = await freshBook());
});

const pageOf = async (user: string, path: string) => visit(path, { cookie: await signedInAs(user) });

async function savePaye(user: string, client: string, payeNumber: string) {
  const taxpayer = await findTaxpayer(staffActor(user), client);
  if (!taxpayer) throw new Error('Not seen');
  const fields = { ...clientForm([]).stored(taxpayer), payeNumber, version: String(taxpayer.version) };
  return postAs(user, `/admin/taxpayers/${client}?index`, { intent: 'data', ...fields });
}

test('whom the question leaves out leads to the field, and that page back to the act', async () => {
  const bare = await addClient('Bare', { assigneeId: ann });
  const full = await addClient('Full', { assigneeId: ann, numbers: { payeNumber: '7123456789' } });
  await addClient('Of Bob', { assigneeId: bob });
  const run = await beginAs(ann, 'give');
  await postAs(ann, run, { intent: 'look', kind: 'payroll' });
  const { question } = await shownTo(ann, run);
  const path = `/admin/taxpayers/${bare}?run=${run.split('/').at(-1)}&field=payeNumber#payeNumber`;
  expect(question.mends).toEqual([{ id: bare, name: 'Bare', label: 'Enter the PAYE number', path }]);
  const there = await pageOf(ann, path.split('#')[0] ?? '');
  expect(there.data).toMatchObject({
    back: { path: run, title: 'Give “Monthly payroll (EMP201)” to 3 clients' },
  });
  const saved = await savePaye(ann, bare, '7934813371');
  expect(saved.location).toBe(`/admin/taxpayers/${bare}?run=${run.split('/').at(-1)}`);
  const again = (await shownTo(ann, run)).question;
  expect([again.mends, again.yes]).toEqual([[], 'Give “Monthly payroll (EMP201)” to 2 clients']);
  expect((await pageOf(manager, path.split('#')[0] ?? '')).data).toMatchObject({ back: null });
  expect((await pageOf(ann, `/admin/taxpayers/${full}`)).data).toMatchObject({ back: null });
});

test('what was done leads to the field of each that was left out, too', async () => {
  const bare = await addClient('Bare');
  await addClient('Full', { numbers: { payeNumber: '7123456789' } });
  const run = await beginAs(manager, 'give');
  await postAs(manager, run, { intent: 'look', kind: 'payroll' });
  await startAs(manager, run);
  const { data } = await pageOf(manager, run);
  const { lines } = data as { lines: { id: string; mend: { path: string } | null }[] };
  expect(lines.map(({ id, mend }) => id === bare && mend?.path.includes(`${bare}?run=`))).toContain(true);
  expect(lines.filter(({ mend }) => mend)).toHaveLength(1);
});
