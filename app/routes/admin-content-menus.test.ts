import { beforeEach, expect, test } from 'vitest';
import { firm as ofFirm } from '#content/firm.ts';
import { menus as ofFile } from '#content/menu.ts';
import { fieldsOf } from '#app/content/core/define-content.ts';
import { menuContent } from '#app/content/core/kinds/menus.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { entriesOf } from '#app/content/core/values.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { FIRM } from '#app/platform/content/firm.ts';
import { holdContent } from '#app/platform/content/held.ts';
import { headerMenu } from '#app/site/shell/menu.ts';
import { MENU_LINKS, menuLinks } from '#app/site/shell/menu-links.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';
import { freshEditor } from '#tests/content.ts';

await useTestDatabase();

const PATH = '/admin/content/menus/links';
const LINES = entriesOf(fieldsOf(menuContent, ofFile), menuContent.valuesOf(ofFile)) ?? {};

let cookie: string;
beforeEach(async () => {
  cookie = await freshEditor();
});

test('the file shows every link that there is', () => {
  for (const name of keysOf(ofFile)) expect(menuLinks(name)).toEqual(MENU_LINKS[name]);
});

test('links are shown in the order that was published, and those left out are not', async () => {
  const about = ['Partners', 'Licensing', 'Testimonials', 'Our Clients', 'Why Choose Us'];
  expect(await send({ about: about.join('\n'), beside: '', help: 'Blog\nDeadlines' })).toMatchObject({
    status: 303,
  });
  await refreshContent();
  expect(labelsOf(headerMenu().find(({ label }) => label === 'About Us'))).toEqual(about);
  expect(headerMenu().map(({ label }) => label)).toEqual(TOP);
  expect([menuLinks('beside'), menuLinks('help').map(({ to }) => to)]).toEqual([[], ['/blog', '/deadlines']]);
  await submit(PATH, { intent: 'restore', version: '1', to: 'file' }, { cookie });
  await refreshContent();
  expect(menuLinks('beside')).toEqual(MENU_LINKS.beside);
});

test('an unknown link, one twice, and a specified one that is missing are refused', async () => {
  for (const [fields, field, text] of [
    [{ help: 'Blog\nCasino' }, 'help', 'no link Casino'],
    [{ help: 'Blog\nBlog' }, 'help', 'twice'],
    [{ help: '' }, 'help', 'Fill this in.'],
    [{ about: 'Partners' }, 'about', 'Why Choose Us is agreed for this site'],
    [{ firm: 'About us\nPricing' }, 'firm', 'Careers is agreed for this site'],
  ] as const)
    expect(await send(fields), text).toMatchObject({
      status: 400,
      data: { errors: { [field]: expect.stringContaining(text) } },
    });
});

test('the site of another firm may leave out what the specification names', async () => {
  holdContent(new Map([[FIRM, [{ ...ofFirm, isOtherFirm: true }]]]));
  expect(await send({ about: 'Why Choose Us\nLicensing' })).toMatchObject({ status: 303 });
});

test('the entries of the header are shown as locked, with the reason', async () => {
  const { data } = await visit(PATH, { cookie });
  expect((data as unknown as { locked: unknown }).locked).toEqual([
    {
      label: 'Header',
      value: 'Its seven entries and their order',
      why: expect.stringContaining('agreed for this site'),
    },
  ]);
});

const TOP = ['Home', 'About Us', 'Services', 'Tax Calculator', 'Blog', 'Pricing', 'Contact'];

function labelsOf(item: ReturnType<typeof headerMenu>[number] | undefined): string[] {
  return item && 'items' in item ? item.items.map(({ label }) => label) : [];
}

function send(fields: Record<string, string>) {
  return submit(PATH, { intent: 'publish', version: '0', ...LINES, ...fields }, { cookie });
}
