import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { MARULA, openClients, picture, rows, test, THREE, write } from './admin-site.ts';
import { expectAccessible } from './axe.ts';
import { give } from './give.ts';
import { downloadBy, expect, hasScript, holdBack, isPost, SCRIPT, thorough } from './journey.ts';

test.describe.configure({ mode: 'default' });

test('a logo is uploaded, and a file that is no picture is refused', async ({ admin, site, complaints }) => {
  complaints.expect(/status of 400/);
  await openClients(admin, site, MARULA);
  await upload(admin, Buffer.from('<svg onload="alert(1)">no picture'));
  await expect(admin.getByText('Error uploading logo')).toBeVisible();
  await upload(admin, await picture());
  await expect(admin.getByText('Logo uploaded successfully')).toBeVisible();
  await admin.goto('/about/clients');
  const logo = admin.getByRole('main').locator('img').first();
  await expect(logo).toHaveAttribute('src', /^\/logos\/[\da-f-]{36}-\d{13}\.webp$/);
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test(
  'a picture dropped or pasted on a row becomes its logo, with a public text',
  thorough(SCRIPT),
  async ({ admin, site }) => {
    await openClients(admin, site, MARULA);
    const row = rows(admin).first();
    const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await picture() };
    for (const how of ['drop', 'paste'] as const) {
      const before = how === 'paste' ? await row.locator('img').getAttribute('src') : null;
      await give(row.getByRole('button', { name: 'Edit Marula Moon' }), how, logo);
      await expect(row.locator('img')).toHaveAttribute('src', /^\/logos\//);
      if (before) await expect(row.locator('img')).not.toHaveAttribute('src', before);
    }
    await row.getByRole('button', { name: 'Edit Marula Moon' }).click();
    await row.getByLabel('Logo in words').fill('A crescent over a marula tree');
    await row.getByLabel('Order').focus();
    await expect(row.getByText('Saved')).toBeVisible();
    await admin.goto('/about/clients');
    await expect(admin.getByRole('img', { name: 'A crescent over a marula tree' })).toBeVisible();
  },
);

test('while a logo is uploaded only its button is busy', thorough(SCRIPT), async ({ admin, site }) => {
  await openClients(admin, site, THREE);
  const release = await holdBack(admin, /clients\.data/, isPost);
  const logo = { name: 'x.png', mimeType: 'image/png', buffer: await picture() };
  await admin.getByLabel('Logo of Beta').setInputFiles(logo);
  await expect(admin.getByRole('button', { name: 'Uploading... of Beta' })).toBeDisabled();
  await expect(admin.getByRole('progressbar', { name: 'Uploading the logo of Beta' })).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Upload logo of Alpha' })).toBeEnabled();
  release();
  await expect(admin.getByText('Logo uploaded successfully')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Upload logo of Beta' })).toBeEnabled();
});

test(
  'a list is exported, changed, previewed and imported',
  thorough(),
  async ({ admin, site, complaints }) => {
    complaints.expect(/status of 4\d\d/);
    await write(site, THREE);
    await admin.goto('/admin/clients');
    const download = await downloadBy(admin.getByRole('link', { name: 'Export as CSV' }));
    const text = await readFile(await download.path(), 'utf8');
    await admin.goto('/admin/clients/import');
    await showChanges(admin, 'name,website\nDelta,nonsense\nEpsilon,\n');
    await expect(admin.getByRole('table').or(admin.getByRole('alert')).first()).toBeVisible();
    await expectAccessible(admin);
    await admin.goto('/admin/clients/import');
    await showChanges(admin, `${text.replace('Beta', 'Beta Plus')},Delta,,,,yes,40\r\n`);
    await expect(admin.getByText('one client added, 1 changed, 2 as they are.')).toBeVisible();
    await expect(admin.getByText('Name: Beta → Beta Plus')).toBeVisible();
    await admin.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(admin.getByText('Import done')).toBeVisible();
    await expect(rows(admin)).toHaveText([/Alpha/, /Beta Plus/, /Gamma/, /Delta/]);
  },
);

async function showChanges(page: Page, csv: string): Promise<void> {
  const file = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('CSV file').setInputFiles(file);
  await page.getByRole('button', { name: 'Show what would change' }).click();
}

async function upload(page: Page, buffer: Buffer): Promise<void> {
  await page
    .getByLabel('Logo of Marula Moon', { exact: true })
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  if (!hasScript()) await page.getByRole('button', { name: 'Upload logo of Marula Moon' }).click();
}
