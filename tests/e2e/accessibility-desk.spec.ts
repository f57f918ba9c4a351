import type { Page } from '@playwright/test';
import { SECOND } from '#app/time.ts';
import { anotherAdmin, MARULA, open, rename, rows, test, THREE, write } from './admin-site.ts';
import { expectAccessibleInBothSchemes } from './axe.ts';
import { expect, onlyIn, openHydrated } from './journey.ts';
import { openAccount, signIn } from './member.ts';

const SCRIPT = onlyIn('script');

test.describe.configure({ mode: 'default', timeout: 60 * SECOND });

test(
  'axe finds nothing in what a list of the desk says',
  SCRIPT,
  async ({ admin, site, browser, complaints }) => {
    complaints.expect(/status of 4\d\d/);
    await write(site, THREE);
    await open(admin, 'Beta');
    const other = await anotherAdmin(browser, site);
    await open(other, 'Beta');
    await rename(other, 'Theirs');
    await expect(other.getByText('Client updated successfully')).toBeVisible();
    await other.context().close();
    await rename(admin, 'Mine');
    await expect(admin.getByRole('table', { name: /What you entered/ })).toBeVisible();
    await rows(admin).nth(1).getByLabel('Website').fill('nonsense');
    await rows(admin).nth(1).getByLabel('Description').focus();
    await expect(rows(admin).nth(1).getByLabel('Website')).toHaveAccessibleDescription(
      /Enter the whole address/,
    );
    await expectAccessibleInBothSchemes(admin);

    await openHydrated(admin, '/admin/clients');
    await admin.getByRole('button', { name: 'Delete Alpha' }).click();
    await expect(admin.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expectAccessibleInBothSchemes(admin);
    await admin.goto('/admin/clients/trash');
    await expectAccessibleInBothSchemes(admin);
    await admin.goto('/admin/clients?q=nobody');
    await expectAccessibleInBothSchemes(admin);
    await tryImport(admin, 'name,website\nDelta,nonsense\nEpsilon,\n');
    await expectAccessibleInBothSchemes(admin);
  },
);

test('axe finds nothing on a page that says what went wrong', SCRIPT, async ({ page, site, complaints }) => {
  complaints.expect(/status of [45]\d\d/);
  await write(site, MARULA);
  await expectRefusal(page, '/admin/clients', 403);
  await expectRefusal(page, '/%', 400);
  await page.goto('/auth');
  await signIn(page, await openAccount(site.databaseUrl));
  await page.waitForURL('/');
  await expectRefusal(page, '/admin/clients', 403);
  await expectRefusal(page, '/calculation/3f0d8a52-6a5c-4e0e-9d8f-2b1c7e6a5f40', 404);
  await write(site, 'alter table saved_calculations rename to saved_calculations_away');
  await expectRefusal(page, '/account/calculations', 500);
  await write(site, 'alter table saved_calculations_away rename to saved_calculations');
  await write(site, 'alter table clients rename to clients_away');
  await expectRefusal(page, '/about/clients?page=2', 503);
  await write(site, 'alter table clients_away rename to clients');
});

async function expectRefusal(page: Page, path: string, status: number): Promise<void> {
  expect((await page.goto(path))?.status(), path).toBe(status);
  await expectAccessibleInBothSchemes(page);
}

async function tryImport(page: Page, csv: string): Promise<void> {
  await page.goto('/admin/clients/import');
  const file = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('CSV file').setInputFiles(file);
  await page.getByRole('button', { name: 'Show what would change' }).click();
  await expect(page.getByRole('table').or(page.getByRole('alert')).first()).toBeVisible();
}
