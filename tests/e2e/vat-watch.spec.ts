import { calculate, spaced } from './calculator-form.ts';
import { EVERYWHERE, expect, openHydrated, test } from './journey.ts';

const PATH = '/calculator?type=vat-watch';
const TURNOVER = 'Taxable turnover of each month';
const MONTH = 'Month of the last amount';

test('pasted months say whether to register, until when and what changes', EVERYWHERE, async ({ page }) => {
  await openHydrated(page, PATH);
  const statement = [
    'Month;Sales;VAT',
    '31.05.26;2 140 000,00;321 000,00',
    'Jun-26;95 000,00;14 250,00',
    '20260731;83 000,00;12 450,00',
    'Total;2 318 000,00;347 700,00',
  ];
  await calculate(page, { [TURNOVER]: statement.join('\n') });
  const asRead = page.getByRole('region', { name: `${TURNOVER}, as read` });
  await expect(asRead.getByRole('row', { name: 'June 2026' })).toContainText(spaced('R 95 000.00'));
  await expect(page.getByText('Not counted: 1 row with a total or a balance.')).toBeVisible();
  await page.getByRole('button', { name: 'Count these rows' }).click();
  const figures = page.locator('.figures');
  await expect(figures).toContainText('Compulsory');
  await expect(page.locator('.headlines')).toContainText(spaced('R 2 318 000.00'));
  // 10 August 2026 is a public holiday.
  await expect(page.locator('.headlines')).toContainText('31 July 2026');
  await expect(page.locator('.headlines')).toContainText('Tue 1 Sep 2026');
  await expect(page.getByRole('heading', { name: 'What registration changes' })).toBeVisible();
  await page.getByText('The months as a table').click();
  await expect(page.getByRole('row', { name: /June 2026/ })).toContainText(spaced('R 2 235 000.00'));
});

test('amounts without months ask for the last one, and then are counted back from it', async ({ page }) => {
  await openHydrated(page, PATH);
  await calculate(page, { [TURNOVER]: '40 000\n45 000' });
  await expect(page.getByText(/Choose the month of the last amount/).first()).toBeVisible();
  await page.getByLabel(MONTH).selectOption({ index: 1 });
  const month = await page.getByLabel(MONTH).locator('option:checked').textContent();
  await calculate(page);
  await expect(page.locator('.figures')).toContainText('Not yet');
  await expect(page.locator('.figures')).toContainText(`Twelve months to ${month}`);
});
