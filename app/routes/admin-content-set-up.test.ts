import { beforeEach, expect, test } from 'vitest';
import { DEMONSTRATION_NAME } from '#app/accounts/core/demonstration-name.ts';
import { peopleNow } from '#app/firm/people/people.ts';
import { addressOf } from '#dev/demonstration.ts';
import { demonstration } from '#app/lists/core/demonstration.ts';
import { addColleague } from '#app/bookings/core/bookings.test-support.ts';
import { AT_WORK, FORMER, OWN_ACCOUNT } from '#app/content/desk/set-up-accounts.server.ts';
import { SETTINGS } from '#app/content/desk/set-up-elsewhere.server.ts';
import { LISTS, lists } from '#app/lists/core/lists.ts';
import { tableOf } from '#app/lists/core/tables.server.ts';
import { freshContent } from '#tests/content.ts';
import { publish } from '#app/content/core/change.server.ts';
import { onItem } from '#app/content/core/version-rows.server.ts';
import { isOfSite } from '#app/content/core/define-content.ts';
import { contents, findContent } from '#app/content/core/contents.server.ts';
import type { Step } from '#app/content/desk/set-up.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { contentSettled, contentVersions } from '#app/platform/db/schema/content.ts';
import { addMember, forgetAccounts, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';
import { setUp, step, write } from '#tests/set-up.ts';

await useTestDatabase();

const [CAME] = demonstration.clients as [(typeof demonstration.clients)[0]];
const ID = '66666666-6666-4666-8666-666666666666';

beforeEach(async () => {
  await freshContent();
  await db().delete(contentSettled);
  await forgetAccounts();
});

test('each kind of content and each list is a step, to do as long as it is as it came', async () => {
  await db().delete(tableOf(LISTS.clients));
  await db()
    .insert(tableOf(LISTS.clients))
    .values([CAME, { name: 'A client of ours' }]);
  const steps = await setUp();
  const ofSite = contents.filter(isOfSite);
  const names = [...ofSite, ...lists].map(({ name }) => name);
  expect(steps.map(({ name }) => name).toSorted()).toEqual(
    [...names, OWN_ACCOUNT, FORMER, AT_WORK, SETTINGS].toSorted(),
  );
  for (const { file, grows, name } of ofSite)
    if (grows || file.length > 1)
      expect(steps.find((one) => one.name === name)).toMatchObject({ of: file.length, own: 0 });
  expect(steps.find(({ name }) => name === 'clients')).toMatchObject({
    isDone: false,
    own: 1,
    left: [{ title: CAME.name, path: '/admin/clients' }],
  });
});

test('what a list came with goes by one act, and what is the firm’s own stays', async () => {
  await db().delete(tableOf(LISTS.clients));
  await db()
    .insert(tableOf(LISTS.clients))
    .values([...demonstration.clients.slice(0, 3), { name: 'A client of ours' }]);
  const { takeOff } = await step('clients');
  const { path = '', intent = '', name = '', value = '' } = takeOff ?? {};
  const cookie = await signedInAs(await addMember({ role: 'editor' }));
  const answer = await submit(path, { intent, [name]: value }, { cookie });
  expect(await toastOf(answer)).toMatchObject({ title: '3 clients deleted' });
  expect(await step('clients')).toMatchObject({ isDone: true, own: 1, takeOff: null });
});

test('who takes what came with the site off it is back in the set-up', async () => {
  await db().delete(tableOf(LISTS.clients));
  await db().insert(tableOf(LISTS.clients)).values(demonstration.clients.slice(0, 3));
  const { takeOff } = await step('clients');
  const { path = '', intent = '', name = '', value = '' } = takeOff ?? {};
  const cookie = await signedInAs(await addMember({ role: 'editor' }));
  const to = '/admin/content/set-up#step-clients';
  const ofList = await submit(path, { intent, [name]: value, to }, { cookie });
  expect(ofList.location).toBe(to);
  const fields = { intent: 'take-off', kind: 'testimonials', tick: '1 0' };
  const question = await submit('/admin/content?kind=testimonials', { ...fields, to }, { cookie });
  expect(question.data).toMatchObject({ question: { to } });
  const taken = await submit('/admin/content', { ...fields, intent: 'take-off:sure', to }, { cookie });
  expect(taken.location).toBe(to);
  expect((await toastOf(taken))?.action?.path).toBe('/admin/content?kind=testimonials');
  const away = { ...fields, intent: 'take-off:sure', tick: '2 0', to: 'https://evil.example/' };
  const answer = await submit('/admin/content', away, { cookie });
  expect(answer.location).toBe('/admin/content?kind=testimonials');
});

test('on a site that just came no step is done, and what is empty is not counted', async () => {
  for (const list of lists) {
    await db().delete(tableOf(list));
    await db()
      .insert(tableOf(list))
      .values([...demonstration[list.name]]);
  }
  for (const { name } of peopleNow()) await addColleague(addressOf(name), { fullName: name });
  const cookie = await signedInAs(
    await addMember({ role: 'admin', fullName: DEMONSTRATION_NAME, email: addressOf('Admin') }),
  );
  const { data } = await visit('/admin/content/set-up', { cookie });
  const { steps, done, of } = data as unknown as { steps: Step[]; done: number; of: number };
  expect(steps.filter(({ isDone, isCounted }) => isDone && isCounted).map(({ name }) => name)).toEqual([]);
  expect([done, of]).toEqual([0, steps.length - 3]);
  expect(steps.filter(({ isCounted }) => !isCounted).map(({ name }) => name)).toEqual([
    'closures',
    'announcements',
    FORMER,
  ]);
  expect(steps[0]).toMatchObject({
    name: OWN_ACCOUNT,
    left: [{ path: '/account/profile' }, { path: '/account/email' }],
  });
});

test('of the facts of the firm each counts, with the way to its field', async () => {
  const firm = findContent('firm')!;
  const before = await step('firm');
  const facts = { ...firm.valuesOf(firm.file[0]), phone: '+27 12 999 0000' };
  await write('firm', 'facts', facts);
  const after = await step('firm');
  expect(after).toMatchObject({ isDone: false, own: before.own + 1, of: before.of });
  const titles = after.left.map(({ title }) => title);
  expect(titles).toContain('The company: Legal name');
  expect(titles).not.toContain('How people reach you: Phone');
  expect(after.left).toContainEqual({
    title: 'Where you are, and when: Street and number',
    path: '/admin/content/firm/facts#field-street',
  });
});

test('texts that name facts of the firm with which the site came are listed', async () => {
  const firm = findContent('firm')!;
  const facts = { ...firm.valuesOf(firm.file[0]), email: 'hello@new.example', officerEmail: 'p@new.example' };
  await write('firm', 'facts', facts);
  expect((await step('firm')).problems).toEqual([
    expect.objectContaining({
      path: '/admin/content/diary/rules',
      what: expect.stringContaining('jacaranda'),
    }),
    expect.objectContaining({ path: '/admin/content/diary/rules' }),
  ]);
});

test('pages that claim what a list has no more are to be mended', async () => {
  await db().delete(tableOf(LISTS['software-accreditations']));
  const { isDone, problems } = await step('software-accreditations');
  expect(isDone).toBe(false);
  expect(problems.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/admin/content/pages/home',
      '/admin/content/pages/licensing',
      '/admin/content/pages/why-choose-us',
    ]),
  );
  await db()
    .insert(tableOf(LISTS['software-accreditations']))
    .values([{ name: 'An accreditation of ours' }]);
  expect((await step('software-accreditations')).problems).toEqual([]);
});

