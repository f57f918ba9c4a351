import { beforeEach, expect, test } from 'vitest';
import { findListings } from '#app/lists/core/find.server.ts';
import { LISTS } from '#app/lists/core/lists.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { useTestDatabase } from '#tests/database.ts';
import { adminCookie, change, fill, forgetLists } from '#tests/lists.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';
import { finishRun } from '#tests/runs.ts';
import { readAll } from './find.server.ts';

await useTestDatabase();

let cookie: string;
beforeEach(async () => {
  await forgetLists();
  cookie = await adminCookie();
});

test('ten or more rows are asked about, and one Undo brings them all back', async () => {
  await fill('clients', ...rows(60), { name: 'Other' });
  const all = await readAll(LISTS.clients);
  const ticks = all.map(tickOf);
  for (const [chosen, count] of [
    [{ ticked: ticks.slice(0, 10).join(',') }, 10],
    [{ all: 'yes', ticked: ticks[0] ?? '' }, 60],
  ] as const) {
    const question = await press('delete', chosen, '&q=Row');
    expect(question.location).toMatch(/^\/admin\/runs\//);
    const path = question.location ?? '';
    expect(await visit(path, { cookie })).toMatchObject({ data: { title: `Delete ${count} clients?` } });
    expect(await readAll(LISTS.clients), 'nothing is done before the answer').toHaveLength(61);
    await onRun(path, 'start');
    expect(await readAll(LISTS.clients)).toHaveLength(61 - count);
    expect(await visit(path, { cookie })).toMatchObject({
      data: { title: `${count} clients deleted`, canBeUndone: true, back: '/admin/clients?q=Row' },
    });
    await onRun(path, 'undo');
    expect((await readAll(LISTS.clients)).map(({ name }) => name)).toEqual(all.map(({ name }) => name));
  }
});

test('a question is about the rows that were chosen then, and as they were', async () => {
  const [first] = await fill('clients', ...rows(12));
  const { location } = await press('delete', { all: 'yes' });
  await fill('clients', { name: 'Row of a colleague' });
  const edit = { intent: 'save', id: first?.id ?? '', version: '1', only: 'name', name: 'Renamed' };
  await change('clients', edit, { cookie });
  await onRun(location ?? '', 'start');
  expect(await names()).toEqual(['Renamed', 'Row of a colleague']);
});

test('up to nine rows are hidden, shown and deleted at once, each with an Undo', async () => {
  await fill('clients', ...rows(9), { name: 'Other' });
  for (const [act, title, remaining] of [
    ['hide', '9 clients hidden', 1],
    ['show', '9 clients shown', 10],
    ['delete', '9 clients deleted', 1],
  ] as const) {
    const ticked = (await readAll(LISTS.clients)).filter(({ name }) => name !== 'Other').map(tickOf);
    const answer = await press(act, { ticked: ticked.join(',') });
    const toast = await toastOf(answer);
    expect(toast).toMatchObject({ title, action: { label: 'Undo' } });
    expect(await findListings('clients', { logFailure: () => {} })).toHaveLength(remaining);
    if (act !== 'hide') await submit(toast?.action?.path ?? '', { intent: 'undo' }, { cookie });
  }
  expect(await names()).toHaveLength(10);
  const [one] = await readAll(LISTS.clients);
  const single = await press('delete', { ticked: tickOf(one ?? { id: '', version: 0 }) });
  expect(await toastOf(single)).toMatchObject({ title: 'Client deleted successfully' });
});

test('the question counts apart the rows that are hidden already', async () => {
  await fill('clients', ...rows(12), { name: 'Hidden', isActive: false });
  const { location } = await press('hide', { all: 'yes' });
  expect(await visit(location ?? '', { cookie })).toMatchObject({
    data: { title: 'Hide 12 clients?', question: { left: ['One client left out: already hidden.'] } },
  });
});

test('nothing ticked is said, and an unknown act is refused', async () => {
  expect(await toastOf(await press('delete', {}))).toMatchObject({
    description: 'Tick the clients it is about first.',
  });
  expect(await press('forget', {})).toMatchObject({ status: 400 });
});

function press(act: string, fields: Record<string, string>, query = '') {
  return submit(`/admin/clients?index${query}`, { intent: `many:${act}`, ...fields }, { cookie });
}

async function onRun(path: string, intent: 'start' | 'undo'): Promise<void> {
  await submit(path, { intent }, { cookie });
  await finishRun(path);
}

async function names(): Promise<string[]> {
  return (await readAll(LISTS.clients)).map(({ name }) => name);
}

function rows(length: number) {
  return Array.from({ length }, (_, at) => ({ name: `Row ${at}` }));
}
