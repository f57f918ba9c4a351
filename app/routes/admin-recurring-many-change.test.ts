import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { monthsAfter, plusDays } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import {
  addClient,
  beginAs,
  BOOKS,
  freshBook,
  giveAs,
  postAs,
  shownTo,
  startAs,
  worksOf,
} from '#app/work/desk/recurring/many.test-support.ts';
import { recurringWithChange } from '#app/work/core/recurring/last-change.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { toastOf } from '#tests/routes.ts';

await useTestDatabase();

const MONTH = monthsAfter(`${southAfricanDay().slice(0, 7)}-01`, 1).slice(0, 7);

let manager = '';

beforeEach(async () => {
  ({ manager } = await freshBook());
});

test('recurring work of many ends with its last period, and goes on after Undo', async () => {
  const [amina] = [await addClient('Amina'), await addClient('Bilal')];
  await giveAs(manager, { kind: 'books', price: '850' });
  await addClient('Without books');
  const before = (await worksOf(amina)).map(({ period }) => period);
  const [, kept = ''] = before;
  const run = await beginAs(manager, 'end');
  const { question: first } = await shownTo(manager, run);
  expect(first.more?.fields[0]?.options).toEqual([
    { value: '', label: 'Please choose' },
    { value: 'books', label: `${BOOKS}: 2` },
  ]);
  await postAs(manager, run, { intent: 'look', kind: 'books' });
  await postAs(manager, run, { intent: 'look', kind: 'books', period: kept });
  const { title, question } = await shownTo(manager, run);
  expect(title).toBe(`End “${BOOKS}” of 2 clients?`);
  expect(question.left).toEqual(['One client left out: it does not have this recurring work.']);
  expect(question.more?.notes[amina]?.[0]).toContain(`${before.length - 2} of ${before.length} planned`);
  await startAs(manager, run);
  expect((await worksOf(amina)).map(({ period }) => period)).toEqual(before.slice(0, 2));
  const again = await beginAs(manager, 'end');
  await postAs(manager, again, { intent: 'look', kind: 'books' });
  await postAs(manager, again, { intent: 'look', kind: 'books', period: kept });
  expect((await shownTo(manager, again)).question.yes).toBeNull();
  await postAs(manager, run, { intent: 'undo' });
  expect((await worksOf(amina)).map(({ period }) => period)).toEqual(before);
});

test('a price rises by a percentage from a day, once, exact to the cent, and back', async () => {
  const amina = await addClient('Amina');
  const bilal = await addClient('Bilal');
  await giveAs(manager, { kind: 'books', price: '333.33' });
  await db().update(recurringWork).set({ price: null }).where(eq(recurringWork.taxpayerId, bilal));
  const from = `${monthsAfter(`${MONTH}-01`, 3).slice(0, 7)}-01`;
  const fields = { kind: 'books', price: '+6%', from };
  const runs = [await beginAs(manager, 'price'), await beginAs(manager, 'price')];
  for (const run of runs) {
    await postAs(manager, run, { intent: 'look', kind: 'books' });
    await postAs(manager, run, { intent: 'look', ...fields });
  }
  const { question } = await shownTo(manager, runs[0]!);
  expect(question.left).toEqual(['One client left out: it has no price that a percentage could change.']);
  expect(question.more?.notes[amina]).toEqual(['R\u202f333.33 → R\u202f353.33']);
  expect(question.more?.lines).toEqual(['R\u202f333.33 → R\u202f353.33: one client']);
  await Promise.all(runs.map((run) => startAs(manager, run)));
  const [service] = await db().select().from(recurringWork).where(eq(recurringWork.taxpayerId, amina));
  expect(service).toMatchObject({ price: 33_333, priceChanges: [{ from, price: 35_333 }] });
  const results = await Promise.all(runs.map((run) => shownTo(manager, run)));
  expect(results.flatMap(({ changes }) => changes ?? [])).toEqual([
    'R\u202f333.33 → R\u202f353.33: one client',
  ]);
  const works = await worksOf(amina);
  for (const { price, startsOn } of works) expect(price).toBe((startsOn ?? '') < from ? 33_333 : 35_333);
  for (const run of runs) await postAs(manager, run, { intent: 'undo' });
  expect((await worksOf(amina)).every(({ price }) => price === 33_333)).toBe(true);
  const [shown] = await recurringWithChange(amina);
  expect(shown?.lastChange, 'its Undo would raise the price again').toBeNull();
});

test('an unlikely price must be confirmed, and a text that is no price is refused', async () => {
  await addClient('Amina');
  await giveAs(manager, { kind: 'books', price: '850' });
  const from = plusDays(southAfricanDay(), 40);
  const run = await beginAs(manager, 'price');
  await postAs(manager, run, { intent: 'look', kind: 'books' });
  for (const wrong of [
    { price: 'much', from },
    { price: '900', from: 'soon' },
    { price: '900', from: '' },
  ])
    expect(await postAs(manager, run, { intent: 'start', kind: 'books', ...wrong })).toMatchObject({
      status: 400,
    });
  await postAs(manager, run, { intent: 'look', kind: 'books', price: '900', from });
  expect(await toastOf(await startAs(manager, run, { price: '8500' }))).toMatchObject({
    description: expect.stringContaining('more than twice'),
  });
  await startAs(manager, run);
  expect((await db().select().from(recurringWork))[0]?.priceChanges).toEqual([{ from, price: 850_000 }]);
});
