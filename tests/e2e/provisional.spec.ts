import type { Page } from '@playwright/test';
import { calculate, openWorking, sheet, spaced } from './calculator-form.ts';
import { EVERYWHERE, expect, fillIn, hasScript, test } from './journey.ts';

const SECOND = { Payment: 'Second, by the end of February' };
const AUGUST = 'Did you pay in August? How much?';

test(
  'the first question is what was paid in August; without it there is no answer',
  EVERYWHERE,
  async ({ page }) => {
    await page.goto('/provisional');
    await fillIn(page, SECOND);
    await expect(page.locator('.calculator-form input[inputmode=decimal]').first()).toHaveAttribute(
      'name',
      'provisionalTaxPaid',
    );
    await calculate(page, { 'Business income of the year': '720 000' });
    await expect(page.getByText('For an answer this is needed')).toBeVisible();
    await expect(page.getByLabel(AUGUST)).toHaveAttribute('aria-invalid', 'true');
  },
);

test('a freelancer who paid R 20 000 in August, and one who paid nothing', EVERYWHERE, async ({ page }) => {
  // R 480 000 bears 110 037 − 17 820 = 92 217, of which half is 46 108.50.
  await page.goto('/provisional');
  await estimated(page, '20 000');
  await expect(sheet(page)).toContainText('Second payment, by Fri 26 Feb 2027 (IRP6)');
  await expect(sheet(page)).toContainText(spaced('R 72 217.00'));
  await expect(sheet(page)).toContainText(/only if your first estimate asked for more than you paid/);

  await page.goto('/provisional');
  await estimated(page, '0');
  await expect(sheet(page)).toContainText(spaced('R 92 217.00'));
  await expect(sheet(page)).toContainText(/Nothing was paid by 31 August 2026/);
  await expect(sheet(page)).toContainText(spaced('R 4 610.85'));
});

test(
  'twelve rows are named by their month, and an empty one needs what is expected',
  EVERYWHERE,
  async ({ page }) => {
    await page.goto('/provisional');
    await fillIn(page, { ...SECOND, [AUGUST]: '20 000', 'How you enter the year': 'Month by month' });
    if (!hasScript()) await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await expect(page.getByLabel(/: income$/)).toHaveCount(12);
    await expect(page.getByLabel('September 2026: costs')).toHaveAttribute('inputmode', 'decimal');
    await calculate(page, { 'March 2026: income': '70 000', 'March 2026: costs': '20 000' });
    await expect(page.getByLabel('Income you expect in each month to come')).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await calculate(page, {
      'Income you expect in each month to come': '60 000',
      'Costs you expect in each month to come': '20 000',
    });
    // 70 000 + 11 × 60 000 − 12 × 20 000 = R 490 000, on which the tax is 95 317.
    await expect(sheet(page)).toContainText(spaced('R 75 317.00'));
  },
);

test('a company pays on its own days, at its own rate', EVERYWHERE, async ({ page }) => {
  await page.goto('/provisional');
  await fillIn(page, { ...SECOND, 'Who pays': 'A company' });
  if (!hasScript()) await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByLabel("Last day of the company's year").selectOption('2026-12-31');
  if (!hasScript()) await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await calculate(page, {
    'Did you pay in June? How much?': '100 000',
    'Income of the year': '2 000 000',
    'Deductible expenses of the year': '800 000',
  });
  // 27% × 1 200 000 = 324 000.
  await expect(sheet(page)).toContainText(/Second payment, by Thu 31 Dec 2026/);
  await expect(sheet(page)).toContainText(spaced('R 224 000.00'));
  await openWorking(page);
  await expect(page.getByRole('row', { name: 'Tax of the year' })).toContainText(spaced('324 000.00'));
});

function estimated(page: Page, paid: string): Promise<void> {
  return calculate(page, {
    ...SECOND,
    [AUGUST]: paid,
    'Business income of the year': '720 000',
    'Business expenses of the year': '240 000',
  });
}
