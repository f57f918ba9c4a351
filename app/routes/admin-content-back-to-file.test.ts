import { beforeEach, expect, test } from 'vitest';
import { firm as ofFile } from '#content/firm.ts';
import { people } from '#content/people.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { firm } from '#app/platform/content/firm.ts';
import { peopleNow } from '#app/firm/people/people.ts';
import { useTestDatabase } from '#tests/database.ts';
import { freshEditor } from '#tests/content.ts';
import { submit, visit } from '#tests/routes.ts';
import { NAME, takeOver } from '#tests/take-over/another-firm.ts';

await useTestDatabase();

const FIRM = '/admin/content/firm/facts';

type History = {
  revision: number;
  entries: { id: string; what: string; isLive: boolean; act: string | null }[];
};

let cookie: string;
beforeEach(async () => {
  cookie = await freshEditor();
  await takeOver();
  await refreshContent();
});

test('after a take-over the text of the file comes back, and goes, by one act', async () => {
  expect(firm.name).toBe(NAME);
  await restore(FIRM, 'file');
  expect(firm).toMatchObject({ name: ofFile.name, phone: ofFile.phone, legalName: ofFile.legalName });
  const { entries } = await historyOf(FIRM);
  expect(entries.map(({ what, isLive, act }) => [what, isLive, act])).toEqual([
    ['Back to the text that came with the site', true, null],
    ['Published', false, 'restore'],
    ['The text that came with the site', true, null],
  ]);
  await restore(FIRM, entries[1]?.id ?? '');
  expect(firm.name).toBe(NAME);
  expect(firm.phone).not.toBe(ofFile.phone);
});

test('who was taken off the site comes back with the words of the file', async () => {
  const [person] = people;
  if (!person) throw new Error('nobody works here');
  const isShown = () => peopleNow().some(({ name }) => name === person.name);
  expect(isShown()).toBe(false);
  await restore(`/admin/content/people/${person.id}`, 'file');
  expect(isShown()).toBe(true);
  const { entries } = await historyOf(`/admin/content/people/${person.id}`);
  expect(entries.map(({ what, act }) => [what, act])).toEqual([
    ['Back to the text that came with the site', null],
    ['Removed from the site', null],
    ['The text that came with the site', null],
  ]);
});

async function restore(path: string, to: string): Promise<void> {
  const { revision } = await historyOf(path);
  const answer = await submit(path, { intent: 'restore', to, version: String(revision) }, { cookie });
  expect(answer).toMatchObject({ status: 303 });
  await refreshContent();
}

async function historyOf(path: string): Promise<History> {
  return (await visit(`${path}/history`, { cookie })).data as unknown as History;
}
