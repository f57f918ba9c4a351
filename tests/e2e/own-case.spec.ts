import type { Page } from '@playwright/test';
import { calculate, openWorking, sheet, spaced } from './calculator-form.ts';
import { expect, hasScript, openHydrated, test } from './journey.ts';

test('a learner’s employer claims the incentive on the allowance of the learnership', async ({ page }) => {
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
});

async function unfold(page: Page, group: string): Promise<void> {
  const summary = page.locator('.field-group > summary', { hasText: group });
  if (!(await summary.locator('..').evaluate((details) => details.hasAttribute('open'))))
    await summary.click();
}
