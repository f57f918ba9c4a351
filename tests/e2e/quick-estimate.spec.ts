import type { Page } from '@playwright/test';
import { NEGATIVE, NOT_A_NUMBER } from '#app/tax/amount.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { expectAccessible } from './axe.ts';
import { expect, onlyIn, openHydrated, test } from './journey.ts';
import { validateHtml } from './markup.ts';

test('R 500 000 and one dependant have their tax, and the tax under the tables of SARS', async ({ page }) => {
  await estimate(page, 'R 500 000', '1');
  await expect(figure(page)).toHaveText(/^R\s89\s393\.00$/);
  await expect(page.getByText(/2023\/2024/)).toContainText(/R\s95\s077\.00$/);
  await expect(page.getByText(`based on the ${taxYearLabel(newestTaxYear)} tax year`)).toBeVisible();
  expect(page.url()).not.toContain('500');
  await expectAccessible(page);
});

test('a field that is refused, or counts as 0, says so', async ({ page, javaScriptEnabled }) => {
  await estimate(page, '', '');
  await expect(income(page)).toHaveAccessibleDescription(/Please enter your annual gross income/);
  await expect(income(page)).toHaveAttribute('aria-invalid', 'true');
  await fillEstimate(page, '-500000', '');
  await expect(income(page)).toHaveAccessibleDescription(NEGATIVE);
  await fillEstimate(page, '500000', '21');
  await expect(dependants(page)).toHaveAccessibleDescription('Enter a whole number from 0 to 20.');
  const answer =
    javaScriptEnabled === false && page.waitForResponse((one) => one.request().method() === 'POST');
  await fillEstimate(page, 'a lot', 'some');
  if (answer) expect(await validateHtml(await (await answer).text())).toEqual([]);
  await expect(figure(page)).toHaveText(/^R\s0\.00$/);
  await expect(income(page)).toHaveAccessibleDescription(NOT_A_NUMBER);
  await expect(dependants(page)).toHaveAccessibleDescription(NOT_A_NUMBER);
  await expect(income(page)).toHaveValue('a lot');
  await expectAccessible(page);
});

test('toasts name the outcome, and every key estimates again', onlyIn('script'), async ({ page }) => {
  await openHydrated(page, '/');
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  await page.getByRole('button', { name: 'Calculate my tax' }).click();
  await expect(toast(page)).toContainText('Missing information');
  await expect(toast(page)).toContainText('Please enter your annual gross income');
  await income(page).fill('-1');
  await page.getByRole('button', { name: 'Calculate my tax' }).click();
  await expect(toast(page)).toContainText('Invalid input');
  await income(page).fill('500 000');
  await page.getByRole('button', { name: 'Calculate my tax' }).click();
  await expect(toast(page)).toContainText('Quick estimate calculated');
  await dependants(page).fill('1');
  await expect(figure(page)).toHaveText(/^R\s89\s393\.00$/);
  expect(requests).toEqual([]);
});

async function estimate(page: Page, grossIncome: string, dependantCount: string) {
  await page.goto('/');
  await fillEstimate(page, grossIncome, dependantCount);
}

async function fillEstimate(page: Page, grossIncome: string, dependantCount: string) {
  await income(page).fill(grossIncome);
  await dependants(page).fill(dependantCount);
  await page.getByRole('button', { name: 'Calculate my tax' }).click();
}

function income(page: Page) {
  return page.getByLabel('Annual gross income');
}

function dependants(page: Page) {
  return page.getByLabel('Medical aid dependants');
}

function figure(page: Page) {
  const row = page.getByRole('table', { name: 'Quick tax estimate' }).getByRole('row').last();
  return row.getByRole('cell');
}

function toast(page: Page) {
  return page.locator('toast-region');
}
