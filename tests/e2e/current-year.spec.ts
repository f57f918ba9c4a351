import type { Page } from '@playwright/test';
import { calculatorPath } from '#app/tools/calculators/calculator-path.ts';
import { calculators, type CalculatorType } from '#app/tools/calculators/calculators.ts';
import { calculate } from '#app/tools/calculators/calculate.ts';
import type { Values } from '#app/tools/calculators/field.ts';
import { yearValue } from '#app/tools/calculators/fields.ts';
import { shownIn } from '#app/tools/calculators/figures.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { lastMonthOver } from '#app/tools/calculators/so-far.ts';
import { lastDayOf } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { expectLargest } from './calculator-form.ts';
import { expect, SCRIPT, test, thorough } from './journey.ts';
import { expectLightFirstVisit } from './weight.ts';

/** Entries of each calculator: salaries, pensions, trades, sales, companies and turnovers, from small to large. */
const CASES: Record<CalculatorType, Values[]> = {
  individual: [
    { grossIncome: '100000' },
    { grossIncome: '160000', age: '67', incomeKind: 'pension' },
    { grossIncome: '420000', age: '67', interestIncome: '60000', incomeKind: 'pension' },
    { grossIncome: '600000', retirementContributions: '120000', medicalMembers: '4' },
    { grossIncome: '2000000', retirementContributions: '550000' },
    { grossIncome: '600000', taxYear: 'firm' },
    { grossIncome: '600000', taxYear: '2015' },
  ],
  provisional: [
    { businessIncome: '120000', grossIncome: '480000', employeesTaxPaid: '92217', provisionalTaxPaid: '0' },
    { businessIncome: '800000', businessExpenses: '300000', provisionalTaxPaid: '0' },
    { businessIncome: '800000', taxYear: 'firm' },
    { businessIncome: '800000', taxYear: '2020' },
  ],
  'capital-gains': [
    { proceeds: '3500000', baseCost: '600000', currentIncome: '600000', primaryResidence: 'on' },
    { proceeds: '4800000', baseCost: '600000', currentIncome: '600000', taxYear: 'firm' },
    { proceeds: '1200000', baseCost: '660000', currentIncome: '500000', taxYear: '2023' },
  ],
  worksheet: [{ provisionalTaxPaid: '0', ...earnings() }],
  company: [
    { taxableIncome: '1200000', companyType: 'sbc' },
    { taxableIncome: '1200000', companyType: 'sbc', taxYear: 'firm' },
    { taxableIncome: '1000000', dividendsPaid: '200000', taxYear: '2021' },
  ],
  compare: [{ trade: 'goods', hasOneClient: 'no', turnover: '900000', costs: '300000' }],
  payslip: [
    { pay: '28000', bonus: '14800' },
    { pay: '150000', retirement: '40000', taxYear: '2021' },
  ],
  'two-incomes': [{ atOnce: 'yes', firstIncome: '20000', secondIncome: '13500', age: '67' }],
  offers: [{ firstPay: '30000', secondPay: '28000', secondBonus: '14800' }],
  turnover: [{ taxableTurnover: '900000' }, { taxableTurnover: '2300000' }],
  'two-pot': [
    { withdrawal: '25000', taxableIncome: '370000' },
    { withdrawal: '30000', taxableIncome: '80000', taxYear: '2024' },
  ],
  'lump-sum': [
    { reason: 'retired', payer: 'fund', lumpSum: '900000', earlierLumpSums: '200000' },
    { reason: 'resigned', payer: 'fund', lumpSum: '600000', taxYear: '2020' },
  ],
  retrenchment: [
    {
      pay: '20000',
      startedOn: '2020-03-01',
      endsOn: '2026-11-30',
      notice: 'paid',
      leaveDays: '12',
      fundMoney: '600000',
      isFrom55: 'no',
      heldShares: 'no',
    },
  ],
  medical: [{ medicalExpenses: '60000', taxableIncome: '480000', age: '67', taxYear: '2019' }],
  'auto-assessment': [
    {
      hasBills: 'no',
      hasAnnuity: 'no',
      hasDonations: 'no',
      hasTravel: 'no',
      hasOffice: 'no',
      hasOther: 'no',
      noticeTaxable: '480000',
      noticeRefund: '2000',
    },
  ],
  travel: [
    { allowance: '96000', vehicleValue: '400000', businessKm: '8000', totalKm: '20000', taxYear: '2023' },
  ],
  'home-office': [
    {
      premises: '150000',
      officeArea: '12',
      homeArea: '120',
      isOffice: 'on',
      isMainPlace: 'on',
      taxYear: '2022',
    },
  ],
  giving: [{ donations: '60000', taxableIncome: '480000', taxYear: '2020' }],
  'transfer-duty': [{ price: '1800000' }, { price: '25000000', taxYear: '2023' }],
  donations: [{ donation: '400000' }, { donation: '90000', donor: 'other', taxYear: '2019' }],
  'estate-duty': [{ assets: '10000000' }, { assets: '60000000', debts: '2000000', taxYear: '2025' }],
  'vat-watch': [{ turnover: '2026-06, 2 235 000\n2026-07, 83 000' }, { turnover: '2025-03, 900 000' }],
  executor: [{ assets: '2000000', income: '50000', isVendor: 'on' }],
};

/** As the form asks for them today: so far, once a month of the year is over. A frame cannot switch. */
function earnings(): Values {
  return lastMonthOver(lastDayOf(newestTaxYear), southAfricanDay()) === null
    ? { businessIncome: '720000', businessExpenses: '240000' }
    : { soFarIncome: '540000', soFarCosts: '180000' };
}

/** By day those whose pages differ most: which figure leads is told by the engine, and all have one style. */
const SHOWN = process.env.NIGHTLY
  ? calculators
  : calculators.filter(({ type }) => ['individual', 'worksheet', 'vat-watch'].includes(type));

test(
  'every calculator keeps to its bytes, and one figure leads, larger than others',
  thorough(SCRIPT),
  async ({ page }) => {
    test.slow();
    for (const calculator of SHOWN) {
      const path = calculatorPath(calculator);
      await test.step(path, async () => {
        const kind = calculator.type === 'worksheet' ? 'worksheet' : 'calculator';
        await expectLightFirstVisit(page, path, kind);
        for (const entries of CASES[calculator.type])
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
        // Each answer is a page of its own, of the same style.
        for (const entries of process.env.NIGHTLY ? CASES[type] : CASES[type].slice(0, 1))
          await expectOneLeads(page, { type, path, entries });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      });
    }
  },
);

test("on the home page no figure is larger than SARS's tax of this year", thorough(), async ({ page }) => {
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
    const tax = leadingText('individual', { grossIncome, medicalMembers });
    await expect(page.locator('[data-text=leadingTax]')).toHaveText(
      /^R\s0\.00$/.test(tax) ? 'No tax is due' : tax,
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