test('a step is done when all of its items are published or removed', async () => {
  const testimonials = findContent('testimonials')!;
  for (const item of testimonials.file) {
    expect((await step('testimonials')).isDone).toBe(false);
    await write('testimonials', testimonials.idOf(item), null);
  }
  expect(await step('testimonials')).toMatchObject({ isDone: true, left: [] });
  await onItem(testimonials, '1', { actorId: null }, (act) => publish(act, { source: 'file' }));
  expect(await step('testimonials')).toMatchObject({ isDone: false });
});

test('what may stay as it came is settled by one act, and Undo asks for it again', async () => {
  const editor = await addMember({ role: 'editor', fullName: 'Ann Jacobs', email: 'ann@example.org' });
  const cookie = await signedInAs(editor);
  const settled = await submit('/admin/content/set-up', { intent: 'settle', kind: 'plans' }, { cookie });
  expect(await step('plans')).toMatchObject({ isDone: true, settled: { by: 'Ann Jacobs' } });
  const undo = (await toastOf(settled))?.action?.fields ?? [];
  await submit('/admin/content/set-up', Object.fromEntries(undo), { cookie });
  expect(await step('plans')).toMatchObject({ isDone: false, settled: null });
  expect((await submit('/admin/content/set-up', { intent: 'settle', kind: 'x' }, { cookie })).status).toBe(
    400,
  );
});

test('a mistake in what is shown is named with its item and field', async () => {
  const line = { text: 'Closed.', linkText: 'More', link: '/gone', pages: 'all', from: null, until: null };
  await write('announcements', ID, line);
  expect(await step('announcements')).toMatchObject({
    isDone: false,
    problems: [{ title: 'Closed.', what: 'Where the link leads: There is no page /gone.' }],
  });
  await db()
    .update(contentVersions)
    .set({ values: { ...line, text: 7 } });
  expect((await step('announcements')).problems).toMatchObject([
    { what: expect.stringContaining('no longer fits') },
  ]);
});
