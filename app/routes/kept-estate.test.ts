import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { asCookie } from '#tests/accounts.ts';
import { ESTATE_LETTER } from '#tests/security/honest-fields.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T08:00:00Z') });

beforeEach(() => db().execute(sql`truncate kept_entries, rate_limits`));

const TIMELINE = '/tax/deceased-estate/timeline';
const DAYS = { size: 'large', death: '2026-11-03', letters: '' };
const TODAY = '2026-11-26';

test('the steps are kept at a link, with the days and without a name', async () => {
  const path = await keepEstate();
  expect(path).toMatch(/^\/kept\/estate\/[\w-]{43}$/);
  expect(await visit(path)).toMatchObject({
    status: 200,
    data: { days: { ...DAYS, letters: null }, done: {}, link: { path, isDeleted: false } },
  });
  const { timeline } = (await visit(path)).data as { timeline: { dated: { id: string }[] } };
  expect(timeline.dated.map(({ id }) => id)).toContain('master-papers');
});

test('the timeline is shown after a redirect, so that a reload posts nothing again', async () => {
  const posted = await submit(TIMELINE, DAYS);
  expect(posted).toMatchObject({ status: 303, location: `${TIMELINE}#timeline` });
  const cookie = asCookie(...posted.cookies);
  expect(await visit(TIMELINE, { cookie })).toMatchObject({
    data: { shown: { fields: DAYS, errors: {}, today: TODAY, timeline: { dated: expect.any(Array) } } },
  });
  const letters = asCookie(
    ...posted.cookies.filter((one) => one.includes('Path=/tax/deceased-estate/letters')),
  );
  expect(await visit('/tax/deceased-estate/letters', { cookie: letters })).toMatchObject({
    data: { typed: { death: DAYS.death, size: 'larger' } },
  });
  expect((await visit(TIMELINE)).data).toMatchObject({ shown: null });
  const emptied = await submit(TIMELINE, { intent: 'discard' }, { cookie });
  expect(emptied.cookies.join()).toMatch(/typed=;.*Max-Age=0/);
  expect(await submit(TIMELINE, { ...DAYS, death: '2027-01-01' })).toMatchObject({ status: 422 });
});

test('the page offers the plan that this browser kept, until its form is emptied', async () => {
  const kept = await submit(TIMELINE, { intent: 'keep', ...DAYS });
  const cookie = asCookie(...kept.cookies.filter((one) => one.includes(`Path=${TIMELINE}`)));
  expect((await visit(TIMELINE, { cookie })).data).toMatchObject({
    kept: kept.location,
    shown: { fields: DAYS },
  });
  const later = await submit(TIMELINE, { ...DAYS, letters: '2026-11-20' }, { cookie });
  const again = asCookie(...later.cookies.filter((one) => one.includes(`Path=${TIMELINE}`)));
  expect((await visit(TIMELINE, { cookie: again })).data).toMatchObject({ kept: kept.location });
  expect((await visit(TIMELINE)).data).toMatchObject({ kept: null });
  await submit(kept.location ?? '', { intent: 'delete' });
  expect((await visit(TIMELINE, { cookie: again })).data).toMatchObject({ kept: null });
  const emptied = await submit(TIMELINE, { intent: 'discard' }, { cookie: again });
  expect(emptied.cookies.join()).toMatch(/typed=;.*Max-Age=0/);
});

test('days that cannot be are not kept', async () => {
  const answer = await submit(TIMELINE, { intent: 'keep', ...DAYS, death: '2027-01-01' });
  expect(answer).toMatchObject({ status: 400, data: { errors: { death: 'This day is still to come.' } } });
});

test('a brother and a sister who tick at the same time lose nothing', async () => {
  const path = await keepEstate();
  const steps = ['certificate', 'tell-bank', 'tell-employer', 'master-papers', 'tell-sars'];
  await Promise.all(steps.map((id) => submit(path, { intent: `tick:${id}` })));
  await submit(path, { intent: 'tick:certificate' });
  expect(await doneAt(path)).toEqual(Object.fromEntries(steps.map((id) => [id, TODAY])));
});

test('a tick goes back to its step, and Undo opens the step again', async () => {
  const path = await keepEstate();
  const ticked = await submit(path, { intent: 'tick:tell-bank' });
  expect(ticked).toMatchObject({ status: 303, location: `${path}#tell-bank` });
  expect(await toastOf(ticked)).toMatchObject({
    title: 'Done',
    action: {
      label: 'Undo',
      path,
      fields: [
        ['intent', 'untick'],
        ['step', 'tell-bank'],
      ],
    },
  });
  await submit(path, { intent: 'untick', step: 'tell-bank' });
  expect(await doneAt(path)).toEqual({});
  await submit(path, { intent: 'tick:__proto__' });
  await submit(path, { intent: 'tick' });
  expect(await doneAt(path)).toEqual({});
});

