import type { Page } from '@playwright/test';
import { firm } from '#content/firm.ts';
import { calculate, openMenu, spaced } from './calculator-form.ts';
import { expect, holdBack, openHydrated, recordRequests, SCRIPT, test, thorough } from './journey.ts';

test('a shared link fills the form and never tells the server', SCRIPT, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/calculator');
  await calculate(page, { 'Gross income': '480 000' });
  await openMenu(page);
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const requests = recordRequests(page);
  await page.goto('/');
  await page.goto(link);
  await expect(page.getByLabel('Gross income', { exact: true })).toHaveValue('480 000');
  await expect(page.locator('.figures')).toBeVisible();
  expect(requests.filter((url) => url.includes('480'))).toEqual([]);
});

test(
  'what two parts of a tool ask alike goes along to the other part',
  thorough(SCRIPT),
  async ({ page }) => {
    await page.goto('/calculator?type=provisional');
    await calculate(page, { 'Salary, pension and other income': '480 000' });
    const parts = page.getByRole('navigation', { name: 'Parts: Provisional Tax Calculator' });
    await expect(parts.getByRole('link', { name: 'Both payments' })).toHaveAttribute('aria-current', 'page');
    await parts.getByRole('link', { name: 'One payment' }).click();
    await expect(page).toHaveURL(/\/provisional#/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provisional Tax Calculator');
    await expect(page.getByLabel('Salary, pension and other income', { exact: true })).toHaveValue('480 000');
  },
);

test('every key calculates without a request, also beside a kept scenario', SCRIPT, async ({ page }) => {
  await openHydrated(page, '/calculator');
  const requests = recordRequests(page);
  const current = page.locator('[data-figure=current] .figure');
  await page.getByLabel('Gross income', { exact: true }).pressSequentially('500000');
  await expect(page.getByLabel('Gross income', { exact: true })).toHaveValue('500 000');
  await expect(current).toHaveText(spaced('R 98 417.00'));
  await page.getByRole('button', { name: 'Compare two scenarios' }).click();
  await page.getByLabel('Gross income', { exact: true }).fill('600 000');
  const scenarios = page.getByRole('region', { name: 'Two scenarios' });
  const row = scenarios.getByRole('row', { name: 'Gross income' });
  await expect(row).toContainText(spaced('500 000.00'));
  await expect(row).toContainText(spaced('600 000.00'));
  await expect(row).toContainText(spaced('+ 100 000.00'));
  expect(requests).toEqual([]);
});

test('what was typed before the script ran is calculated, and stays', thorough(SCRIPT), async ({ page }) => {
  const release = await holdBack(page, /live-calculator-element/);
  await page.goto('/calculator?type=individual', { waitUntil: 'domcontentloaded' });
  await page.getByText('Monthly', { exact: true }).click();
  await page.getByLabel('Tax year', { exact: true }).selectOption('2023');
  await page.getByLabel('Gross income', { exact: true }).pressSequentially('35000');
  const income = page.getByLabel('Gross income', { exact: true });
  for (const key of ['ArrowLeft', 'ArrowLeft']) await income.press(key);
  release();
  await expect(page.locator('.figures')).toContainText('Tax a month');
  await expect(page.getByText(/SARS's tables of the 2023\/24 tax year/)).toBeVisible();
  await expect(income).toHaveValue('35 000');
  await income.press('7');
  await expect(income).toHaveValue('350 700');
});

test(
  'a result prints on one page: name, year, day, entries, figures, working',
  thorough(SCRIPT),
  async ({ page }) => {
    await openHydrated(page, '/calculator');
    await calculate(page, { 'Gross income': '500 000', 'Retirement contributions': '50 000' });
    await openMenu(page);
    await page.getByLabel('Name on the print').fill('Thandi Nkosi');
    await page.emulateMedia({ media: 'print' });
    const head = page.locator('.print-only');
    await expect(head.getByText(firm.address.street).first()).toBeVisible();
    await expect(head).toContainText('For Thandi Nkosi');
    await expect(head).toContainText(/SARS tables 2026\/27, worked out on \d+ \w+ 20\d\d/);
    await expect(head).toContainText(/Age\s*30/);
    await expect(page.locator('form input').first()).toBeHidden();
    await expect(page.locator('.figures')).toContainText('Firm estimate 2023/2024');
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(pages).toHaveLength(1);
  },
);

test('Back, reload and a new tab keep the form', SCRIPT, async ({ page, context }) => {
  await openHydrated(page, '/calculator?type=individual');
  await page.getByText('Monthly', { exact: true }).click();
  await page.getByLabel('Gross income', { exact: true }).pressSequentially('35000');
  await page.getByRole('link', { name: 'book a consultation' }).first().click();
  await expect(page).toHaveURL('/book');
  await page.goBack();
  await expectFilled(page);
  await page.reload();
  await expectFilled(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expectFilled(other);
});

async function expectFilled(page: Page) {
  await expect(page.getByLabel('Gross income', { exact: true })).toHaveValue('35 000');
  await expect(page.locator('.figures')).toContainText('Tax a month');
}
