import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { letters } from '#app/platform/db/schema/proposals.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { asksTitle } from '#app/work/core/engagements/own-title.ts';
import { timelineOf } from '#app/work/core/engagements/timeline.server.ts';
import { kindsNow } from '#app/work/core/engagements/types.ts';
import { freshDesk, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { freshContent } from '#tests/content.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

let [ann, taxpayerId, id, cookie] = ['', '', '', ''];

beforeEach(async () => {
  ({ ann, taxpayerId, id } = await freshDesk());
  cookie = await signedInAs(ann);
});

test('other work is opened with a title, by which it is named and found', async () => {
  expect(await open('')).toMatchObject({
    status: 400,
    data: { intent: 'open', errors: { title: 'Say what it is, in 2 to 100 characters.' } },
  });
  for (const wrong of ['x', 'x'.repeat(101)]) expect(await open(wrong)).toMatchObject({ status: 400 });
  expect(await open('  Loan letter\nfor Absa ')).toMatchObject({ status: 303 });
  const work = await latest();
  expect(await titleNow(work)).toBe('Loan letter for Absa');
  expect(await textOf('/admin/work?q=absa')).toContain(work);
  expect(await textOf('/admin/work?q=nedbank')).not.toContain(work);
  expect(await textOf('/admin/search.json?q=absa')).toContain('Loan letter for Absa');
  expect(await textOf(`/admin/taxpayers/${taxpayerId}`)).toContain('Loan letter for Absa');
  const form = await visit(`/admin/taxpayers/${taxpayerId}?type=itr12`, { cookie });
  expect(form.data).toMatchObject({ choices: { asksTitle: false } });
});

test('a title changes with the terms, the client reads it, and Undo brings it back', async () => {
  await open('Loan letter for Absa');
  const work = await latest();
  const change = async (title: string) => {
    const version = String((await findEngagement(staffActor(ann), work))?.version);
    const terms = { intent: 'terms', title, dueOn: '', price: '', version };
    return submit(`/admin/work/${work}`, terms, { cookie });
  };
  expect(await change(' ')).toMatchObject({ status: 400, data: { errors: { title: expect.any(String) } } });
  const saved = await change('Loan letter for Nedbank');
  expect(await titleNow(work)).toBe('Loan letter for Nedbank');
  const texts = (await timelineOf(work, { isForClient: true })).map(({ text }) => text);
  expect(texts).toContain('Called “Loan letter for Nedbank” from now on');
  const { action } = (await toastOf(saved)) ?? {};
  await submit(action?.path ?? '', Object.fromEntries(action?.fields ?? []), { cookie });
  expect(await titleNow(work)).toBe('Loan letter for Absa');
});

test('work of a kind without titles is called by its kind, whatever is posted', async () => {
  const version = String((await findEngagement(staffActor(ann), id))?.version);
  const terms = { intent: 'terms', title: 'My own', dueOn: '', price: '', version };
  expect(await submit(`/admin/work/${id}`, terms, { cookie })).toMatchObject({ status: 303 });
  expect(await titleNow(id)).toMatch(/^Income tax return/);
});

test('a proposal of other work has its title, in the letter too', async () => {
  const path = `/admin/taxpayers/${taxpayerId}/propose`;
  const offer = { intent: 'send', type: 'other', signatory: 'Thandi Nkosi', key: 'one-offer-with-a-title' };
  expect(await submit(path, { ...offer, 'title-other': '' }, { cookie })).toMatchObject({ status: 400 });
  const titled = { ...offer, 'title-other': 'Loan letter for Absa' };
  expect(await submit(path, titled, { cookie })).toMatchObject({ status: 303 });
  expect(await titleNow(await latest())).toBe('Loan letter for Absa');
  const [letter] = await db().select().from(letters);
  expect(letter?.words).toContain('Loan letter for Absa');
});

test('a kind that is done once may ask for a title, and a recurring one may not', async () => {
  await freshContent();
  const manager = await signedInAs(await addMember({ email: 'manager@example.org', role: 'manager' }));
  const kind = {
    version: '0',
    intent: 'publish',
    name: 'Advice',
    group: 'other-work',
    taxpayers: 'individual',
    service: 'accounting',
    scope: 'We look into what you ask.',
    done: 'The answer, in writing',
    due: 'none',
    asksTitle: 'on',
  };
  const publish = (period: string) =>
    submit(`/admin/kinds/${crypto.randomUUID()}`, { ...kind, period }, { cookie: manager });
  expect(await publish('month')).toMatchObject({
    status: 400,
    data: { errors: { asksTitle: expect.stringContaining('period as a title') } },
  });
  expect(await toastOf(await publish('once'))).toMatchObject({ title: 'Published' });
  await refreshContent();
  const added = kindsNow().find(({ name }) => name === kind.name) ?? null;
  expect(asksTitle(added)).toBe(true);
});

function open(title: string) {
  const fields = { intent: 'open', type: 'other', period: 'once', price: '', assigneeId: ann, title };
  return submit(`/admin/taxpayers/${taxpayerId}`, fields, { cookie });
}

async function latest(): Promise<string> {
  const [row] = await db()
    .select({ id: engagements.id })
    .from(engagements)
    .where(eq(engagements.type, 'other'))
    .orderBy(desc(engagements.createdAt));
  return row?.id ?? '';
}

async function titleNow(of: string) {
  return (await findEngagement(staffActor(ann), of))?.title;
}

async function textOf(path: string) {
  return JSON.stringify((await visit(path, { cookie })).data);
}
