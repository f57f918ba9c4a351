import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { profiles, sessions, users } from '#app/platform/db/schema/accounts.ts';
import { savedCalculations } from '#app/platform/db/schema/saved.ts';
import {
  ADDRESS,
  addMember,
  asCookie,
  codeOf,
  forgetAccounts,
  memberWith,
  PASSWORD,
  setUpSecondFactor,
  signedInAs,
  subjectsTo,
} from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { ask, submit, toastOf, visit } from '#tests/routes.ts';
import * as dataFile from './account.data[.]json.ts';

await useTestDatabase();
beforeEach(forgetAccounts);

const PAGES = 'profile calculations email password second-factor sessions data'
  .split(' ')
  .map((name) => `/account/${name}`);
const NEW_ADDRESS = 'nkosi@example.org';

test('a page of the account leads a visitor to the sign-in and back again', async () => {
  for (const path of [...PAGES, '/account/data.json']) {
    const location = `/auth?redirectTo=${encodeURIComponent(path)}%3Fa%3D1`;
    expect(await visit(`${path}?a=1`)).toMatchObject({ status: 302, location });
  }
});

test('every action of the account refuses visitors and unfinished sign-ins', async () => {
  const id = await addMember();
  const half = await signedInAs(id, { awaitsSecondFactor: true });
  for (const path of PAGES) {
    for (const cookie of [undefined, half]) {
      const answer = await submit(path, { currentPassword: PASSWORD, session: 'others' }, { cookie });
      expect(answer).toMatchObject({ status: 302, location: `/auth?redirectTo=${encodeURIComponent(path)}` });
    }
  }
  expect(await db().select().from(users)).toHaveLength(1);
});

test('the profile is shown and saved', async () => {
  const cookie = await signedInAs(await addMember());
  expect(await visit('/account/profile', { cookie })).toMatchObject({
    data: { email: ADDRESS, profile: { full_name: 'Thandi Nkosi', user_type: 'individual' } },
  });
  const fields = {
    full_name: ' Zoë  O’Brien-Müller ',
    user_type: 'business',
    contactNumber: '+27 82 123 4567',
    identificationNumber: '2024/000123/07',
  };
  const wrong = { ...fields, identificationNumber: '2024/123/07' };
  const refused = await submit('/account/profile', wrong, { cookie });
  expect(refused.data?.message).toMatch(
    /^A company’s registration number is a year, six digits and two digits/,
  );
  const saved = await submit('/account/profile', fields, { cookie });
  expect(await toastOf(saved)).toMatchObject({ title: 'Profile saved' });
  expect(await db().select().from(profiles)).toMatchObject([
    {
      fullName: 'Zoë O’Brien-Müller',
      userType: 'business',
      contactNumber: '+27821234567',
      identificationNumber: '2024/000123/07',
    },
  ]);
});

test('a new password ends other sessions, renews this one’s secret and sends a mail', async () => {
  const id = await addMember();
  const [cookie, other] = [await signedInAs(id), await signedInAs(id)];
  const form = { currentPassword: PASSWORD, newPassword: 'Newer-Word-3' };
  const answer = await submit('/account/password', form, { cookie });
  expect(answer).toMatchObject({ status: 303, location: '/account/password' });
  const renewed = asCookie(...answer.cookies.filter((line) => line.startsWith('session=')));
  expect(await memberWith(renewed)).toMatchObject({ id });
  for (const former of [cookie, other]) expect(await memberWith(former)).toBeNull();
  expect(await subjectsTo(ADDRESS)).toEqual(['Your password was changed']);
});

test('what needs the password is refused without it, and no secret is sent back', async () => {
  const cookie = await signedInAs(await addMember());
  for (const [path, fields] of [
    ['/account/password', { newPassword: 'Newer-Word-3' }],
    ['/account/email', { email: NEW_ADDRESS }],
    ['/account/second-factor', { intent: 'enrol', code: '123456' }],
    ['/account/second-factor', { intent: 'switch-off' }],
  ] as const) {
    const wrong = await submit(path, { ...fields, currentPassword: 'Wrong-Word-1' }, { cookie });
    const message = 'This is not your password. Please try again.';
    const refusal = { message };
    const data = 'intent' in fields ? { refusal } : refusal;
    expect(wrong, path).toMatchObject({ status: 403, data });
    expect(JSON.stringify(wrong.data)).not.toMatch(/Wrong-Word-1|Newer-Word-3|123456/);
    const none = await submit(path, { ...fields, currentPassword: '' }, { cookie });
    expect(none, path).toMatchObject({ status: 400, cacheControl: 'private, no-store' });
  }
});

test('a signed-in browser is limited to ten passwords', async () => {
  const cookie = await signedInAs(await addMember());
  const form = { email: NEW_ADDRESS, currentPassword: 'Wrong-Word-1' };
  const tries = Array.from({ length: 11 }, () => submit('/account/email', form, { cookie }));
  const limited = (await Promise.all(tries)).filter(({ status }) => status === 429);
  expect(limited).toHaveLength(1);
  expect(Number(limited[0]?.retryAfter)).toBeGreaterThan(0);
});

