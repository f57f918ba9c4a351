import { beforeEach, expect, test } from 'vitest';
import { publish } from '#app/content/core/change.server.ts';
import { onItem } from '#app/content/core/version-rows.server.ts';
import { contents, findContent } from '#app/content/core/contents.server.ts';
import type { Step } from '#app/content/desk/set-up.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import { contentSettled, contentVersions } from '#app/platform/db/schema/content.ts';
import { addMember, forgetAccounts, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

const ID = '66666666-6666-4666-8666-666666666666';

beforeEach(async () => {
  await db().delete(contentVersions);
  await db().delete(contentSettled);
  await forgetAccounts();
});

test('each kind of content is a step, and what came with the site is still to do', async () => {
  const steps = await setUp();
  expect(steps.map(({ name }) => name)).toEqual(contents.map(({ name }) => name));
  for (const { name, left, isDone } of steps) {
    const { file } = findContent(name)!;
    expect([name, left.length, isDone]).toEqual([name, file.length, file.length === 0]);
  }
});

test('a step is done when all of its items are published or removed', async () => {
  const testimonials = findContent('testimonials')!;
  for (const item of testimonials.file) {
    expect((await step('testimonials')).isDone).toBe(false);
    await write('testimonials', testimonials.idOf(item), null);
  }
  expect(await step('testimonials')).toMatchObject({ isDone: true, left: [] });
  await onItem(testimonials, '1', { actorId: null }, (act) => publish(act, { source: 'file' }));
  expect(await step('testimonials')).toMatchObject({ isDone: false });
});

test('what may stay as it came is settled by one act, and Undo asks for it again', async () => {
  const editor = await addMember({ role: 'editor', fullName: 'Ann Jacobs', email: 'ann@example.org' });
  const cookie = await signedInAs(editor);
  const settled = await submit('/admin/content/set-up', { intent: 'settle', kind: 'plans' }, { cookie });
  expect(await step('plans')).toMatchObject({ isDone: true, settled: { by: 'Ann Jacobs' } });
  const undo = (await toastOf(settled))?.action?.fields ?? [];
  await submit('/admin/content/set-up', Object.fromEntries(undo), { cookie });
  expect(await step('plans')).toMatchObject({ isDone: false, settled: null });
  expect((await submit('/admin/content/set-up', { intent: 'settle', kind: 'x' }, { cookie })).status).toBe(
    400,
  );
});

test('texts that name somebody who left are listed, with the way to each', async () => {
  const people = findContent('people')!;
  const [first] = people.file;
  const { name } = people.valuesOf(first) as { name: string };
  const named = async () =>
    (await step('people')).problems.filter(({ what }) => what.endsWith(`names ${name}.`));
  expect(await named()).toEqual([]);
  await write('people', people.idOf(first), null);
  const line = { text: `Ask ${name}.`, linkText: null, link: null, pages: 'all', from: null, until: null };
  await write('announcements', ID, line);
  expect(await named()).toContainEqual({
    title: line.text,
    path: `/admin/content/announcements/${ID}`,
    what: `Text still names ${name}.`,
  });
});

test('a mistake in what is shown is named with its item and field', async () => {
  const line = { text: 'Closed.', linkText: 'More', link: '/gone', pages: 'all', from: null, until: null };
  await write('announcements', ID, line);
  expect(await step('announcements')).toMatchObject({
    isDone: false,
    problems: [{ title: 'Closed.', what: 'Where the link leads: There is no page /gone.' }],
  });
  await db()
    .update(contentVersions)
    .set({ values: { ...line, text: 7 } });
  expect((await step('announcements')).problems).toMatchObject([
    { what: expect.stringContaining('no longer fits') },
  ]);
});

async function setUp(): Promise<Step[]> {
  const cookie = await signedInAs(
    await addMember({ role: 'editor', email: `${crypto.randomUUID()}@example.org` }),
  );
  return ((await visit('/admin/content/set-up', { cookie })).data as unknown as { steps: Step[] }).steps;
}

async function step(name: string): Promise<Step> {
  return (await setUp()).find((one) => one.name === name)!;
}

async function write(kind: string, id: string, values: ContentValues | null): Promise<void> {
  await onItem(findContent(kind)!, id, { actorId: null }, (act) =>
    publish(act, values ? { source: 'own', values } : { source: 'none' }),
  );
}
