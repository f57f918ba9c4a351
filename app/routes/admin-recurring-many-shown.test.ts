import { beforeEach, expect, test } from 'vitest';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
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
} from '#app/work/desk/recurring/many.test-support.ts';
import { useTestDatabase } from '#tests/database.ts';
import { toastOf } from '#tests/routes.ts';

await useTestDatabase();

const CHANGED = 'You changed it: look at it once more, then start.';

let manager = '';

beforeEach(async () => {
  ({ manager } = await freshBook());
  await addClient('Amina');
});

test('another kind than the one that was shown is shown first, and not given', async () => {
  const run = await beginAs(manager, 'give');
  await postAs(manager, run, { intent: 'look', kind: 'books' });
  expect(await toastOf(await startAs(manager, run, { kind: 'management-accounts' }))).toMatchObject({
    title: CHANGED,
  });
  expect(await db().$count(recurringWork)).toBe(0);
  expect((await shownTo(manager, run)).title).toBe('Give “Monthly management accounts” to one client?');
  await startAs(manager, run);
  expect(await db().select().from(recurringWork)).toMatchObject([{ type: 'management-accounts' }]);
});

test('another price than the one that was shown is shown first, and then starts', async () => {
  await giveAs(manager, { kind: 'books', price: '1 450' });
  const from = plusDays(southAfricanDay(), 40);
  const run = await beginAs(manager, 'price');
  await postAs(manager, run, { intent: 'look', kind: 'books' });
  await postAs(manager, run, { intent: 'look', kind: 'books', price: '+6%', from });
  expect(await toastOf(await startAs(manager, run, { price: '+60%' }))).toMatchObject({ title: CHANGED });
  expect(await changes()).toEqual([]);
  const { question } = await shownTo(manager, run);
  expect(Object.values(question.more?.notes ?? {})).toEqual([['R\u202f1\u202f450 → R\u202f2\u202f320']]);
  await startAs(manager, run);
  expect(await changes()).toEqual([{ from, price: 232_000 }]);
});

test('after a change of the kind its last period is asked again, and nothing ends', async () => {
  await giveAs(manager, { kind: 'books', price: '850' });
  await giveAs(manager, { kind: 'management-accounts', price: '850' });
  const run = await beginAs(manager, 'end');
  const period = southAfricanDay().slice(0, 7);
  await postAs(manager, run, { intent: 'look', kind: 'books' });
  await postAs(manager, run, { intent: 'look', kind: 'books', period });
  expect((await shownTo(manager, run)).question.yes).toBe(`End “${BOOKS}” of one client`);
  expect(await toastOf(await startAs(manager, run, { kind: 'management-accounts' }))).toMatchObject({
    title: CHANGED,
  });
  expect((await shownTo(manager, run)).question.yes).toBeNull();
  expect((await db().select().from(recurringWork)).map(({ endsOn }) => endsOn)).toEqual([null, null]);
});

test('what another tab has changed meanwhile is shown before it starts', async () => {
  const run = await beginAs(manager, 'give');
  await postAs(manager, run, { intent: 'look', kind: 'books' });
  const { shown } = (await shownTo(manager, run)).question;
  await postAs(manager, run, { intent: 'look', kind: 'management-accounts' });
  const typed = { kind: 'management-accounts', period: '', price: '', who: '' };
  const pressed = { intent: 'start', shown: shown ?? '', ...typed };
  expect(await toastOf(await postAs(manager, run, pressed))).toMatchObject({ title: CHANGED });
  expect(await db().$count(recurringWork)).toBe(0);
});

async function changes() {
  return (await db().select().from(recurringWork))[0]?.priceChanges;
}
