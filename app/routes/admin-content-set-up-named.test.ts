import { eq } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { env } from '#app/platform/env/env.server.ts';
import { addColleague } from '#app/bookings/core/bookings.test-support.ts';
import { AT_WORK, FORMER } from '#app/content/desk/set-up-accounts.server.ts';
import { SETTINGS } from '#app/content/desk/set-up-elsewhere.server.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { freshContent } from '#tests/content.ts';
import { findContent } from '#app/content/core/contents.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { userRoles } from '#app/platform/db/schema/accounts.ts';
import { contentSettled } from '#app/platform/db/schema/content.ts';
import { addMember, forgetAccounts } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { step, submitAs, write } from '#tests/set-up.ts';

await useTestDatabase();

const ID = '66666666-6666-4666-8666-666666666666';

beforeEach(async () => {
  await freshContent();
  await db().delete(contentSettled);
  await forgetAccounts();
});

test('who left and can still sign in is listed, and hours end with the role', async () => {
  const person = findContent('people')!.file[0] as { id: string; name: string };
  const id = await addColleague('left@example.org', { fullName: person.name });
  expect(await step(FORMER)).toMatchObject({ isDone: true, left: [] });
  await write('people', person.id, null);
  await refreshContent();
  expect(await step(FORMER)).toMatchObject({
    isDone: false,
    left: [
      {
        title: `${person.name}: access to the desk and hours for talks`,
        // An editor sees neither accounts nor hours.
        path: '/admin/content?kind=people',
      },
    ],
  });
  await submitAs('settle', FORMER);
  expect((await step(FORMER)).isDone).toBe(true);
  await db().delete(userRoles).where(eq(userRoles.userId, id));
  expect(await step(FORMER)).toMatchObject({ of: 0, left: [] });
});

test('who is on the site and cannot be booked is listed, with what is missing', async () => {
  const people = findContent('people')!.file as { name: string }[];
  const [first, second, ...others] = people.map(({ name }) => name);
  await addColleague('first@example.org', { fullName: first });
  await addMember({ role: 'staff', fullName: second, email: 'second@example.org' });
  const { left, own, of } = await step(AT_WORK);
  expect(left.map(({ title }) => title)).toEqual([
    `${second}: no hours for talks`,
    ...others.map((name) => `${name}: no account of this name`),
  ]);
  expect([own, of]).toEqual([1, people.length]);
});

test('that everyone is in a professional body is to be mended once somebody is in none', async () => {
  const claimed = async () =>
    (await step('people')).problems.filter(({ what }) => what.includes('professional body'));
  expect(await claimed()).toEqual([]);
  const people = findContent('people')!;
  await write('people', people.idOf(people.file[1]), { ...people.valuesOf(people.file[1]), body: null });
  await refreshContent();
  expect(await claimed()).toEqual([expect.objectContaining({ path: '/admin/content/pages/why-choose-us' })]);
});

test('settings of the server that name the firm before are listed', async () => {
  const titles = async () => (await step(SETTINGS)).left.map(({ title }) => title);
  expect(await titles()).toEqual([
    expect.stringContaining('Sender of mails'),
    expect.stringContaining('Where messages arrive'),
    expect.stringContaining('Address of the site'),
  ]);
});

test('the step of the settings is not done while mail is that of the demonstration', async () => {
  await submitAs('settle', SETTINGS);
  expect(await step(SETTINGS)).toMatchObject({
    isDone: false,
    settled: null,
    mustChange: expect.stringContaining('Publish your own e-mail address'),
  });
  const { MAIL_FROM, MAIL_TO } = env();
  onTestFinished(() => void Object.assign(env(), { MAIL_FROM, MAIL_TO }));
  Object.assign(env(), { MAIL_FROM: 'info@baobab.example', MAIL_TO: 'info@baobab.example' });
  expect(await step(SETTINGS)).toMatchObject({
    mustChange: expect.stringContaining('MAIL_FROM and MAIL_TO'),
  });
  Object.assign(env(), { MAIL_FROM: 'Baobab <info@baobab.co.za>', MAIL_TO: 'info@baobab.co.za' });
  expect(await step(SETTINGS)).toMatchObject({ isDone: false, mustChange: null, own: 2 });
  await submitAs('settle', SETTINGS);
  expect(await step(SETTINGS)).toMatchObject({ isDone: true });
});

test('texts that name somebody who left are listed, with the way to each', async () => {
  const people = findContent('people')!;
  const [first] = people.file;
  const { name } = people.valuesOf(first) as { name: string };
  const named = async () =>
    (await step('people')).problems.filter(({ what }) => what.endsWith(`names ${name}.`));
  expect(await named()).toEqual([]);
  await write('people', people.idOf(first), null);
  const line = { text: `Ask ${name}.`, linkText: null, link: null, pages: 'all', from: null, until: null };
  await write('announcements', ID, line);
  expect(await named()).toContainEqual({
    title: line.text,
    path: `/admin/content/announcements/${ID}`,
    what: `Text still names ${name}.`,
  });
});