test('a changed day keeps the ticks, also those made meanwhile', async () => {
  const path = await keepEstate();
  await submit(path, { intent: 'tick:certificate' });
  const save = { intent: 'save', ...DAYS, before: JSON.stringify(DAYS) };
  expect((await submit(path, { ...save, letters: '2026-11-20' })).status).toBe(303);
  expect(await visit(path)).toMatchObject({
    data: { days: { letters: '2026-11-20' }, done: { certificate: TODAY } },
  });
  // The size is another's change: both are kept.
  expect((await submit(path, { ...save, size: 'middle' })).status).toBe(303);
  expect(await visit(path)).toMatchObject({ data: { days: { size: 'middle', letters: '2026-11-20' } } });
  const late = await submit(path, { ...save, letters: '2026-11-24' });
  expect(late).toMatchObject({
    status: 200,
    data: { clashes: [['letters']], typed: { letters: '2026-11-24' } },
  });
  // Of two changes that do not go together neither is taken.
  const apart = await submit(path, { ...save, death: '2026-11-22' });
  expect(apart).toMatchObject({ status: 200, data: { clashes: [['death'], ['letters']] } });
  expect(await visit(path)).toMatchObject({
    data: { days: { ...DAYS, size: 'middle', letters: '2026-11-20' } },
  });
  expect((await submit(path, { ...save, death: 'soon' })).status).toBe(400);
});

test('nothing is changed at an unknown or a deleted link', async () => {
  const unknown = `/kept/estate/${'A'.repeat(43)}`;
  const path = await keepEstate();
  await submit(path, { intent: 'delete' });
  expect((await visit(unknown)).status).toBe(404);
  for (const intent of ['tick:certificate', 'untick:certificate', 'save']) {
    const form = { intent, ...DAYS, before: JSON.stringify(DAYS) };
    expect((await submit(unknown, form)).status, intent).toBe(404);
    expect(await submit(path, form), intent).toMatchObject({ status: 303, location: path });
  }
  await submit(path, { intent: 'restore' });
  expect(await doneAt(path)).toEqual({});
});

test('what is said of people is kept only with consent, and goes with it', async () => {
  const path = `${await keepEstate()}/letters`;
  const typedAt = async () => ((await visit(path)).data as { typed: object }).typed;
  const { deceased, idNumber, estateNumber, writer, writesAs, address, contact } = ESTATE_LETTER;
  const none = { death: DAYS.death, size: 'larger' };
  const written = await submit(path, ESTATE_LETTER);
  expect(written).toMatchObject({ status: 200, data: { written: { id: 'bank' } } });
  expect(await typedAt()).toEqual(none);
  await submit(path, { ...ESTATE_LETTER, keep: 'on' });
  const kept = { deceased, idNumber, estateNumber, writer, writesAs, address, contact, ...none };
  expect(await typedAt()).toEqual(kept);
  // Somebody whose page is older than the consent does not take it back.
  await submit(path, ESTATE_LETTER);
  expect(await typedAt()).toEqual(kept);
  await submit(path, { ...ESTATE_LETTER, isKept: 'yes' });
  expect(await typedAt()).toEqual(none);
  const unknown = `/kept/estate/${'A'.repeat(43)}/letters`;
  expect((await submit(unknown, { ...ESTATE_LETTER, keep: 'on' })).status).toBe(404);
  const refused = await submit(path, { ...ESTATE_LETTER, keep: 'on', writer: '' });
  expect(refused).toMatchObject({ status: 422, data: { keeps: true } });
});

test('a letter’s link carries whom it goes to, on the kept and the public page', async () => {
  for (const path of [`${await keepEstate()}/letters`, '/tax/deceased-estate/letters'])
    for (const [query, chosen] of [
      ['?to=employer', 'employer'],
      ['?to=__proto__', null],
      ['', null],
    ] as const)
      expect(await visit(path + query), path + query).toMatchObject({ status: 200, data: { chosen } });
});

async function keepEstate(): Promise<string> {
  const { status, location } = await submit(TIMELINE, { intent: 'keep', ...DAYS });
  expect(status).toBe(303);
  return location ?? '';
}

async function doneAt(path: string) {
  return ((await visit(path)).data as { done: Record<string, string> }).done;
}
