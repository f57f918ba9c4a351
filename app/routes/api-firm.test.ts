import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { firmActor } from '#app/accounts/core/actor.ts';
import { findMember } from '#app/accounts/core/member.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { userRoles } from '#app/platform/db/schema/accounts.ts';
import { apiTokens } from '#app/platform/db/schema/api.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { FIRM_API } from '#app/desk/api/paths.ts';
import { RESOURCES } from '#app/desk/api/resources.server.ts';
import type { Scope } from '#app/desk/api/scopes.ts';
import { deleteOldApiTokens, endApiToken, makeApiToken, openApiToken } from '#app/desk/api/tokens.server.ts';
import { addTaxpayerFor, freshDesk } from '#app/work/core/engagements/work.test-support.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { answerOf, ask, post, submit, toastOf, visit } from '#tests/routes.ts';
import { action as handIn } from './api.firm.v1.enquiries.ts';
import { loader as read } from './api.firm.v1.$resource.ts';
import { loader as describe } from './api.firm.v1.openapi[.]json.ts';

await useTestDatabase();

let admin = '';
let cookie = '';

beforeEach(async () => {
  await db().delete(apiTokens);
  await freshDesk();
  admin = await addMember({ email: 'ada@example.org', fullName: 'Ada Maker', role: 'admin' });
  cookie = await signedInAs(admin);
});

const me = async () => {
  const member = await findMember(ask('/', { cookie }).request);
  if (!member?.role) throw new Error('The administrator is not signed in.');
  return firmActor({ ...member, role: member.role });
};
async function tokenFor(scopes: Scope[], { days = 30, id = crypto.randomUUID() } = {}) {
  const secret = await makeApiToken(await me(), id, { name: 'Reports', scopes, days });
  if (!secret) throw new Error('No token was made.');
  return { id, secret };
}
function withToken(secret: string, path: string) {
  const args = ask(path, { params: { resource: path.replace(/.*\/|\?.*/g, '') } });
  args.request.headers.set('Authorization', `Bearer ${secret}`);
  return answerOf(read(args));
}
const ENQUIRY = {
  userType: 'individual',
  name: 'Zola Nkosi',
  email: 'zola@example.org',
  countryCode: '+27',
  phone: '082 123 4567',
  subject: 'About my return',
  message: 'Please tell me what you need to file my return.',
};
function handedIn(secret: string, body: object) {
  const args = post(`${FIRM_API}/enquiries`, JSON.stringify(body), { type: 'application/json' });
  args.request.headers.set('Authorization', `Bearer ${secret}`);
  return answerOf(handIn(args));
}

test('a token is made at the desk, shown once, and ended with Undo', async () => {
  const key = crypto.randomUUID();
  const form = {
    intent: 'make',
    key,
    name: 'Reports',
    'may-clients': 'yes',
    days: '30',
    proof: 'Quiet-Karoo-7',
  };
  expect(await submit('/admin/api', { ...form, name: '' }, { cookie })).toMatchObject({ status: 400 });
  const made = await submit('/admin/api', form, { cookie });
  const { secret } = made.data as { secret: string };
  expect(await openApiToken(secret)).toMatchObject({ name: 'Reports', scopes: ['clients'] });
  expect((await toastOf(await submit('/admin/api', form, { cookie })))?.title).toContain('made already');
  const listed = await visit('/admin/api', { cookie });
  expect(JSON.stringify(listed.data)).not.toContain(secret);
  const ended = await submit('/admin/api', { intent: 'end', id: key }, { cookie });
  expect(await withToken(secret, `${FIRM_API}/clients`)).toMatchObject({ status: 401 });
  const { path = '', fields = [] } = (await toastOf(ended))?.action ?? {};
  await submit(path, Object.fromEntries(fields), { cookie });
  expect(await withToken(secret, `${FIRM_API}/clients`)).toMatchObject({ status: 200 });
});

