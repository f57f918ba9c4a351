import type { Page } from '@playwright/test';
import { NEGATIVE, NOT_A_NUMBER } from '#app/tax/amount.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { expectAccessible } from './axe.ts';
import { expect, hasScript, NO_SCRIPT, recordRequests, SCRIPT, test } from './journey.ts';
import { validateHtml } from './markup.ts';

const SARS = `SARS tables ${taxYearLabel(newestTaxYear)}`;
const FIRM = 'Firm estimate 2023/2024';

test('SARS’s tax on R 500 000 with one dependant leads, the smaller firm figure below', async ({ page }) => {
  await estimate(page, 'R 500 000', '1');
  await expect(figure(page, SARS)).toHaveText(/^R\s89\s393\.00$/);
  await expect(figure(page, FIRM)).toHaveText(/^R\s95\s077\.00$/);
  const sizes = [figure(page, SARS), figure(page, FIRM)].map((one) =>
    one.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  );
  const [leading = 0, below = 0] = await Promise.all(sizes);
  expect(leading).toBeGreaterThan(below);
  await expect(
    page.getByText(
      `${FIRM}: An estimate based on the 2023/2024 tax year. Actual amounts may vary; consult a tax expert.`,
    ),
  ).toBeVisible();
  expect(page.url()).not.toContain('500');
  await expectAccessible(page);
});

test('the lines of a small income add up, and a month counts twelve times', async ({ page }) => {
  await page.goto('/');
  await page.getByText('a month', { exact: true }).click();
  await fillEstimate(page, '2 500', '');
  await expect(income(page)).toHaveAccessibleDescription(/^R\s30\s000\.00 a year$/);
  await page.getByText(`The working, ${SARS}`).click();
  const table = page.getByRole('table', { name: 'Quick tax estimate' });
  const amounts = await table.getByRole('cell').allTextContents();
  const cents = amounts.map((text) => Number(text.replaceAll(/\D/g, '')));
  expect(cents[0]).toBe(540_000);
  expect(cents[0]! - cents[1]! - cents[2]!).toBe(cents[3]);
});

test('a field that is refused, or counts as 0, says so', async ({ page }) => {
  await estimate(page, '', '');
  await expect(income(page)).toHaveAccessibleDescription(
    'Missing information: Please enter your annual gross income',
  );
  await expect(income(page)).toHaveAttribute('aria-invalid', 'true');
  await fillEstimate(page, '-500000', '');
  await expect(income(page)).toHaveAccessibleDescription(`Invalid input: ${NEGATIVE}`);
  await fillEstimate(page, '500000', '21');
  await expect(dependants(page)).toHaveAccessibleDescription(
    'Invalid input: Enter a whole number from 0 to 20.',
  );
  const answer = !hasScript() && page.waitForResponse((one) => one.request().method() === 'POST');
  await fillEstimate(page, 'a lot', 'some');
  if (answer) expect(await validateHtml(await (await answer).text())).toEqual([]);
  await expect(figure(page, SARS)).toHaveText(/^R\s0\.00$/);
  await expect(income(page)).toHaveAccessibleDescription(NOT_A_NUMBER);
  await expect(dependants(page)).toHaveAccessibleDescription(NOT_A_NUMBER);
  await expect(income(page)).toHaveValue('a lot');
  await expectAccessible(page);
});

test('without a script the outcome is at the top of the page', NO_SCRIPT, async ({ page }) => {
  const message = page.getByRole('main').getByRole('status').first();
  await estimate(page, '', '');
  await expect(message).toContainText('Missing information');
  await expect(message).toContainText('Please enter your annual gross income');
  await fillEstimate(page, '-1', '');
  await expect(message).toContainText('Invalid input');
  await fillEstimate(page, '500 000', '1');
  await expect(message).toHaveText('Quick estimate calculated');
});

test('every key estimates again, without the server', SCRIPT, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('quick-estimate')).toHaveAttribute('data-live');
  const requests = recordRequests(page);
  await income(page).pressSequentially('500');
  await expect(figure(page, FIRM)).toHaveText(/^R\s0\.00$/);
  await income(page).pressSequentially('000');
  await expect(income(page)).toHaveValue(/^500\s000$/);
  await dependants(page).fill('1');
  await expect(figure(page, SARS)).toHaveText(/^R\s89\s393\.00$/);
  await page.getByRole('button', { name: 'Calculate my tax' }).click();
  const toast = page.locator('toast-region');
  await expect(toast).toContainText('Quick estimate calculated');
  await fillEstimate(page, '', '1');
  await expect(toast).toHaveText('');
  await fillEstimate(page, 'a lot', '1');
  await expect(toast).toHaveText('');
  await dependants(page).fill('21');
  await expect(dependants(page)).toHaveAttribute('aria-invalid', 'true');
  await dependants(page).fill('');
  await expect(dependants(page)).not.toHaveAttribute('aria-invalid');
  expect(requests).toEqual([]);
});

test('the full calculator opens with the income', SCRIPT, async ({ page }) => {
  await estimate(page, '35 000', '1');
  await page.getByText('a month', { exact: true }).click();
  await page.getByRole('link', { name: 'Work it out in full' }).click();
  await expect(page).toHaveURL(/\/calculator/);
  await expect(page.getByLabel('Gross income').first()).toHaveValue(/^35\s000$/);
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
  return page.getByLabel('Gross income', { exact: true });
}

function dependants(page: Page) {
  return page.getByLabel('Medical aid dependants');
}

function figure(page: Page, name: string) {
  return page.locator('.estimate-figure').filter({ hasText: name }).locator('strong');
}
