import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { KEPT_TOP } from '#app/tools/kept/kept-bar.tsx';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T08:00:00Z') });

beforeEach(() => db().execute(sql`truncate kept_entries, rate_limits`));

const MONTHS = { in1: '40 000', out1: '6 000', august: '0' };
const SAVE = { intent: 'save', taxYear: '2027', before: JSON.stringify(MONTHS) };

test('months are kept at a new link, which opens for everybody who has it', async () => {
  const path = await keepMonths();
  expect(path).toMatch(/^\/kept\/freelancer\/[\w-]{43}$/);
  const opened = await visit(path);
  expect(opened).toMatchObject({
    status: 200,
    data: {
      years: { 2027: MONTHS },
      link: { path, address: `http://localhost:3000${path}`, until: '31 December 2027', isDeleted: false },
    },
  });
  expect(await keepMonths()).not.toBe(path);
});

test('an empty form is not kept', async () => {
  const answer = await submit('/freelancer', { intent: 'keep', in1: ' ', age: 'under', members: '0' });
  expect(answer).toMatchObject({ status: 400, data: { error: 'Type a month first, then keep it.' } });
});

test('the month in which one began is kept, and the whole year needs no entry', async () => {
  const october = { began: '8', in8: '210 000' };
  const { location = '' } = await submit('/freelancer', { intent: 'keep', ...october });
  expect(await visit(location ?? '')).toMatchObject({ data: { years: { 2027: october } } });
  const before = JSON.stringify(october);
  await submit(location ?? '', { ...SAVE, ...october, began: '1', before });
  expect((await visit(location ?? '')).data).toHaveProperty('years', { 2027: { in8: '210 000' } });
});

test('months of two browsers join, and only the same month is asked about', async () => {
  const path = await keepMonths();
  const first = await submit(path, { ...SAVE, ...MONTHS, in2: '50 000', out3: '700' });
  expect(first).toMatchObject({ status: 303, location: path });
  expect(await toastOf(first)).toMatchObject({ title: 'Saved' });
  const second = await submit(path, { ...SAVE, ...MONTHS, in2: '70 000', in4: '9 000' });
  expect(second).toMatchObject({
    status: 200,
    data: { clashes: [['in2', 'out2']], typed: { in2: '70 000' } },
  });
  const joined = { ...MONTHS, in2: '50 000', out3: '700', in4: '9 000' };
  expect(await visit(path)).toMatchObject({ data: { years: { 2027: joined } } });

  const before = JSON.stringify(joined);
  expect((await submit(path, { ...SAVE, before, ...joined, in2: '70 000' })).status).toBe(303);
  expect(await visit(path)).toMatchObject({ data: { years: { 2027: { ...joined, in2: '70 000' } } } });
});

test('of those who save different months at once, nobody loses anything', async () => {
  const path = await keepMonths();
  const changed = ['in2', 'in3', 'in4', 'out5', 'salary'].map((name) => ({ [name]: '100' }));
  const saved = await Promise.all(changed.map((one) => submit(path, { ...SAVE, ...MONTHS, ...one })));
  expect(saved.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
  expect(await visit(path)).toMatchObject({
    data: { years: { 2027: Object.assign({}, MONTHS, ...changed) } },
  });
});

test('a form that says nothing of what it was opened with is not understood', async () => {
  const path = await keepMonths();
  for (const wrong of [{ before: '' }, { before: '[1]' }, { before: '{"in1":5}' }, { taxYear: '2020' }])
    expect((await submit(path, { ...SAVE, ...MONTHS, ...wrong })).status).toBe(400);
});

test('without a script Back and a reload find what was typed, and saving ends that', async () => {
  const worked = await submit('/freelancer', { ...MONTHS, intent: 'calculate' });
  expect(worked).toMatchObject({ status: 303, location: '/freelancer#answer' });
  expect(await visit('/freelancer', { cookie: cookieIn(worked) })).toMatchObject({ data: { typed: MONTHS } });
  expect(await visit('/freelancer')).toMatchObject({ data: { typed: null } });
  expect(cookieIn(await submit('/freelancer', { intent: 'discard' }))).toBe('typed=');

  const path = await keepMonths();
  const unsaved = await submit(path, { ...SAVE, ...MONTHS, in6: '60 000', intent: 'calculate' });
  await submit(path, { ...SAVE, ...MONTHS, in7: '70 000' });
  const { data } = await visit(path, { cookie: cookieIn(unsaved) });
  expect(data).toMatchObject({ form: { typed: { ...MONTHS, in6: '60 000', in7: '70 000' } } });
  expect(cookieIn(await submit(path, { ...SAVE, ...MONTHS, in6: '60 000' }))).toBe('typed=');
});

test('what is deleted at the link is brought back there, for a day', async () => {
  const path = await keepMonths();
  expect(await submit(path, { intent: 'delete' })).toMatchObject({ status: 303, location: path });
  expect(await visit(path)).toMatchObject({ data: { link: { isDeleted: true } } });
  const late = await submit(path, { ...SAVE, ...MONTHS });
  expect(late).toMatchObject({ status: 303, location: path });
  expect(await toastOf(late)).toMatchObject({ title: 'It was deleted meanwhile' });
  await submit(path, { intent: 'restore' });
  expect(await visit(path)).toMatchObject({ data: { link: { isDeleted: false } } });
});

test('an unknown link is not found, whatever is sent to it', async () => {
  const path = `/kept/freelancer/${'A'.repeat(43)}`;
  expect((await visit(path)).status).toBe(404);
  for (const intent of ['save', 'calculate'])
    expect((await submit(path, { ...SAVE, ...MONTHS, intent })).status, intent).toBe(404);
  expect((await submit(path, { intent: 'delete' })).status).toBe(303);
});

test('a network that keeps too much waits', async () => {
  const clientAddress = '192.0.2.1';
  const keepAgain = () => submit('/freelancer', { intent: 'keep', ...MONTHS }, { clientAddress });
  for (let count = 0; count < 60; count += 1) expect((await keepAgain()).status).toBe(303);
  expect(await keepAgain()).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^\d+$/) });
});

function cookieIn({ cookies }: { cookies: string[] }): string {
  return cookies.map((line) => line.split(';')[0]).find((pair) => pair?.startsWith('typed=')) ?? '';
}

async function keepMonths(): Promise<string> {
  const { status, location } = await submit('/freelancer', { intent: 'keep', ...MONTHS });
  expect(status).toBe(303);
  const [path = '', part] = location?.split('#') ?? [];
  expect(part).toBe(KEPT_TOP);
  return path;
}
