import type { Page } from '@playwright/test';
import { calculate, openWorking, sheet, spaced } from './calculator-form.ts';
import { EVERYWHERE, expect, hasScript, openHydrated, test } from './journey.ts';

const WORKER = {
  'Your pay': '20 000',
  'First day of employment': '2020-03-01',
  'Last day of employment': '2026-11-30',
  'What happens to your notice?': 'paid',
  'Leave not taken': '12',
  'Taken from the retirement fund': '600 000',
  'Are you 55 or older?': 'no',
};

test(
  'a retrenched worker sees what is due, each part’s table and the money in hand',
  EVERYWHERE,
  async ({ page }) => {
    await openHydrated(page, '/retrenchment');
    await calculate(page, WORKER);
    await expect(page.getByText('For an answer this is needed').first()).toBeVisible();
    await expect(page.locator('.figure-lead')).toHaveCount(0);

    await calculate(page, { 'Did you ever hold more than 5% of its shares?': 'no' });
    // 27 692.31 + 18 461.54 + 11 076.92 + 600 000 − 7 272.00 − 13 984.62.
    await expect(page.locator('.figure-lead')).toContainText(spaced('R 635 974.15'));
    await expect(sheet(page)).toContainText(spaced('The employer owes at least'));
    await expect(sheet(page)).toContainText(spaced('R 57 230.77'));
    await expect(sheet(page)).toContainText('Severance benefit: the retirement table');
    await expect(sheet(page)).toContainText('Fund money: the retirement table');
    await expect(sheet(page)).toContainText('we have seen no page of SARS for 2026/27');
    await expect(sheet(page)).toContainText('by 30 November 2027 at the latest');

    await unfold(page, 'What the employer offers');
    await calculate(page, { 'Severance pay offered': '20 000' });
    await expect(sheet(page)).toContainText(spaced('severance pay by R 7 692.31'));
  },
);

test(
  'a learner’s employer claims the incentive on the allowance of the learnership',
  EVERYWHERE,
  async ({ page }) => {
    await openHydrated(page, '/calculator?type=payslip');
    await unfold(page, 'UIF, SDL and the employment tax incentive');
    await calculate(page, {
      'Pay before deductions': '3 500',
      Age: '22',
      'Employment tax incentive (ETI)': 'first',
    });
    await calculate(page, {
      'Age of the employee at the end of the month': 'yes',
      'Hours in the month': '160',
      'What fixes the wage?': 'minimum',
    });
    await expect(sheet(page)).toContainText(
      'A registered learnership, a public works programme or an exemption',
    );
    await page.getByLabel('What fixes the wage?').selectOption('learnership');
    if (!hasScript()) await calculate(page);
    await calculate(page, { 'Level of the learnership and credits earned': 'nqf-1-2-0-120' });
    await expect(sheet(page)).toContainText(spaced('The wage reaches R 455.00 a week'));
    await expect(sheet(page)).toContainText('Employment tax incentive of the month');
    await openWorking(page);
    const incentive = page.getByRole('row', { name: 'Employment tax incentive (ETI)' });
    await expect(incentive).toContainText(spaced('1 500.00'));
  },
);

test('a co-owner who sells the home has a share of its exclusion', EVERYWHERE, async ({ page }) => {
  await openHydrated(page, '/calculator?type=capital-gains');
  await page.getByLabel('It is my primary residence').check();
  await unfold(page, 'Home: co-owners, trade or letting, large grounds');
  await calculate(page, {
    'Proceeds from sale': '9 000 000',
    'Base cost': '2 000 000',
    'Current taxable income': '600 000',
    'Your share of the home': '50',
  });
  // 3 500 000 − 1 500 000 − 50 000 = 1 950 000, of which 40% is taxed on top of 600 000.
  await expect(page.locator('.figure-lead')).toContainText(spaced('R 311 186.00'));
  await openWorking(page);
  const exclusion = page.getByRole('row', { name: 'Exclusion of the primary residence' });
  await expect(exclusion).toContainText(spaced('1 500 000.00'));
});

test('a part of a year has a part of the rebates', EVERYWHERE, async ({ page }) => {
  await openHydrated(page, '/calculator?type=individual');
  await page.getByLabel('Tax year', { exact: true }).selectOption('2025');
  await unfold(page, 'Part of a year, and months on the medical aid');
  await calculate(page, {
    'Gross income': '180 000',
    'Last day, if the year ended early': '2025-08-31',
  });
  // 32 400 − 17 235 × 184 ÷ 365.
  await expect(page.locator('.figure-lead')).toContainText(spaced('R 23 711.67'));
});

async function unfold(page: Page, group: string): Promise<void> {
  const summary = page.locator('.field-group > summary', { hasText: group });
  if (!(await summary.locator('..').evaluate((details) => details.hasAttribute('open'))))
    await summary.click();
}
