import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T08:00:00Z') });

beforeEach(() => db().execute(sql`truncate kept_entries, rate_limits`));

const MONTHS = { in1: '40 000', out1: '6 000', august: '0' };

test('months are kept at a new link, which opens for everybody who has it', async () => {
  const path = await keepMonths();
  expect(path).toMatch(/^\/kept\/freelancer\/[\w-]{43}$/);
  const opened = await visit(path);
  expect(opened).toMatchObject({
    status: 200,
    data: {
      entries: { years: { 2027: MONTHS } },
      version: 1,
      link: { path, address: `http://localhost:3000${path}`, until: '31 December 2027', isDeleted: false },
    },
  });
  expect(await keepMonths()).not.toBe(path);
});

test('an empty form is not kept', async () => {
  const answer = await submit('/freelancer', { intent: 'keep', in1: ' ' });
  expect(answer).toMatchObject({ status: 400, data: { error: 'Type a month first, then keep it.' } });
});

test('a save on top of another is refused, and what was typed is there still', async () => {
  const path = await keepMonths();
  const first = await submit(path, { intent: 'save', version: '1', ...MONTHS, in2: '50 000' });
  expect(first).toMatchObject({ status: 303, location: path });
  expect(await toastOf(first)).toMatchObject({ title: 'Saved' });
  const second = await submit(path, { intent: 'save', version: '1', in2: '70 000' });
  expect(second).toMatchObject({ status: 409, data: { isStale: true, typed: { in2: '70 000' } } });
  expect(await visit(path)).toMatchObject({
    data: { version: 2, entries: { years: { 2027: { ...MONTHS, in2: '50 000' } } } },
  });
});

test('what is deleted at the link is brought back there, for a day', async () => {
  const path = await keepMonths();
  expect(await submit(path, { intent: 'delete' })).toMatchObject({ status: 303, location: path });
  expect(await visit(path)).toMatchObject({ data: { link: { isDeleted: true } } });
  expect((await submit(path, { intent: 'save', version: '1', ...MONTHS })).status).toBe(404);
  await submit(path, { intent: 'restore' });
  expect(await visit(path)).toMatchObject({ data: { link: { isDeleted: false } } });
});

test('an unknown link is not found, whatever is sent to it', async () => {
  const path = `/kept/freelancer/${'A'.repeat(43)}`;
  expect((await visit(path)).status).toBe(404);
  for (const intent of ['save', 'calculate'])
    expect((await submit(path, { intent, version: '1', ...MONTHS })).status, intent).toBe(404);
  expect((await submit(path, { intent: 'delete' })).status).toBe(303);
});

test('a network that keeps too much waits', async () => {
  const clientAddress = '192.0.2.1';
  const keepAgain = () => submit('/freelancer', { intent: 'keep', ...MONTHS }, { clientAddress });
  for (let count = 0; count < 60; count += 1) expect((await keepAgain()).status).toBe(303);
  expect(await keepAgain()).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^\d+$/) });
});

async function keepMonths(): Promise<string> {
  const { status, location } = await submit('/freelancer', { intent: 'keep', ...MONTHS });
  expect(status).toBe(303);
  return location ?? '';
}
