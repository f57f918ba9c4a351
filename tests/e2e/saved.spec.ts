import type { Page } from '@playwright/test';
import { press } from './account.ts';
import { expectAccessible } from './axe.ts';
import { calculate, sheet } from './calculator-form.ts';
import { expect, expectHydrated, openHydrated, SCRIPT, test, thorough } from './journey.ts';
import { becomeMember } from './member.ts';

test('a result is saved at a secret address, opened by a stranger and in its tool', async ({
  page,
  browser,
}) => {
  await save(page, '612 345');
  await expect(page).toHaveURL(/\/calculation\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Calculation saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Individual Tax Calculator, 2026/27');
  const tax = await sheet(page).locator('[data-figure=current] .figure').innerText();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);

  const elsewhere = await browser.newPage();
  const answer = await elsewhere.goto(page.url());
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
  });
  await expect(elsewhere.getByText('Only who has this address can open it')).toBeVisible();
  await expect(elsewhere.getByText('The only way back is this private link')).toContainText(
    new URL(elsewhere.url()).pathname,
  );
  expect(await sheet(elsewhere).locator('[data-figure=current] .figure').innerText()).toBe(tax);
  await elsewhere.close();

  await page.getByRole('button', { name: 'Open in the calculator' }).click();
  await expect(page).toHaveURL(/\/calculator\?type=individual#/);
  await expect(page.getByLabel('Gross income', { exact: true })).toHaveValue('612 345');
  expect(await sheet(page).locator('[data-figure=current] .figure').innerText()).toBe(tax);
});

test(
  'a member saves a calculation, renames it, works out another year, deletes it',
  thorough(),
  async ({ page }) => {
    await becomeMember(page);
    await save(page, '612 345');
    await expect(page.getByText('You find it again under Saved calculations')).toBeVisible();
    await page.goto('/account/calculations');
    await expectAccessible(page);
    await page.getByLabel('Name').fill('My raise in March');
    await press(page, 'Rename', 'Calculation renamed');
    await expect(page.getByRole('heading', { name: 'My raise in March' })).toBeVisible();
    await page.getByLabel('SARS tables of').selectOption('2024');
    await page.getByRole('button', { name: 'Work out' }).click();
    await expect(page).toHaveURL(/\/calculator\?type=individual#/);
    await expect(sheet(page)).toContainText('2024/25');
    await expect(page.getByLabel('Gross income', { exact: true })).toHaveValue(/612\s345/);

    await page.goto('/account/calculations');
    await page.getByText('Delete', { exact: true }).click();
    await press(page, 'Delete My raise in March', 'Calculation deleted');
    await expect(page.getByText('Nothing is saved yet')).toBeVisible();
  },
);

test('a monthly amount is saved to the cent of its year', thorough(SCRIPT), async ({ page }) => {
  await openHydrated(page, '/calculator?type=individual');
  await page.getByLabel('Gross income', { exact: true }).fill('500 000');
  await page.getByText('Monthly', { exact: true }).click();
  await calculate(page);
  await page.getByRole('button', { name: 'Save Calculation' }).click();
  await expect(page).toHaveURL(/\/calculation\//);
  await page.getByRole('button', { name: 'Open in the calculator' }).click();
  await expect(page).toHaveURL(/\/calculator/);
  // Before that, choosing a period converts no amount.
  await expectHydrated(page);
  await page.getByText('Annual', { exact: true }).click();
  await expect(page.getByLabel('Gross income', { exact: true })).toHaveValue(/^500\s000$/);
  await expect(sheet(page)).toContainText(/R\s103\s405\.00/);
});

async function save(page: Page, grossIncome: string): Promise<void> {
  await page.goto('/calculator?type=individual');
  await calculate(page, { 'Gross income': grossIncome });
  await page.getByRole('button', { name: 'Save Calculation' }).click();
}
