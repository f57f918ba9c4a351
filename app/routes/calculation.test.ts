import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { POSTED_ANSWER } from '#app/platform/http/cache.ts';
import { rateLimits } from '#app/platform/db/schema/limits.ts';
import { savedCalculations } from '#app/platform/db/schema/saved.ts';
import { yearValue } from '#app/tools/calculators/fields.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { listCalculationsOf } from '#app/tools/saved/saved.server.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { submit, visit } from '#tests/routes.ts';
import { useProxiedDatabase } from '#tests/database.ts';

const ADDRESS = '/calculator?type=individual';
const DEFAULTS = { taxYear: yearValue(newestTaxYear), medicalMembers: '0' };
const FORM = { grossIncome: '500 000', age: '30', basis: 'firm' };

const door = await useProxiedDatabase();

beforeEach(() => db().execute(sql`truncate saved_calculations, rate_limits`));

test('a saved form is stored with its tax, and redirects to its address with a toast', async () => {
  const answer = await save({ ...FORM, password: 'hunter2' });
  expect(answer.status).toBe(303);
  expect(answer.location).toMatch(/^\/calculation\/[0-9a-f-]{36}$/);
  expect(answer.cookies).toEqual([expect.stringMatching(/^toast=/)]);
  const [row] = await rows();
  expect(row).toMatchObject({
    kind: 'individual',
    ownerId: null,
    title: 'Individual Tax Calculator, 2023/2024',
    inputs: { values: { ...FORM, ...DEFAULTS }, exact: {}, tax: 10_340_500 },
  });
  expect(JSON.stringify(row)).not.toContain('hunter2');
});

test('an unknown address is answered with 404', async () => {
  for (const token of ['3f0d8a52-6a5c-4e0e-9d8f-2b1c7e6a5f40', 'x', '\0', '']) {
    expect(await visit('/calculation/of', { params: { token } })).toMatchObject({ status: 404 });
  }
});

test('a form that can’t be calculated is not stored', async () => {
  for (const grossIncome of ['-1', '100000000001']) {
    const answer = await save({ ...FORM, grossIncome });
    const data = { outcome: { kind: 'refused' }, values: { grossIncome } };
    expect(answer).toMatchObject({ status: 200, data });
  }
  expect(await rows()).toEqual([]);
});

test('a text that is not a number is stored as typed, and counts as 0 again', async () => {
  const { location } = await save({ ...FORM, grossIncome: 'plenty\0 <b>& "more"' });
  const inputs = { values: { grossIncome: 'plenty <b>& "more"' }, tax: 0 };
  expect(await open(location)).toMatchObject({ data: { inputs } });
});

test('calculating stores nothing, and only the browser keeps the answer', async () => {
  const data = { outcome: { kind: 'calculated' }, notSaved: null };
  const answer = { status: 200, data, cacheControl: POSTED_ANSWER };
  expect(await submit(ADDRESS, { ...FORM, intent: 'calculate' })).toMatchObject(answer);
  expect(await rows()).toEqual([]);
});

test('a network may save sixty calculations an hour; then the form keeps its values', async () => {
  const [one, other] = [{ clientAddress: '2001:db8:0:1::1' }, { clientAddress: '2001:db8:0:2::1' }];
  const answers = await Promise.all(Array.from({ length: 61 }, () => save(FORM, one)));
  expect(answers.filter((answer) => answer.status === 303)).toHaveLength(60);
  const last = answers.find((answer) => answer.status === 429);
  expect(Number(last?.retryAfter)).toBeGreaterThan(0);
  const notSaved = expect.stringContaining('Please save this one again in');
  expect(last?.data).toMatchObject({ notSaved, values: FORM });
  expect(await save(FORM, other)).toMatchObject({ status: 303 });
  expect(JSON.stringify(await db().select().from(rateLimits))).not.toContain('2001:db8');
});

test('without the database the result stays, and the log has no amount', async () => {
  const log = vi.fn<(what: string, reason: string) => void>();
  const answer = await door.whileShut(() => save(FORM, { logFailure: log }));
  const notSaved = expect.stringContaining('Nothing of it is lost');
  const data = { outcome: { kind: 'calculated' }, values: FORM, notSaved };
  expect(answer).toMatchObject({ status: 503, data });
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls[0]?.join(' ')).not.toMatch(/500|gross/i);
});

test('a member’s calculation is in the account at once, and does not expire', async () => {
  const thandi = await signedIn();
  const { location } = await save(FORM, { cookie: thandi.cookie });
  expect(await listCalculationsOf(thandi.id)).toMatchObject([
    { title: 'Individual Tax Calculator, 2023/2024' },
  ]);
  expect(await open(location)).toMatchObject({ data: { expiresAt: null } });
});

test('a visitor’s calculation goes to the first member who claims it', async () => {
  const [thandi, pieter] = [await signedIn(), await signedIn()];
  const { location } = await save(FORM);
  expect(await open(location, thandi.cookie)).toMatchObject({ data: { isSignedIn: true } });
  expect(await claim(location, thandi.cookie)).toMatchObject({ status: 303, location });
  expect(await listCalculationsOf(thandi.id)).toHaveLength(1);
  await claim(location, pieter.cookie);
  expect(await listCalculationsOf(pieter.id)).toEqual([]);
  expect(await listCalculationsOf(thandi.id)).toHaveLength(1);
});

test('a strange address is encoded in the redirect', async () => {
  const { cookie } = await signedIn();
  const { location } = await claim('/calculation/a\r\nX-Injected: yes €', cookie);
  expect(location).toBe('/calculation/a%0D%0AX-Injected%3A%20yes%20%E2%82%AC');
});

test('a visitor who claims it is redirected to sign in, and back', async () => {
  const { location } = await save(FORM);
  expect(await open(location)).toMatchObject({ data: { isSignedIn: false } });
  const signIn = `/auth?redirectTo=${encodeURIComponent(location ?? '')}`;
  expect(await claim(location)).toMatchObject({ location: signIn });
  expect(await rows()).toMatchObject([{ ownerId: null }]);
});

function save(fields: Record<string, string>, visitor: Parameters<typeof submit>[2] = {}) {
  return submit(ADDRESS, { ...fields, intent: 'save' }, visitor);
}

function open(location: string | null, cookie?: string) {
  return visit(location ?? '', { cookie });
}

/** The parameter has the signs that a request loses. */
function claim(location: string | null, cookie?: string) {
  const token = location?.replace('/calculation/', '') ?? '';
  return submit(location ?? '', {}, { cookie, params: { token } });
}

async function signedIn() {
  const id = await addMember({ email: `member-${randomUUID()}@example.org` });
  return { id, cookie: await signedInAs(id) };
}

function rows() {
  return db().select().from(savedCalculations);
}