test('two-step verification needs a right code, ends other sessions, and sends mails', async () => {
  const id = await addMember();
  let cookie = await signedInAs(id);
  const send = (fields: Record<string, string>) =>
    submit('/account/second-factor', { currentPassword: PASSWORD, ...fields }, { cookie });
  const shown = async () => (await visit('/account/second-factor', { cookie })).data;
  const { secret } = ((await shown()) as { enrolment: { secret: string } }).enrolment;
  const wrong = await send({ intent: 'enrol', code: '000 000' });
  const refusal = { title: 'Two-step verification not changed' };
  expect(wrong).toMatchObject({ status: 403, data: { refusal } });
  const changes: Record<string, string>[] = [
    { intent: 'enrol', code: codeOf(secret).replace(/^(...)/, '$1 ') },
    { intent: 'new-codes' },
    { intent: 'switch-off' },
  ];
  const codes = [];
  for (const fields of changes) {
    const former = [cookie.split('; ')[0] ?? '', await signedInAs(id)];
    const done = await send(fields);
    expect(done).toMatchObject({ status: 303, location: '/account/second-factor' });
    cookie = asCookie(...done.cookies.filter((line) => !line.startsWith('toast=')));
    for (const ended of former) expect(await memberWith(ended), fields.intent).toBeNull();
    expect(await memberWith(cookie)).toMatchObject({ id });
    codes.push((await shown())?.codes);
  }
  expect(codes).toEqual([expect.any(Array), expect.any(Array), null]);
  expect(new Set(codes.slice(0, 2).flat()).size).toBe(20);
  expect((await subjectsTo(ADDRESS)).toSorted()).toEqual([
    'Two-step verification was switched off',
    'Two-step verification was switched on',
    'You have new recovery codes',
  ]);
});

test('recovery codes are shown once, and to their owner only', async () => {
  const [id, other] = [await addMember(), await addMember({ email: 'lwazi@example.org' })];
  await setUpSecondFactor(id);
  const form = { intent: 'new-codes', currentPassword: PASSWORD };
  const done = await submit('/account/second-factor', form, { cookie: await signedInAs(id) });
  const [codes = '', session = ''] = done.cookies.map((line) => asCookie(line));
  const open = async (cookie: string) => visit('/account/second-factor', { cookie });
  const first = await open(`${session}; ${codes}`);
  expect(first.data?.codes).toHaveLength(10);
  expect(first.cookies).toContainEqual(expect.stringMatching(/^recovery-codes=; Max-Age=0;/));
  expect((await open(session)).data).toMatchObject({ codes: null, codesLeft: 10 });
  expect((await open(`${await signedInAs(other)}; ${codes}`)).data?.codes).toBeNull();
});

test('sessions are listed by device, and ended one by one or all but this', async () => {
  const id = await addMember();
  const chrome = 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537.36';
  const cookie = await signedInAs(id, { userAgent: chrome });
  for (let count = 0; count < 3; count++) await signedInAs(id);
  const here = '/account/sessions';
  const { data: shown } = await visit(here, { cookie });
  const listed = shown?.sessions as { id: string; browser: string; network: string; isThis: boolean }[];
  expect(listed.filter(({ isThis }) => isThis)).toMatchObject([
    { browser: 'Chrome on Android', network: '10.0.0.0/24' },
  ]);
  const another = listed.find(({ isThis }) => !isThis);
  const one = await submit(here, { session: another?.id ?? '' }, { cookie });
  expect(await toastOf(one)).toMatchObject({ title: 'Session ended' });
  expect(await db().select().from(sessions)).toHaveLength(3);
  await submit(here, { session: 'others' }, { cookie });
  expect(await db().select().from(sessions)).toHaveLength(1);
  expect(await memberWith(cookie)).toMatchObject({ id });
});

test('a calculation is renamed and deleted by its owner, and by nobody else', async () => {
  const [one, other] = [await addMember(), await addMember({ email: 'lwazi@example.org' })];
  const inputs = { values: { grossIncome: '500000' }, exact: {}, tax: 10_340_500 };
  const saved = await put(savedCalculations, { ownerId: one, title: 'Mine', kind: 'individual', inputs });
  const form = { intent: 'rename', token: saved?.id ?? '', title: ' My raise ' };
  const act = async (cookie: string, fields: Record<string, string>) =>
    toastOf(await submit('/account/calculations', fields, { cookie }));
  const [own, foreign] = [await signedInAs(one), await signedInAs(other)];
  expect(await act(foreign, form)).toBeUndefined();
  expect(await act(foreign, { ...form, intent: 'delete' })).toBeUndefined();
  expect(await act(own, { ...form, title: '  ' })).toMatchObject({ title: 'Not renamed' });
  expect(await act(own, form)).toMatchObject({ title: 'Calculation renamed' });
  const { data: list } = await visit('/account/calculations', { cookie: own });
  expect(list).toMatchObject({ calculations: [{ title: 'My raise' }] });
  expect(await act(own, { ...form, intent: 'delete' })).toMatchObject({ title: 'Calculation deleted' });
  expect(await db().select().from(savedCalculations)).toEqual([]);
});

test('the file with one’s own data is JSON and never cached', async () => {
  const cookie = await signedInAs(await addMember());
  const answer = await dataFile.loader(ask('/account/data.json', { cookie }));
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="my-data.json"');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await answer.json()).toMatchObject({ account: { email: ADDRESS } });
});

test('a deleted account is signed out; the only administrator cannot delete theirs', async () => {
  const cookie = await signedInAs(await addMember({ admin: true }));
  const remove = (email = ADDRESS) => submit('/account/data', { email }, { cookie });
  expect(await remove('other@example.org')).toMatchObject({ status: 400 });
  const message =
    'You are the only administrator. Give the role to somebody else first, then delete your account.';
  expect(await remove()).toMatchObject({ status: 403, data: { message } });
  await addMember({ email: 'boss@example.org', admin: true });
  const deleted = await remove();
  expect(deleted).toMatchObject({ status: 303, location: '/' });
  expect(deleted.cookies).toContainEqual(expect.stringMatching(/^session=; Max-Age=0;/));
  expect(await memberWith(cookie)).toBeNull();
});
