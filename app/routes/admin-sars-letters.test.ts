import { beforeEach, expect, test } from 'vitest';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { addEngagement, freshDesk } from '#app/work/core/engagements/work.test-support.ts';
import { exampleLetter, putLetter } from '#app/work/core/sars-letters/letters.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { visit } from '#tests/routes.ts';

await useTestDatabase();

const TODAY = southAfricanDay();
const [SOON, LATER] = [plusDays(TODAY, 5), plusDays(TODAY, 20)];

let [work, other, staff, stranger] = ['', '', '', ''];

beforeEach(async () => {
  const desk = await freshDesk();
  work = desk.id;
  other = await addEngagement({ taxpayerId: desk.taxpayerId, type: 'irp6', period: '2027-2' });
  staff = await signedInAs(desk.ann);
  stranger = await signedInAs(desk.bob);
  await db().update(engagements).set({ state: 'done' });
});

test('the board and My day list letters by their day, whatever the state of the work', async () => {
  await putLetter(work, exampleLetter({ days: { 'relevant-material': LATER } }));
  await putLetter(other, exampleLetter({ days: { 'relevant-material': SOON } }));
  const rows = [lineOf(other, SOON, 5), lineOf(work, LATER, 20)];
  const board = await visit('/admin/work?index', { cookie: staff });
  const [first] = (board.data as { sections: unknown[] }).sections;
  expect(first).toMatchObject({ name: 'letters', count: 2, lines: rows });
  expect(board.data).toMatchObject({ views: { letters: 2, board: 0 }, matching: 0 });
  expect(await listed('/admin/work?index&state=letters')).toMatchObject({ page: { rows } });
  expect(await listed('/admin/day')).toMatchObject({ day: { letters: { count: 2, rows } } });
  expect(await listed('/admin/work?index&state=letters', stranger)).toMatchObject({ views: { letters: 0 } });
});

test('a letter to be read, or without a day, stands first, and an answered one nowhere', async () => {
  await putLetter(work, exampleLetter({ days: { 'relevant-material': SOON } }));
  await putLetter(other, exampleLetter({ kind: null, datedOn: null }));
  const unread = { text: 'Letter from SARS: to be read', day: null };
  expect(await listed('/admin/day')).toMatchObject({
    day: { letters: { rows: [{ id: other, letter: unread }, { id: work }] } },
  });
  await putLetter(other, exampleLetter({}));
  const dayless = { text: 'Send what SARS asks for: set the day', day: null };
  expect(await listed('/admin/day')).toMatchObject({
    day: { letters: { rows: [{ id: other, letter: dayless }, { id: work }] } },
  });
  await putLetter(other, exampleLetter({ answered: { 'relevant-material': TODAY } }));
  expect(await listed('/admin/day')).toMatchObject({ day: { letters: { count: 1, rows: [{ id: work }] } } });
});

function lineOf(id: string, day: string, daysLeft: number) {
  return { id, letter: { text: 'Send what SARS asks for', day, daysLeft } };
}

async function listed(path: string, cookie = staff) {
  return (await visit(path, { cookie })).data;
}
