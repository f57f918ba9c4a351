import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { sessionCookie } from '#app/accounts/session-cookie.server.ts';
import { beginSession } from '#app/accounts/sessions.server.ts';
import { db } from '#app/db/client.server.ts';
import { profiles, users } from '#app/db/schema/accounts.ts';
import { rateLimits } from '#app/db/schema/limits.ts';
import { savedCalculations } from '#app/db/schema/saved.ts';
import { yearValue } from '#app/calculators/fields.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { listCalculationsOf } from '#app/saved/saved.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { startProxy } from '#tests/proxy.ts';
import { action as claimAction, loader } from './calculation.$token.tsx';
import { action } from './calculator/route.tsx';

const ADDRESS = 'http://localhost/calculator?type=individual';
const DEFAULTS = { taxYear: yearValue(newestTaxYear), medicalMembers: '0' };
const FORM = { grossIncome: '500 000', age: '30', basis: 'firm' };

const door = await startProxy((await useTestDatabase()).url);
vi.stubEnv('DATABASE_URL', door.url);

beforeEach(() => db().execute(sql`truncate saved_calculations, rate_limits`));

test('a saved form is stored with its tax, and the visitor is sent to its address with a toast', async () => {
  const answer = await save({ ...FORM, password: 'hunter2' });
  expect(answer.status).toBe(303);
  expect(answer.location).toMatch(/^\/calculation\/[0-9a-f-]{36}$/);
  expect(answer.cookie).toMatch(/^toast=/);
  const [row] = await rows();
  expect(row).toMatchObject({
    kind: 'individual',
    ownerId: null,
    title: 'Individual Tax, 2023/2024',
    inputs: { values: { ...FORM, ...DEFAULTS }, exact: {}, tax: 10_340_500 },
  });
  expect(JSON.stringify(row)).not.toContain('hunter2');
});

test('an unknown address is answered with 404', async () => {
  for (const token of ['3f0d8a52-6a5c-4e0e-9d8f-2b1c7e6a5f40', 'x', '\0', '']) {
    await expect(open(`/calculation/${token}`)).rejects.toMatchObject({ status: 404 });
  }
});

test('a form that can’t be calculated is not stored', async () => {
  for (const grossIncome of ['-1', '100000000001']) {
    const answer = await save({ ...FORM, grossIncome });
    expect(answer).toMatchObject({ status: 200, outcome: { kind: 'refused' }, values: { grossIncome } });
  }
  expect(await rows()).toEqual([]);
});

test('a text that is not a number is stored as typed, and counts as 0 again', async () => {
  const { location } = await save({ ...FORM, grossIncome: 'plenty\0 <b>& "more"' });
  expect((await open(location)).inputs).toMatchObject({
    values: { grossIncome: 'plenty <b>& "more"' },
    tax: 0,
  });
});

test('calculating stores nothing, and its answer is not cached', async () => {
  expect(await post({ ...FORM, intent: 'calculate' })).toMatchObject({
    status: 200,
    outcome: { kind: 'calculated' },
    notSaved: null,
    cacheControl: 'private, no-store',
  });
  expect(await rows()).toEqual([]);
});

test('a network is limited to sixty calculations an hour, and the form keeps its values', async () => {
  const answers = await Promise.all(Array.from({ length: 61 }, () => save(FORM, '2001:db8:0:1::1')));
  expect(answers.filter((answer) => answer.status === 303)).toHaveLength(60);
  const last = answers.find((answer) => answer.status === 429);
  expect(Number(last?.retryAfter)).toBeGreaterThan(0);
  expect(last?.notSaved).toContain('Please save this one again in');
  expect(last?.values).toMatchObject(FORM);
  expect(await save(FORM, '2001:db8:0:2::1')).toMatchObject({ status: 303 });
  expect(JSON.stringify(await db().select().from(rateLimits))).not.toContain('2001:db8');
});

test('without the database the result stays, and the log has no amount', async () => {
  const log = vi.fn<(what: string, reason: string) => void>();
  await door.shut();
  const answer = await save(FORM, '10.0.0.1', log);
  await door.open();
  expect(answer).toMatchObject({ status: 503, outcome: { kind: 'calculated' }, values: FORM });
  expect(answer.notSaved).toContain('Nothing of it is lost');
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls[0]?.join(' ')).not.toMatch(/500|gross/i);
});

