import { test, write } from './admin-site.ts';
import { expectAccessible } from './axe.ts';
import { expect, openHydrated } from './journey.ts';

test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ site }) => write(site, 'truncate content_versions'));

const BODY = `A bakery wants to know what a quokka costs.

## What it costs

| What | How much |
| --- | ---: |
| The limit since 2026-04-01 | {{vat.compulsory 2026-04-01}} |

Write to us [by the form](/contact) when you have one, and we look at the sums together.`;

test('an article with a table and a figure is written, seen, published and moved', async ({
  admin,
  request,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  await openHydrated(admin, '/admin/content');
  await admin.getByRole('link', { name: 'Add article' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'New article' })).toBeVisible();
  await admin.getByLabel('Title').fill('What a quokka costs');
  await admin.getByLabel('Address').fill('quokka');
  await admin
    .getByLabel('In one or two sentences')
    .fill('When a bakery pays for a quokka, how much, and to whom.');
  await admin.getByLabel('Text', { exact: true }).fill(BODY.replace('vat.compulsory', 'vat.mood'));
  await admin.getByLabel('Category').selectOption('Tax');
  await admin.getByLabel('Written on').fill('2026-05-04');
  await admin.getByLabel('Figures and law last checked on').fill('2026-05-04');
  await admin.getByRole('button', { name: 'Publish now' }).click();
  await expect(
    admin.getByText('Line 7: no such figure: {{vat.mood 2026-04-01}}.', { exact: true }),
  ).toBeVisible();
  await expectAccessible(admin);
  await admin.getByLabel('Text', { exact: true }).fill(BODY);
  await admin.getByRole('button', { name: 'Save and preview' }).click();
  const page = admin.frameLocator('iframe[title="On a phone"]');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a quokka costs');
  await admin.getByRole('button', { name: 'Publish now' }).click();
  await expect(admin.getByText('The pages change within two seconds.')).toBeVisible();
  const list = async () => (await request.get('/blog')).text();
  await expect.poll(list).toContain('What a quokka costs');
  expect(await (await request.get('/blog/quokka')).text()).toMatch(/R\s2\s300\s000/);
  expect(await (await request.get('/blog/feed.xml')).text()).toContain('/blog/quokka');
  await admin.getByLabel('Address').fill('quokka-costs');
  await admin.getByRole('button', { name: 'Publish now' }).click();
  await expect(admin.getByRole('link', { name: 'See it' })).toHaveAttribute('href', '/blog/quokka-costs');
  const moved = async () => (await request.get('/blog/quokka', { maxRedirects: 0 })).headers().location;
  await expect.poll(moved).toBe('/blog/quokka-costs');
});

test('a figure is picked from the list, with the value of today', async ({ admin }) => {
  await openHydrated(admin, '/admin/content/figures');
  await admin.getByLabel('Search', { exact: true }).last().fill('vat.compulsory 2026-04');
  await admin.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(admin.getByRole('row', { name: /vat\.compulsory 2026-04-01/ })).toContainText(
    /R\s2\s300\s000/,
  );
  await expectAccessible(admin);
});
