import type { Page } from '@playwright/test';
import { expect, onlyIn, openHydrated, test } from './journey.ts';
import { openAccount, signIn } from './member.ts';

test('a result is saved, opened again at its address, and in the calculator', async ({
  page,
  browser,
  baseURL,
}) => {
  await save(page, '612 345');
  await expect(page).toHaveURL(/\/calculation\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Calculation saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Individual Tax, 2023/2024');
  const tax = await sheet(page).locator('.total').innerText();
  const stranger = await browser.newContext({ baseURL });
  const elsewhere = await stranger.newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByText('Only who has this address can open it')).toBeVisible();
  expect(await sheet(elsewhere).locator('.total').innerText()).toBe(tax);
  await stranger.close();
  await page.getByRole('button', { name: 'Open in the calculator' }).click();
  await expect(page).toHaveURL(/\/calculator\?type=individual#result$/);
  await expect(page.getByLabel('Gross income', { exact: true })).toHaveValue('612 345');
  expect(await sheet(page).locator('.total').innerText()).toBe(tax);
});

test('a saved calculation offers the account, and its address is secret', async ({ page }) => {
  await save(page, '500 000');
  const invitation = page.getByRole('link', { name: 'Sign in', exact: true });
  const path = new URL(page.url()).pathname;
  await expect(invitation).toHaveAttribute('href', `/auth?redirectTo=${encodeURIComponent(path)}`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const answer = await page.request.get(path);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(answer.headers()['referrer-policy']).toBe('same-origin');
  expect(answer.headers()['x-frame-options']).toBe('DENY');
});

test('a visitor signs in and keeps the calculation; a member saves to the account', async ({ page }) => {
  const member = await openAccount();
  await save(page, '500 000');
  const path = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await signIn(page, member);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.getByRole('button', { name: 'Keep it in my account' }).click();
  await expect(page.getByText('Kept in your account')).toBeVisible();
  await expect(page.getByText('It is kept until')).toBeHidden();
  await save(page, '700 000');
  await expect(page.getByText('You find it again under Saved calculations')).toBeVisible();
  await page.goto('/account/calculations');
  await expect(page.getByRole('link', { name: 'Individual Tax, 2023/2024' })).toHaveCount(2);
});

test('a month is saved to the cent of the year behind it', onlyIn('script'), async ({ page }) => {
  await openHydrated(page, '/calculator?type=individual');
  await page.getByLabel('Gross income', { exact: true }).fill('500 000');
  await page.getByText('Monthly', { exact: true }).click();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByRole('button', { name: 'Save Calculation' }).click();
  await expect(page).toHaveURL(/\/calculation\//);
  await page.getByRole('button', { name: 'Open in the calculator' }).click();
  await page.getByText('Annual', { exact: true }).click();
  await expect(page.getByLabel('Gross income', { exact: true })).toHaveValue(/^500\s000$/);
  await expect(sheet(page)).toContainText(/R\s103\s405\.00/);
});

async function save(page: Page, grossIncome: string): Promise<void> {
  await page.goto('/calculator?type=individual');
  await page.getByLabel('Gross income', { exact: true }).fill(grossIncome);
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByRole('button', { name: 'Save Calculation' }).click();
}

function sheet(page: Page) {
  return page.locator('.result-sheet');
}
