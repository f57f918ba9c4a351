import { beforeEach, expect, test } from 'vitest';
import { firm as ofFile } from '#content/firm.ts';
import { pageTexts } from '#app/content/core/kinds/page-texts.ts';
import { firmContent } from '#app/content/core/kinds/firm.ts';
import { firmFields } from '#app/content/core/kinds/firm-fields.ts';
import { fieldsOf } from '#app/content/core/define-content.ts';
import { entriesOf } from '#app/content/core/values.ts';
import { firm } from '#app/platform/content/firm.ts';
import { freshEditor } from '#tests/content.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

const FACTS = entriesOf(firmFields, firmContent.valuesOf(ofFile)) ?? {};
const OTHER = { isOtherFirm: 'on', promises: 'One price' };

let cookie: string;
beforeEach(async () => {
  cookie = await freshEditor();
});

test('a promise that is taken off names the texts that still make it', async () => {
  const { data } = await send('firm/facts', { ...FACTS, ...OTHER });
  const { affected } = data as unknown as { affected: { groups: { items: object[] }[]; seen: string } };
  expect(affected.groups.flatMap(({ items }) => items)).toEqual([
    { path: '/admin/content/legal/terms', text: expect.stringContaining('end it on any day') },
    { text: expect.stringContaining('Letters of engagement') },
  ]);
  const answer = await send('firm/facts', { ...FACTS, ...OTHER, seen: affected.seen });
  expect(answer).toMatchObject({ status: 303 });
});

test('the desk says the new name of the firm as soon as it is published', async () => {
  const fields = { ...FACTS, name: 'Baobab Books' };
  const { data } = await send('firm/facts', fields);
  const { seen } = (data as unknown as { affected: { seen: string } }).affected;
  expect(await send('firm/facts', { ...fields, seen })).toMatchObject({ status: 303 });
  expect(firm.name).toBe('Baobab Books');
});

test('a reason that names what the facts do not have is said not to be shown', async () => {
  const { data } = await send('firm/facts', { ...FACTS, ...OTHER });
  const { seen } = (data as unknown as { affected: { seen: string } }).affected;
  await send('firm/facts', { ...FACTS, ...OTHER, seen });
  const opened = await visit('/admin/content/pages/home', { cookie });
  const { entries } = opened.data as { entries: Record<string, string> };
  const [name = ''] = Object.entries(entries).find(([, text]) => text.includes('{{firm.anyMonth}}')) ?? [];
  const text = 'You go when you like: {{firm.anyMonth}}.';
  const toast = await toastOf(await send('pages/home', { ...entries, [name]: text }));
  expect(toast).toMatchObject({
    tone: 'loss',
    description: expect.stringMatching(/Not shown: .*nothing for \{\{firm\.anyMonth\}\}/),
  });
  const list = await visit('/admin/content?kind=pages', { cookie });
  expect(JSON.stringify(list.data)).toContain('Not shown: ');
});

test('a local phone number is refused with the number as it should be', async () => {
  expect(await send('firm/facts', { ...FACTS, phone: '012 345 6789' })).toMatchObject({
    status: 400,
    data: { errors: { phone: expect.stringMatching(/code of the country.*\+27 12 345 6789/) } },
  });
});

test('no name of a section of a page has braces', () => {
  for (const file of pageTexts.file)
    for (const { group } of Object.values(fieldsOf(pageTexts as never, file)))
      expect(group).not.toMatch(/[{}]/);
});

function send(item: string, fields: Record<string, string>) {
  return submit(`/admin/content/${item}`, { intent: 'publish', version: '0', ...fields }, { cookie });
}
