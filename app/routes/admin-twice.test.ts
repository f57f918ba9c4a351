import { beforeEach, expect, test } from 'vitest';
import { addColleague } from '#app/bookings/core/bookings.test-support.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { timeOff } from '#app/platform/db/schema/bookings.ts';
import { partners } from '#app/platform/db/schema/lists.ts';
import { notes } from '#app/platform/db/schema/notes.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { addTaxpayerFor, forgetWork } from '#app/work/core/engagements/work.test-support.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';

await useTestDatabase();

let [admin, cookie] = ['', ''];

beforeEach(async () => {
  await forgetWork();
  for (const table of [timeOff, partners, auditEntries]) await db().delete(table);
  admin = await addMember({ email: 'admin@example.org', admin: true });
  cookie = await signedInAs(admin);
});

/** What the page gives the form, posted twice at once and once more. */
async function postThrice(page: string, to: string, fields: Record<string, string>) {
  const { data } = await visit(page, { cookie });
  const { newId, submissionKey } = { ...(data as object), ...(data?.page as object) } as {
    newId?: string;
    submissionKey?: string;
  };
  const key = newId ?? submissionKey ?? 'none';
  const send = () => submit(to, { ...fields, key }, { cookie });
  const answers = await Promise.all([send(), send()]);
  return [...answers, await send()].map(({ status, location }) => ({ status, location }));
}

test('a taxpayer that is sent twice is added once, without a question about itself', async () => {
  const path = '/admin/taxpayers/new';
  const data = { intent: 'data', kind: 'company', name: 'Kudu Kilns', yearEnd: '2', taxNumber: '9012345678' };
  const answers = await postThrice(path, path, data);
  const [added] = await db().select().from(taxpayers);
  for (const answer of answers)
    expect(answer).toEqual({ status: 303, location: `/admin/taxpayers/${added?.id}` });
  expect(await db().$count(taxpayers)).toBe(1);
  expect(await db().$count(auditEntries)).toBe(1);
});

test('a row of a list that is sent twice is added once', async () => {
  const row = { intent: 'add', name: 'Copperleaf', category: 'financial', isActive: 'on', displayOrder: '' };
  await postThrice('/admin/partners?add', '/admin/partners?add', row);
  expect(await db().$count(partners)).toBe(1);
  expect(await db().$count(auditEntries)).toBe(1);
});

test('time off that is sent twice is entered once', async () => {
  const held = await addColleague('ann@example.org');
  const path = `/admin/bookings/hours?of=${held}`;
  await postThrice(path, path, { intent: 'away', firstDay: southAfricanDay() });
  expect(await db().$count(timeOff)).toBe(1);
  expect(await db().$count(auditEntries)).toBe(1);
});

test('a note that is sent twice is added once', async () => {
  const path = `/admin/taxpayers/${await addTaxpayerFor(null)}`;
  await postThrice(path, path, { intent: 'note', text: 'Called her' });
  expect(await db().$count(notes)).toBe(1);
});
