import type { Locator, Page } from '@playwright/test';
import { SECOND } from '#app/platform/core/time.ts';
import { write } from './admin-site.ts';
import { expectAccessible } from './axe.ts';
import { test } from './breakable-site.ts';
import { expect, NO_SCRIPT, SCRIPT, thorough } from './journey.ts';
import { becomeMember } from './member.ts';

test.describe.configure({ mode: 'default' });

// First, before anybody opens the pages of which no copy may exist.
test(
  'without a database lists are stale or left out',
  thorough(NO_SCRIPT),
  async ({ page, site, complaints }) => {
    complaints.expect(/status of 503/);
    await write(site, "insert into clients (name) values ('Marula Moon Bakery')");
    const bakery = page.getByRole('heading', { name: 'Marula Moon Bakery' });
    await open(page, '/about/clients', bakery);
    await site.database.lose();

    await page.goto('/about/clients');
    await expect(bakery).toBeVisible();

    expect((await page.goto('/about/licensing'))?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Professional Licensing Bodies' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Software Accreditations' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Partner with Certified Excellence' })).toBeVisible();

    await page.goto('/about/partners');
    await expect(page.getByRole('heading', { name: 'No Partners Available' })).toBeVisible();

    await site.database.restore();
    const back = async () => (await page.goto('/about/licensing'))?.status();
    await expect.poll(back, { timeout: 20 * SECOND }).toBe(200);
    await write(site, 'delete from clients');
  },
);

test('empty lists say so, and a group is shown when it has a partner', NO_SCRIPT, async ({ page, site }) => {
  await write(site, 'truncate clients, professional_bodies, software_accreditations, partners');
  const clients = page.getByRole('region', { name: 'Our Clients' });
  // The old copy of the page may still be the first answer.
  await expect(async () => {
    await page.goto('/about/clients');
    await expect(clients).toHaveText('Our Clients', { timeout: 1 });
  }).toPass();
  await page.goto('/about/licensing');
  await expect(page.getByText('No professional bodies to display at the moment.')).toBeVisible();
  await expect(page.getByText('No software accreditations to display at the moment.')).toBeVisible();
  await page.goto('/about/partners');
  await expect(page.getByRole('heading', { name: 'No Partners Available' })).toBeVisible();
  await expect(page.getByText('Partner information will be displayed here once available.')).toBeVisible();

  await write(site, "insert into partners (name, category) values ('Tapkraal Payments', 'payment')");
  await expect(async () => {
    await page.goto('/about/partners');
    await expect(page.getByRole('region', { name: 'Payment Solutions' })).toBeVisible({ timeout: 1 });
  }).toPass();
  await expect(page.getByRole('heading', { name: /Financial Partners|Business Support/ })).toHaveCount(0);
  await write(site, 'delete from partners');
});

test('pages of errors are accessible', thorough(SCRIPT), async ({ page, site, complaints }) => {
  complaints.expect(/status of [45]\d\d/);
  const expectRefusal = async (path: string, status: number) => {
    expect((await page.goto(path))?.status(), path).toBe(status);
    await expectAccessible(page);
  };
  await expectRefusal('/admin/clients', 403);
  await expect(page.getByText('You must be logged in to access this page.')).toBeVisible();
  await expectRefusal('/%', 400);
  await becomeMember(page, {}, site.databaseUrl);
  await expectRefusal('/admin/clients', 403);
  await expect(page.getByText('You do not have administrator privileges.')).toBeVisible();
  await expectRefusal('/calculation/3f0d8a52-6a5c-4e0e-9d8f-2b1c7e6a5f40', 404);
  await write(site, 'alter table saved_calculations rename to saved_calculations_away');
  await expectRefusal('/account/calculations', 500);
  await write(site, 'alter table saved_calculations_away rename to saved_calculations');
  await write(site, 'alter table partners rename to partners_away');
  await expectRefusal('/about/partners', 503);
  await write(site, 'alter table partners_away rename to partners');
});

/** Opens a page until a copy with what was just written is stored: none is stored while the notice is on its way. */
async function open(page: Page, path: string, written: Locator): Promise<void> {
  await expect(async () => {
    const response = await page.goto(path);
    await expect(written).toBeVisible({ timeout: 100 });
    expect(response?.headers()['x-cache']).toBe('hit');
  }).toPass({ timeout: 20 * SECOND });
}
