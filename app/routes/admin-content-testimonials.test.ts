import { beforeEach, expect, test } from 'vitest';
import { testimonials } from '#content/testimonials.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { shownFrom, testimonialsNow } from '#app/firm/core/testimonials.ts';
import { DAY, southAfricanDay } from '#app/platform/core/time.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';
import { freshContent, freshEditor } from '#tests/content.ts';

await useTestDatabase();

const NEW = '33333333-3333-4333-8333-333333333333';
const WORDS = {
  content: 'They found two years of medical credits that I had not claimed.',
  author: 'Zanele Khumalo',
  role: 'Teacher, Soshanguve',
  service: '/tax/individual',
  rating: '5',
  agreedOn: '2026-05-04',
  agreedHow: 'Mail to Johan',
};

let cookie: string;
beforeEach(async () => {
  cookie = await freshEditor();
});

test('a client’s words stand alone: those that came with the site go first', async () => {
  const early = await post(NEW, { intent: 'publish', version: '0', ...WORDS });
  expect(early).toMatchObject({
    status: 400,
    data: { errors: { content: expect.stringContaining('first') } },
  });
  const first = String(testimonials[0]?.id);
  const rewritten = await post(first, { intent: 'publish', version: '0', ...WORDS });
  expect(rewritten).toMatchObject({ status: 400, data: { errors: { content: expect.any(String) } } });
  await removeThoseOfTheFile();
  expect([testimonialsNow(), shownFrom()]).toEqual([[], null]);
  expect((await post(NEW, { intent: 'publish', version: '0', ...WORDS })).status).toBe(303);
  await refreshContent();
  const { author, content } = WORDS;
  const service = { to: '/tax/individual', label: expect.any(String) };
  const consent = { on: '2026-05-04', how: 'Mail to Johan' };
  expect(testimonialsNow()).toMatchObject([{ id: NEW, author, content, service, rating: 5, consent }]);
  expect(shownFrom()).toBeNull();
});

test('a new form says first that those that came with the site go, and leads there', async () => {
  const page = `/admin/content/testimonials/${NEW}`;
  expect((await visit(page, { cookie })).data?.saidFirst).toMatchObject({
    link: { path: '/admin/content?kind=testimonials' },
  });
  await removeThoseOfTheFile();
  expect((await visit(page, { cookie })).data?.saidFirst).toBeNull();
});

test('several are taken off at once after a question, and put back by one Undo', async () => {
  const all = testimonials.map(({ id }) => `${id} 0`);
  expect(await toastOf(await takeOff('take-off', []))).toMatchObject({ title: 'Nothing is ticked' });
  expect(await takeOff('take-off', all)).toMatchObject({
    status: 400,
    data: {
      question: { items: testimonials.map(({ author }) => ({ title: expect.stringContaining(author) })) },
    },
  });
  expect(await namesNow()).toHaveLength(testimonials.length);
  const before = await namesNow();
  const off = await takeOff('take-off:sure', [...all.slice(0, 3), `${testimonials[3]?.id} 7`]);
  expect(await toastOf(off)).toMatchObject({
    title: 'Taken off the site: 3 testimonials',
    description: '1 left alone: changed meanwhile.',
  });
  expect(await namesNow()).toEqual([testimonials[3]?.author]);
  const { action } = (await toastOf(off)) ?? {};
  await submit('/admin/content', form(action?.fields ?? []), { cookie });
  expect(await namesNow()).toEqual(before);
  await submit('/admin/content', form(action?.fields ?? []), { cookie });
  expect(await namesNow(), 'a second Undo changes nothing').toEqual(before);
});

test('all that came with the site go by one act, and none that was written here', async () => {
  await removeThoseOfTheFile();
  await post(NEW, { intent: 'publish', version: '0', ...WORDS });
  expect(await toastOf(await takeOff('take-off:came', []))).toMatchObject({
    title: 'Nothing is left to take off',
  });
  await freshContent();
  const { data } = await takeOff('take-off:came', []);
  const { items } = (data as { question: { items: { tick: string }[] } }).question;
  expect(items).toHaveLength(testimonials.length);
  await takeOff(
    'take-off:sure',
    items.map(({ tick }) => tick),
  );
  expect(await namesNow()).toEqual([]);
});

test('a plan can be taken off by no tick', async () => {
  const answer = await submit(
    '/admin/content',
    form([
      ['intent', 'take-off:sure'],
      ['kind', 'plans'],
      ['tick', 'starter 0'],
    ]),
    { cookie },
  );
  expect(answer.status).toBe(400);
});

function takeOff(intent: string, ticks: readonly string[]) {
  const fields = [['intent', intent], ['kind', 'testimonials'], ...ticks.map((tick) => ['tick', tick])];
  return submit('/admin/content', form(fields), { cookie });
}

function form(fields: readonly (readonly string[])[]): FormData {
  const data = new FormData();
  for (const [name = '', value = ''] of fields) data.append(name, value);
  return data;
}

async function namesNow(): Promise<string[]> {
  await refreshContent();
  return testimonialsNow().map(({ author }) => author);
}

test('nobody is named without consent and its day, and no stars are above five', async () => {
  await removeThoseOfTheFile();
  for (const [field, value] of [
    ['agreedOn', ''],
    ['agreedOn', southAfricanDay(new Date(Date.now() + 2 * DAY))],
    ['agreedHow', ''],
    ['rating', '6'],
    ['service', '/nowhere'],
  ] as const)
    expect(await post(NEW, { intent: 'publish', version: '0', ...WORDS, [field]: value })).toMatchObject({
      status: 400,
      data: { errors: { [field]: expect.any(String) } },
    });
});

async function removeThoseOfTheFile(): Promise<void> {
  for (const { id } of testimonials) {
    expect((await post(String(id), { intent: 'remove', version: '0' })).status).toBe(303);
  }
  await refreshContent();
}

function post(id: string, fields: Record<string, string>) {
  return submit(`/admin/content/testimonials/${id}`, fields, { cookie });
}