test('clients and work are read page by page as they are described', async () => {
  for (let one = 0; one < 52; one++) await addTaxpayerFor(null, { name: `Client ${one}` });
  const { secret } = await tokenFor(['clients', 'work']);
  for (const { name, item } of RESOURCES) {
    const seen = new Set<string>();
    for (let next: string | null = `${FIRM_API}/${name}`; next;) {
      const { status, data } = await withToken(secret, next.replace(/^https?:\/\/[^/]+/, ''));
      expect(status).toBe(200);
      const page = z.object({ items: z.array(item), next: z.url().nullable() }).parse(data);
      for (const { id } of page.items) seen.add(String(id));
      next = page.next;
    }
    if (name === 'clients') expect(seen.size).toBeGreaterThanOrEqual(52);
  }
  const found = await withToken(secret, `${FIRM_API}/clients?q=Client+51`);
  expect((found.data as { items: unknown[] }).items).toHaveLength(1);
  expect(await withToken(secret, `${FIRM_API}/clients?nam=x`)).toMatchObject({ status: 422 });
});

test('nothing is answered without a token that is in force and made for it', async () => {
  const clients = `${FIRM_API}/clients`;
  const { secret, id } = await tokenFor(['work']);
  for (const wrong of ['', 'x'.repeat(43), `${secret}x`])
    expect(await withToken(wrong, clients), wrong).toMatchObject({ status: 401 });
  expect(await answerOf(read(ask(clients, { cookie, params: { resource: 'clients' } })))).toMatchObject({
    status: 401,
  });
  expect(await withToken(secret, clients)).toMatchObject({ status: 403 });
  expect(await withToken(secret, `${FIRM_API}/work`)).toMatchObject({ status: 200 });
  expect(await openApiToken(secret, new Date(Date.now() + 31 * DAY))).toBeNull();
  await db().update(userRoles).set({ role: 'manager' });
  expect(await withToken(secret, `${FIRM_API}/work`)).toMatchObject({ status: 401 });
  await db().update(userRoles).set({ role: 'admin' });
  await endApiToken(await me(), id, true);
  expect(await withToken(secret, `${FIRM_API}/work`)).toMatchObject({ status: 401 });
  expect(await deleteOldApiTokens(new Date(Date.now() + 29 * DAY))).toBe(0);
  expect(await deleteOldApiTokens(new Date(Date.now() + 32 * DAY))).toBe(1);
});

test('an enquiry that a program hands in is the enquiry of the form, and once', async () => {
  await db().delete(enquiries);
  const { secret } = await tokenFor(['enquiries']);
  const first = await handedIn(secret, ENQUIRY);
  expect(first).toMatchObject({ status: 201, data: { reference: expect.stringMatching(/^[\dA-F]{8}$/) } });
  expect((await handedIn(secret, ENQUIRY)).data).toEqual(first.data);
  expect(await db().select().from(enquiries)).toMatchObject([{ name: 'Zola Nkosi', state: 'new' }]);
  const refused = await handedIn(secret, { ...ENQUIRY, email: 'zola', phone: '1' });
  expect(refused).toMatchObject({ status: 422 });
  expect(refused.data).toMatchObject({
    errors: expect.arrayContaining([expect.objectContaining({ field: 'email' })]),
  });
  const { secret: reader } = await tokenFor(['clients']);
  expect(await handedIn(reader, ENQUIRY)).toMatchObject({ status: 403 });
});

test('the audit has who made a token, and each day on which it was used', async () => {
  await db().delete(auditEntries);
  const { secret } = await tokenFor(['clients']);
  for (const hours of [0, 1, 30]) await openApiToken(secret, new Date(Date.now() + hours * (DAY / 24)));
  const entries = await db().select().from(auditEntries).orderBy(auditEntries.id);
  expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['api_token.add', admin],
    ['api_token.export', null],
    ['api_token.export', null],
  ]);
});

test('the description names every address, and every schema that it refers to', async () => {
  const { data } = await answerOf(describe(ask(`${FIRM_API}/openapi.json`)));
  const text = JSON.stringify(data);
  const { paths, components } = data as { paths: object; components: Record<string, object> };
  expect(Object.keys(paths)).toEqual([
    ...RESOURCES.map(({ name }) => `${FIRM_API}/${name}`),
    `${FIRM_API}/enquiries`,
  ]);
  for (const [, kind = '', name = ''] of text.matchAll(/#\/components\/(\w+)\/(\w+)/g))
    expect(components[kind], name).toHaveProperty(name);
  expect(text).toContain('"message"');
});
