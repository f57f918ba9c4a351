import { beforeEach, expect, test } from 'vitest';
import { clientForm } from '#app/work/desk/taxpayers/shared-forms.ts';
import { addTaxpayerFor, forgetWork } from '#app/work/core/engagements/work.test-support.ts';
import { findTaxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, undoFields } from '#tests/routes.ts';

await useTestDatabase();

let [ann, ben, id] = ['', '', ''];

beforeEach(async () => {
  await forgetWork();
  ann = await addMember({ email: 'ann@example.org', role: 'staff' });
  ben = await addMember({ email: 'ben@example.org', role: 'staff' });
  id = await addTaxpayerFor(null, { name: 'Kudu Kilns', kind: 'company', email: 'old@kudu.example' });
});

/** As its page was opened now. */
async function opened(): Promise<Record<string, string>> {
  const now = await stored();
  const values = clientForm([]).stored(now);
  return { intent: 'data', ...values, version: String(now.version), before: JSON.stringify(values) };
}

async function stored() {
  const found = await findTaxpayer({ party: 'firm', id: ann, role: 'staff' }, id);
  if (!found) throw new Error('There is no such client');
  return found;
}

const save = async (member: string, form: Record<string, string>) =>
  submit(`/admin/taxpayers/${id}`, form, { cookie: await signedInAs(member) });

test('a save changes what it touched, and leaves what a colleague changed meanwhile', async () => {
  const mine = await opened();
  expect(await save(ann, { ...(await opened()), email: 'new@kudu.example' })).toMatchObject({ status: 303 });
  const saved = await save(ben, { ...mine, yearEnd: '6' });
  expect(saved).toMatchObject({ status: 303 });
  expect((await toastOf(saved))?.description).toContain('E-mail');
  expect(await stored()).toMatchObject({ email: 'new@kudu.example', yearEnd: 6 });
});

test('a field that both changed is shown side by side, and a second save keeps mine', async () => {
  const mine = await opened();
  await save(ann, { ...(await opened()), email: 'new@kudu.example', yearEnd: '3' });
  const answer = await save(ben, { ...mine, yearEnd: '6', vatCategory: 'A' });
  const values = { email: 'new@kudu.example', yearEnd: '6', vatCategory: 'A' };
  expect(answer).toMatchObject({
    status: 409,
    data: {
      meanwhile: {
        rows: [{ label: 'Financial year ends with', typed: 'June', kept: 'March' }],
        values,
        stored: { yearEnd: '3' },
        version: 2,
      },
    },
  });
  expect(await stored()).toMatchObject({ yearEnd: 3, vatCategory: null });
  const { meanwhile } = answer.data as { meanwhile: Record<string, Record<string, string>> };
  const again = { ...mine, ...meanwhile.values, before: JSON.stringify(meanwhile.stored), version: '2' };
  expect(await save(ben, again)).toMatchObject({ status: 303 });
  expect(await stored()).toMatchObject({ email: 'new@kudu.example', yearEnd: 6, vatCategory: 'A' });
});

test('Undo takes back what its own save changed, and nothing of a later one', async () => {
  const first = await save(ann, { ...(await opened()), yearEnd: '6' });
  await save(ben, { ...(await opened()), email: 'new@kudu.example' });
  const undo = await undoFields(first);
  expect(await save(ann, undo)).toMatchObject({ status: 303 });
  expect(await stored()).toMatchObject({ email: 'new@kudu.example', yearEnd: 2 });
});
