import type { Page } from '@playwright/test';
import { EVERYWHERE, expect, onlyIn, openHydrated, test } from './journey.ts';

const WIDE = onlyIn('script', 'no-script');
const NOT_COUNTED = 'Not a number: counted as 0.';

test(
  'R 500 000 and one dependant cost R 95 077.00, and R 89 393.00 under the tables of SARS',
  EVERYWHERE,
  async ({ page }) => {
    await estimate(page, 'R 500 000', '1');
    await expect(figure(page)).toHaveText(/^R\s95\s077\.00$/);
    await expect(page.getByText(/Under SARS's 2026\/27 tables:/)).toHaveText(/R\s89\s393\.00$/);
    await expect(page.getByText(/based on the 2023\/2024 tax year/)).toBeVisible();
  },
);

test('an income is read as people write it', WIDE, async ({ page }) => {
  await page.goto('/');
  for (const written of ['500k', '500,000.00', 'R 500 000,00', '0.5m']) {
    await fillEstimate(page, written, '1');
    await expect(figure(page)).toHaveText(/^R\s95\s077\.00$/);
  }
});

test('no income is missing information', WIDE, async ({ page }) => {
  await estimate(page, '', '');
  await expect(income(page)).toHaveAccessibleDescription(/Please enter your annual gross income/);
  await expect(income(page)).toHaveAttribute('aria-invalid', 'true');
});

test('a negative income is refused beside the field', WIDE, async ({ page }) => {
  await estimate(page, '-500000', '');
  await expect(income(page)).toHaveAccessibleDescription(/All financial values must be positive numbers\./);
});

test('what is not a number counts as 0, and the field says so', WIDE, async ({ page }) => {
  await estimate(page, 'a lot', 'some');
  await expect(figure(page)).toHaveText(/^R\s0\.00$/);
  await expect(income(page)).toHaveAccessibleDescription(NOT_COUNTED);
  await expect(dependants(page)).toHaveAccessibleDescription(NOT_COUNTED);
  await expect(income(page)).toHaveValue('a lot');
});

test(
  'more dependants than a family has, and more rand than there are, are refused',
  WIDE,
  async ({ page }) => {
    await estimate(page, '500000', '21');
    await expect(dependants(page)).toHaveAccessibleDescription('Enter a whole number from 0 to 20.');
    await estimate(page, '100000000001', '1');
    await expect(income(page)).toHaveAccessibleDescription('Enter an amount of at most R 100 billion.');
  },
);

test(
  'the estimate says what it did, and follows every key afterwards',
  onlyIn('script'),
  async ({ page }) => {
    await page.goto('/');
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
    await expect(figure(page)).toHaveText(/^R\s95\s077\.00$/);
  },
);

test('with JavaScript an estimate asks the server nothing', onlyIn('script', 'phone'), async ({ page }) => {
  await openHydrated(page, '/');
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await fillEstimate(page, '500000', '1');
  await expect(figure(page)).toHaveText(/^R\s95\s077\.00$/);
  expect(asked).toEqual([]);
});

test('without JavaScript no amount stands in the address', onlyIn('no-script'), async ({ page }) => {
  await estimate(page, '500000', '1');
  expect(page.url()).not.toContain('500000');
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
