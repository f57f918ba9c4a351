import type { Page } from '@playwright/test';
import { calculatorPath } from '#app/tools/calculators/calculator-path.ts';
import { calculators, type CalculatorType } from '#app/tools/calculators/calculators.ts';
import { calculate } from '#app/tools/calculators/calculate.ts';
import { ENTRIES } from '#app/tools/calculators/entries.test-support.ts';
import type { Values } from '#app/tools/calculators/field.ts';
import { yearValue } from '#app/tools/calculators/fields.ts';
import { shownIn } from '#app/tools/calculators/figures.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { expectLargest } from './calculator-form.ts';
import { expect, SCRIPT, test } from './journey.ts';
import { expectLightFirstVisit } from './weight.ts';

/** The amounts of a year: a month's are twelfths of them. */
const entriesOf = (type: CalculatorType) => ENTRIES[type].filter(({ period }) => !period);

/** All of them have one style, and what leads is told by the engine: by day those whose pages differ most are looked at. */
const SHOWN = process.env.NIGHTLY
  ? calculators
  : calculators.filter(({ type }) => ['individual', 'worksheet', 'vat-watch'].includes(type));

test(
  'every calculator keeps to its bytes, and one figure leads, larger than others',
  SCRIPT,
  async ({ page }) => {
    test.slow();
    for (const calculator of SHOWN) {
      const path = calculatorPath(calculator);
      await test.step(path, async () => {
        const kind = calculator.type === 'worksheet' ? 'worksheet' : 'calculator';
        await expectLightFirstVisit(page, path, kind);
        for (const entries of entriesOf(calculator.type))
          await expectOneLeads(page, { ...calculator, path, entries });
      });
    }
  },
);

test(
  'every frame keeps to its bytes and column, and one figure leads, the largest',
  SCRIPT,
  async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 700 });
    for (const { type } of SHOWN) {
      const path = `/embed/calculator?type=${type}`;
      await test.step(path, async () => {
        await expectLightFirstVisit(page, path, 'frame');
        for (const entries of entriesOf(type)) await expectOneLeads(page, { type, path, entries });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      });
    }
  },
);

test("on the home page no figure is larger than SARS's tax of this year", async ({ page }) => {
  for (const [grossIncome, dependants] of [
    ['100000', ''],
    ['500 000', '1'],
    ['2.4m', '4'],
  ] as const) {
    await page.goto('/');
    await page.getByLabel('Gross income').fill(grossIncome);
    await page.getByLabel('Medical aid dependants').fill(dependants);
    await page.getByRole('button', { name: 'Calculate my tax' }).click();
    const medicalMembers = String(Number(dependants) + 1);
    await expect(page.locator('[data-text=leadingTax]')).toHaveText(
      leadingText('individual', { grossIncome, medicalMembers }),
    );
    await expectLargest(page, 'quick-estimate', '[data-text=leadingTax]');
  }
});

async function expectOneLeads(
  page: Page,
  { type, path, entries }: { type: CalculatorType; path: string; entries: Values },
): Promise<void> {
  await fill(page, path, entries);
  await expect(page.locator('.figure-lead .figure')).toHaveText(leadingText(type, entries));
  await expectLargest(page, '.result-sheet', '.figure-lead .figure');
}

/** The engine's answer for this year, whatever was chosen, or for the year of something with a day of its own. */
function leadingText(type: CalculatorType, { taxYear: chosen, ...entries }: Values): string {
  const calculator = calculators.find((calculator) => calculator.type === type);
  const now = yearValue(newestTaxYear);
  const taxYear = !chosen || chosen === 'firm' || calculator?.todayLeads ? now : chosen;
  const outcome =
    calculator &&
    calculate(calculator, { ...entries, ...(chosen || calculator.todayLeads ? { taxYear } : {}) });
  const headline = outcome?.kind === 'calculated' && outcome.assessment.headlines[0];
  if (!headline) throw new Error(`no result of ${type}`);
  return shownIn('annual', headline).text;
}

async function fill(page: Page, path: string, { taxYear, ...entries }: Values): Promise<void> {
  const reset = page.getByRole('link', { name: 'Reset' });
  if (await reset.isVisible()) await reset.click();
  else await page.goto(path);
  if (taxYear) await page.getByLabel('Tax year', { exact: true }).selectOption(taxYear);
  for (const [name, value] of Object.entries(entries)) {
    const field = page.locator(`.calculator-form [name="${name}"]`).first();
    const kind = await field.evaluate((element) => `${element.localName} ${element.getAttribute('type')}`);
    if (kind.startsWith('select')) await field.selectOption(value);
    else if (kind === 'input checkbox') await field.check();
    else if (kind === 'input radio')
      await page.locator(`.calculator-form [name="${name}"][value="${value}"]`).check();
    else await field.fill(value);
  }
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
}
