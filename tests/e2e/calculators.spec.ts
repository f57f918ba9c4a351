import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { tools } from '#content/tools.ts';
import { calculatorPath } from '#app/tools/calculators/calculator-path.ts';
import { calculators } from '#app/tools/calculators/calculators.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { firstOfEachKind } from './axe.ts';
import { calculatorCases } from './calculator-cases.ts';
import { calculate, expectLargest, openMenu, openWorking, sheet, spaced } from './calculator-form.ts';
import {
  downloadBy,
  EVERYWHERE,
  expect,
  fillIn,
  hasScript,
  NO_SCRIPT,
  onlyIn,
  openHydrated,
  SCRIPT,
  test,
  thorough,
} from './journey.ts';
import { overlap, wordsUnderToast } from './layout.ts';

test('each calculator gives its figures on the page and as a spreadsheet', async ({ page }) => {
  test.slow();
  const closely = firstOfEachKind();
  for (const calculator of calculators.filter((one) => closely(calculatorPath(one).split('?')[0] ?? '')))
    await test.step(calculator.type, () => expectFigures(page, calculator));
});

test('a line has its working, an enquiry the figures, Reset hides all', EVERYWHERE, async ({ page }) => {
  await page.goto('/calculator');
  await calculate(page, { 'Gross income': '500 000' });
  await openWorking(page);
  await expect(page.getByText(/79.998 \+ 31% × \(500.000 − 383.100\)/)).toBeVisible();
  await openMenu(page);
  await page.getByRole('button', { name: 'Ask about this result' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(/Individual Tax Calculator/);
  await expect(page.getByLabel('Message')).toHaveValue(/SARS tables 2026\/27: R\s98\s417\.00/);

  await page.goto('/calculator');
  await calculate(page, { 'Gross income': '500 000' });
  await expect(page.locator('.figures')).toBeVisible();
  await page.getByRole('link', { name: 'Reset' }).click();
  await expect(page.locator('.figures')).toHaveCount(0);
  await expect(page.getByLabel('Gross income', { exact: true })).toHaveValue('');
});

test(
  'a result under SARS tables names their year, one of monthly amounts is a twelfth',
  thorough(),
  async ({ page }) => {
    await page.goto('/calculator');
    await page.getByLabel('Tax year', { exact: true }).selectOption('2023');
    await calculate(page, { 'Gross income': '500 000' });
    await expect(page.getByText(/SARS's tables of the 2023\/24 tax year/)).toBeVisible();
    const shown = page.locator('.figures');
    await expect(shown.locator('.figure-lead')).toHaveText(
      /^Tax for the year SARS tables 2026\/27R\s98\s417\.00$/,
    );
    await expect(shown.locator('.figure-below')).toContainText([
      spaced('Firm estimate 2023/2024R 103 405.00'),
      spaced('SARS tables 2023/24R 100 272.00'),
    ]);
    await expect(page.locator('.headlines-of')).toHaveText('SARS tables 2023/24, explained here');

    await page.goto('/calculator');
    await page.getByText('Monthly', { exact: true }).click();
    await calculate(page, { 'Gross income': '50 000' });
    await expect(page.locator('.figures')).toContainText('Tax a month');
    await openWorking(page);
    await expect(page.getByRole('row', { name: 'Gross income' })).toContainText(spaced('50 000.00'));
  },
);

test('an empty form is asked for an amount, and text that is no number is warned of', async ({ page }) => {
  await page.goto('/calculator?type=company');
  await calculate(page);
  await expect(page.getByText('This is needed for an answer.').first()).toBeVisible();
  await expect(page.getByText('Calculation successful')).toHaveCount(0);
  await calculate(page, { 'Taxable income': 'plenty' });
  await expect(page.locator('.field-warning')).toContainText('Not a number: counted as 0.');
  const sheet = page.locator('.result-sheet');
  await expect(sheet.getByText('“plenty” is not a number: counted as R 0.')).toBeVisible();
  await expect(sheet.getByText('No tax is due')).toHaveCount(0);
  await sheet.getByRole('link', { name: 'Look at “Taxable income”' }).click();
  await expect(page.getByLabel('Taxable income')).toBeFocused();
});

test(
  'a result is confirmed by a toast that covers neither the answer nor the button',
  SCRIPT,
  async ({ page }) => {
    const toast = page.locator('toast-region');
    for (const [width, height] of [
      [360, 640],
      [360, 740],
      [1440, 740],
      [1440, 810],
      [1440, 900],
    ] as const) {
      const size = `${width} × ${height}`;
      await page.setViewportSize({ width, height });
      await openHydrated(page, '/calculator?type=company');
      await fillIn(page, { 'Taxable income': '500 000' });
      await expect(toast).toHaveText('');
      await calculate(page);
      await expect(toast).toContainText('Calculation successful');
      const box = await toast.locator('.toast').boundingBox();
      const button = page.getByRole('button', { name: 'Calculate', exact: true });
      expect(overlap(box, await button.boundingBox()), size).toBe(false);
      expect(await wordsUnderToast(page, '.answer'), size).toEqual([]);
      await page.getByRole('link', { name: 'Reset' }).click();
      await calculate(page);
      await expect(toast).toHaveText('');
    }
  },
);

test('during typing a bar shows the result, and covers no field', onlyIn('phone'), async ({ page }) => {
  await openHydrated(page, '/calculator?type=individual');
  await page.getByLabel('Gross income', { exact: true }).pressSequentially('35000');
  const bar = page.locator('.answer-bar');
  await expect(bar).toBeInViewport();
  const fields = page.locator('.calculator-form :is(input:not([type=hidden], [type=radio]), select):visible');
  for (const field of await fields.all()) {
    await field.focus();
    const [under, over] = [await field.boundingBox(), await bar.boundingBox()];
    if (!under || !over) throw new Error('a field is not shown');
    expect(under.y + under.height).toBeLessThanOrEqual(over.y + 1);
  }

  await openHydrated(page, '/calculator?type=executor');
  await page.getByLabel('Gross assets', { exact: true }).pressSequentially('2000000');
  await expect(bar).toHaveText(spaced('Executor’s fee Tariff of executors 2026/27R 70 000.00'));
});

test('a reverse question is answered, and a second estimate is tested', thorough(), async ({ page }) => {
  await page.goto('/calculator?type=individual');
  await calculate(page, { 'Gross income': '1' });
  await page.locator('summary', { hasText: 'Work backwards' }).click();
  await page.getByLabel('Income after tax you want').fill('401 583');
  if (!hasScript()) await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByRole('list', { name: 'Worked backwards' })).toContainText(
    spaced('A gross income of R 500 000.00 leaves R 401 583.00 after tax of R 98 417.00.'),
  );

  await page.goto('/provisional');
  await page.locator('summary', { hasText: 'Another estimate' }).click();
  await calculate(page, {
    Payment: 'Second, end of February',
    'Did you pay in August? How much?': '0',
    'To the end of': 'August 2026',
    'Business income so far': '250 000',
    'Taxable income you would estimate': '300 000',
  });
  // 2026/27: R 450 000 bears R 82 917 and R 300 000, which is paid, R 40 572.
  await openWorking(page);
  await expect(page.getByRole('row', { name: 'Underestimation penalty' })).toContainText(spaced('8 469.00'));
});

test('a result says who does it, and what that costs where there is a plan', NO_SCRIPT, async ({ page }) => {
  await page.goto('/calculator?type=executor');
  await calculate(page, { 'Gross assets': '1 000 000' });
  await expect(sheet(page).getByRole('link', { name: 'Ruwayda Samsodien' })).toBeVisible();
  await expect(sheet(page).getByText('We do it for')).toHaveCount(0);
  await page.goto('/calculator');
  await calculate(page, { 'Gross income': '500 000' });
  await expect(sheet(page).getByText(/We do it for R\s1\s495 per return/)).toBeVisible();
  await sheet(page).getByRole('link', { name: 'Start with this plan' }).click();
  await expect(page).toHaveURL('/start/individual-income-tax');
});

async function expectFigures(page: Page, calculator: (typeof calculators)[number]): Promise<void> {
  const { fields, figures } = calculatorCases[calculator.type];
  const path = calculatorPath(calculator);
  await openHydrated(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tools[calculator.tool].name);
  await calculate(page, fields);
  const confirmation = hasScript() ? page.locator('toast-region') : page.getByRole('status').first();
  await expect(confirmation).toContainText('Calculation successful');
  await expect(confirmation).toContainText(calculator.success);
  await expectLargest(page, '.result-sheet', '.figure-lead .figure');
  await openWorking(page);
  for (const [line, figure] of Object.entries(figures)) {
    const header = page.getByRole('rowheader', { name: line });
    const row = page.locator('.working tr', { has: header }).first();
    await expect(row).toContainText(spaced(figure));
  }
  const year = taxYearLabel(calculator.initialYear());
  const source =
    calculator.type === 'executor' ? 'the tariff of executors' : `SARS's tables of the ${year} tax year`;
  await expect(page.getByText(source).first()).toBeVisible();
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(path);
  await openMenu(page);
  const download = await downloadBy(page.getByRole('button', { name: 'Spreadsheet (CSV)' }));
  const text = await readFile(await download.path(), 'utf8');
  for (const [line, figure] of Object.entries(figures)) {
    const name = line.includes(',') ? `"${line}"` : line;
    expect(text).toContain(`${name},${figure.replace(/[R−\s]/g, '')}`);
  }
}
