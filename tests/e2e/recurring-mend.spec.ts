import { randomUUID } from 'node:crypto';
import { MINUTE } from '#app/platform/core/time.ts';
import { addTaxpayer, expectWellMade } from './client-room.ts';
import { expect, fillIn, test } from './journey.ts';
import { becomeMember } from './member.ts';

test.describe.configure({ timeout: 2 * MINUTE });

test('who is left out for a missing number leads to its field, and back', async ({ page }) => {
  const name = `Mended ${randomUUID().slice(0, 8)}`;
  await addTaxpayer({ name });
  await becomeMember(page, { name: 'Bob Brink', role: 'staff' });
  await page.goto(`/admin/taxpayers?q=${encodeURIComponent(name)}`);
  await page.getByRole('row').getByRole('checkbox').last().check();
  await page.getByRole('button', { name: 'Recurring work', exact: true }).click();
  await page.getByRole('button', { name: 'Give recurring work', exact: true }).click();
  await page.waitForURL(/\/admin\/runs\//);
  const run = new URL(page.url()).pathname;
  // For a moment the list still has its own menu of this name.
  await expect(page.getByRole('button', { name: 'Show who gets it' })).toBeVisible();
  await fillIn(page, { 'Recurring work': 'Monthly payroll (EMP201)' });
  await page.getByRole('button', { name: 'Show who gets it' }).click();
  await expect(page.getByText('One client left out: no PAYE number is on file.')).toBeVisible();
  await expectWellMade(page, run);

  await page.getByRole('link', { name: `Enter the PAYE number of ${name}` }).click();
  const field = page.getByLabel('PAYE number (optional)');
  await expect(field).toBeInViewport();
  await field.fill(`79${String(Date.now()).slice(-8)}`);
  await page.locator('form', { has: field }).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Give “Monthly payroll (EMP201)” to one client' }).click();
  await page.waitForURL(`**${run}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Give “Monthly payroll (EMP201)” to one client?',
  );
});
