import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firmActor } from '#app/accounts/core/actor.ts';
import { DAY, MINUTE } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { userRoles } from '#app/platform/db/schema/accounts.ts';
import { webhookDeliveries, webhooks } from '#app/platform/db/schema/api.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { env } from '#app/platform/env/env.server.ts';
import { addTaxpayerFor, freshDesk } from '#app/work/core/engagements/work.test-support.ts';
import { addMember } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { deliverWebhooks } from './deliver.server.ts';
import type { WebhookEvent } from './events.ts';
import { sendMessage, signature } from './send.server.ts';
import { addWebhook, endWebhook, findWebhooks } from './webhooks.server.ts';

await useTestDatabase();

type Received = { headers: IncomingMessage['headers']; body: string };

let received: Received[] = [];
let answer = 200;
let server: Server;
let address = '';
let admin = '';

beforeEach(async () => {
  await freshDesk();
  await db().delete(webhooks);
  env().WEBHOOKS_TO_PRIVATE = true;
  [received, answer] = [[], 200];
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(answer, { Location: '/elsewhere' }).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  admin = await addMember({ email: 'ada@example.org', fullName: 'Ada Maker', role: 'admin' });
});

afterEach(async () => {
  env().WEBHOOKS_TO_PRIVATE = false;
  await new Promise((closed) => server.close(closed));
});

const me = () => firmActor({ id: admin, fullName: 'Ada Maker', email: 'ada@example.org', role: 'admin' });
async function tellOf(...events: WebhookEvent[]) {
  const id = crypto.randomUUID();
  const secret = await addWebhook(me(), id, { address, events });
  if (!secret) throw new Error('No webhook was added.');
  return { id, secret };
}
const after = (time: number) => new Date(Date.now() + time);
const bodies = () => received.map(({ body }): unknown => JSON.parse(body));

test('what was asked for is told once, signed, by its id alone', async () => {
  const { secret } = await tellOf('client.added', 'work.state');
  const client = await addTaxpayerFor(null, { name: 'Zola Nkosi' });
  expect(await deliverWebhooks(after(1000))).toBe(1);
  expect(await deliverWebhooks(after(2000))).toBe(0);
  expect(bodies()).toEqual([{ type: 'client.added', timestamp: expect.any(String), data: { id: client } }]);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  expect(headers['webhook-signature']).toBe(`v1,${signature(secret, signed)}`);
  expect(body).not.toContain('Zola');
});

test('work is told of when it is opened and when its state changes, in this order', async () => {
  await tellOf('work.opened', 'work.state');
  const taxpayerId = await addTaxpayerFor(null, { name: 'Zola Nkosi' });
  const id = crypto.randomUUID();
  const isIt = eq(engagements.id, id);
  await db()
    .insert(engagements)
    .values({ id, taxpayerId, type: 'itr12', period: '2026', state: 'collecting' });
  await db().update(engagements).set({ reminders: 1 }).where(isIt);
  await db().update(engagements).set({ state: 'in_progress' }).where(isIt);
  await deliverWebhooks(after(1000));
  expect(bodies()).toMatchObject([{ type: 'work.opened' }, { type: 'work.state' }]);
});

test('a receiver that is away is asked again, ever later, and gets everything in order', async () => {
  await tellOf('client.added');
  answer = 503;
  const [one, two] = [
    await addTaxpayerFor(null, { name: 'One' }),
    await addTaxpayerFor(null, { name: 'Two' }),
  ];
  await deliverWebhooks(after(1000));
  await deliverWebhooks(after(2000));
  expect(received).toHaveLength(1);
  expect(await findWebhooks()).toMatchObject([{ waiting: 2, failure: 'it answered 503' }]);
  answer = 200;
  await deliverWebhooks(after(2 * MINUTE));
  expect(bodies().slice(1)).toMatchObject([{ data: { id: one } }, { data: { id: two } }]);
  expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
});

test('after the last attempt it is given up', async () => {
  await tellOf('client.added');
  answer = 301;
  await addTaxpayerFor(null, { name: 'One' });
  for (let day = 1; day <= 10; day++) await deliverWebhooks(after(day * DAY));
  expect(received).toHaveLength(7);
  expect(await findWebhooks()).toMatchObject([{ waiting: 0, failure: 'it answered 301' }]);
});

test('what a killed worker had claimed is sent by the next one', async () => {
  await tellOf('client.added');
  await addTaxpayerFor(null, { name: 'One' });
  await db()
    .update(webhookDeliveries)
    .set({ nextAt: after(5 * MINUTE) });
  expect(await deliverWebhooks(after(MINUTE))).toBe(0);
  expect(await deliverWebhooks(after(6 * MINUTE))).toBe(1);
});

test('an ended webhook, and one whose maker is no administrator, is told nothing', async () => {
  const { id } = await tellOf('client.added');
  await endWebhook(me(), id, true);
  await addTaxpayerFor(null, { name: 'One' });
  await endWebhook(me(), id, false);
  await db().update(userRoles).set({ role: 'manager' });
  await addTaxpayerFor(null, { name: 'Two' });
  expect(await deliverWebhooks(after(1000))).toBe(0);
  await db().update(userRoles).set({ role: 'admin' });
  expect(await deliverWebhooks(after(1000))).toBe(1);
});

test('nothing is sent into the own network, by number or by name', async () => {
  const message = { id: 'one', body: '{}', at: new Date() };
  const port = (server.address() as AddressInfo).port;
  for (const host of ['127.0.0.1', '[::1]', 'localhost', '[::ffff:127.0.0.1]', '2130706433'])
    expect(
      await sendMessage(
        { address: `http://${host}:${port}/`, secret: 'whsec_AAAA', mayBePrivate: false },
        message,
      ),
      host,
    ).toBe('the address is not in the public internet');
  expect(received).toHaveLength(0);
});
