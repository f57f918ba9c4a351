import { calculate, sheet } from './calculator-form.ts';
import { EVERYWHERE, expect, expectHydrated, hasScript, test } from './journey.ts';

/** All that has to be typed: the notice is of today. */
const TYPED = {
  'Taxable income on the notice': '480 000',
  'Refund on the notice': '2 000',
  'Day of the notice': new Date().toISOString().slice(0, 10),
  'Paid into the annuity': '24 000',
  'Retirement contributions': '36 000',
};

test('an employee has the answer after five fields and three presses', EVERYWHERE, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'My refund is small' }).click();
  await page.getByRole('link', { name: 'I have an auto-assessment' }).click();
  await expect(page).toHaveURL('/auto-assessment');
  if (hasScript()) await expectHydrated(page);
  await page
    .getByRole('radiogroup', { name: /retirement annuity/ })
    .getByText('Yes')
    .click();
  await page.getByRole('button', { name: /^No to (all of these|the others)$/ }).click();
  await expect(page.getByRole('radio', { name: 'No', exact: true, checked: true })).toHaveCount(5);
  await expect(page.getByText('Missing information')).toHaveCount(0);
  if (!hasScript()) {
    await expect(page).toHaveURL('/auto-assessment#figures');
    await expect(page.getByLabel('Taxable income on the notice')).toBeInViewport();
  }
  for (const [label, value] of Object.entries(TYPED))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel(/^I have the fund's certificate/).check();
  await calculate(page);
  // 31% of R 24 000.
  await expect(sheet(page)).toContainText(/R\s7\s440 more than SARS offers/);
  await expect(sheet(page)).toContainText(/File a full return on eFiling by/);
});