test('a member’s calculation is in the account at once, and does not expire', async () => {
  const thandi = await signedIn();
  const { location } = await save(FORM, '10.0.0.1', vi.fn(), thandi.cookie);
  expect(await listCalculationsOf(thandi.id)).toMatchObject([{ title: 'Individual Tax, 2023/2024' }]);
  expect((await open(location)).expiresAt).toBeNull();
});

test('a visitor’s calculation goes to the first member who claims it', async () => {
  const [thandi, pieter] = [await signedIn(), await signedIn()];
  const { location } = await save(FORM);
  expect(await open(location, thandi.cookie)).toMatchObject({ isSignedIn: true });
  const claimed = await claim(location, thandi.cookie);
  expect([claimed.status, claimed.headers.get('Location')]).toEqual([303, location]);
  expect(await listCalculationsOf(thandi.id)).toHaveLength(1);
  await claim(location, pieter.cookie);
  expect(await listCalculationsOf(pieter.id)).toEqual([]);
  expect(await listCalculationsOf(thandi.id)).toHaveLength(1);
});

test('a strange address is encoded in the redirect', async () => {
  const { cookie } = await signedIn();
  const { headers } = await claim('/calculation/a\r\nX-Injected: yes €', cookie);
  expect(headers.get('Location')).toBe('/calculation/a%0D%0AX-Injected%3A%20yes%20%E2%82%AC');
});

test('a visitor who claims it is redirected to sign in, and back', async () => {
  const { location } = await save(FORM);
  expect(await open(location)).toMatchObject({ isSignedIn: false });
  const refused = await claim(location).catch((thrown: Response) => thrown);
  expect(refused.headers.get('Location')).toBe(`/auth?redirectTo=${encodeURIComponent(location)}`);
  expect(await rows()).toMatchObject([{ ownerId: null }]);
});

test('a body that is not a form is refused with 400', async () => {
  const json = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
  await expect(
    action({ request: new Request(ADDRESS, json), context: {}, params: {} }),
  ).rejects.toMatchObject({ status: 400 });
});

function save(fields: Record<string, string>, clientAddress = '10.0.0.1', logFailure = vi.fn(), cookie = '') {
  return post({ ...fields, intent: 'save' }, clientAddress, logFailure, cookie);
}

async function post(
  fields: Record<string, string>,
  clientAddress = '10.0.0.1',
  logFailure = vi.fn(),
  cookie = '',
) {
  const headers = { Cookie: cookie };
  const request = new Request(ADDRESS, { method: 'POST', body: new URLSearchParams(fields), headers });
  const answer = await action({ request, context: { clientAddress, logFailure }, params: {} });
  const [init, shown] = answer instanceof Response ? [answer, null] : [answer.init, answer.data];
  const sent = new Headers(init?.headers);
  return {
    ...shown,
    status: init?.status ?? 200,
    location: sent.get('Location') ?? '',
    cookie: sent.get('Set-Cookie'),
    retryAfter: sent.get('Retry-After'),
    cacheControl: sent.get('Cache-Control'),
  };
}

function open(address: string, cookie = '') {
  const token = address.replace('/calculation/', '');
  return loader({
    request: new Request(`http://localhost${encodeURI(address)}`, { headers: { Cookie: cookie } }),
    context: {},
    params: { token },
  });
}

function claim(address: string, cookie = '') {
  const headers = { Cookie: cookie };
  return claimAction({
    request: new Request(`http://localhost${address}`, { method: 'POST', headers }),
    context: {},
    params: { token: address.replace('/calculation/', '') },
  });
}

async function signedIn() {
  const email = `member-${randomUUID()}@example.org`;
  const [user] = await db().insert(users).values({ email, passwordHash: 'x' }).returning();
  const id = user?.id ?? '';
  await db().insert(profiles).values({ id, fullName: 'Thandi Nkosi', userType: 'individual' });
  const device = { clientAddress: '10.0.0.1', userAgent: null };
  const cookie = await sessionCookie(await beginSession(db(), { userId: id, device }));
  return { id, cookie: cookie.split(';')[0] ?? '' };
}

function rows() {
  return db().select().from(savedCalculations);
}
