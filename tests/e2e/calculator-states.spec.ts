import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { calculate } from './calculator-form.ts';
import { expect, fillIn, openHydrated, SCRIPT, test, thorough } from './journey.ts';

type State = { name: string; path: string; fill: (page: Page) => Promise<void>; shows: string | RegExp };

const INDIVIDUAL = '/calculator?type=individual';

const STATES: State[] = [
  {
    name: 'a result with every question asked, every fold open and two scenarios',
    path: INDIVIDUAL,
    shows: 'Two scenarios',
    async fill(page) {
      await calculate(page, { 'Gross income': '745 320,50', 'Retirement contributions': '84k' });
      await page.locator('summary', { hasText: 'Work backwards' }).click();
      await fillIn(page, { 'Income after tax you want': '600k', 'Tax you want to pay': '-1' });
      await page.getByLabel('The pay at which a bracket starts').selectOption({ index: 3 });
      for (const fold of ['The working', 'The bands', 'What more', /^More$/])
        await page.locator('summary', { hasText: fold }).click();
      await page.getByRole('button', { name: 'Compare two scenarios' }).click();
    },
  },
  {
    name: 'wrong input',
    path: INDIVIDUAL,
    shows: 'Enter an amount of at most R 100 billion a year.',
    async fill(page) {
      await calculate(page, {
        'Gross income': 'a lot',
        'Retirement contributions': '-5',
        'Medical contributions': '200bn',
      });
    },
  },
  {
    name: 'a year that the tables refuse',
    path: INDIVIDUAL,
    shows: 'No figure for this year',
    async fill(page) {
      await fillIn(page, { 'Tax year': '2010', 'Kind of retirement fund': 'pension' });
      await fillIn(page, { 'Gross income': '500 000', 'Retirement contributions': '50 000' });
      await calculate(page, { 'Medical aid members': '1', 'Medical contributions': '60 000' });
    },
  },
  {
    name: 'expenses above income',
    path: '/calculator?type=provisional',
    shows: 'Business expenses exceed business income',
    async fill(page) {
      await calculate(page, {
        'Business income': '1',
        'Business expenses': '2',
        'Salary, pension and other income': '900 000',
        'Did you pay in August? How much?': '0',
      });
    },
  },
  {
    name: 'a second estimate that was too low, paid late after nothing in August',
    path: '/provisional',
    shows: 'Both penalties together',
    async fill(page) {
      await fillIn(page, {
        Payment: 'Second, end of February',
        'Did you pay in August? How much?': '0',
        'To the end of': 'August 2026',
        'Business income so far': '450 000',
      });
      await page.locator('summary', { hasText: 'The last assessment' }).click();
      await fillIn(page, { 'Taxable income last assessed': '400 000', 'Lump sums in it': '1' });
      await page.locator('summary', { hasText: 'Another estimate' }).click();
      await fillIn(page, { 'Taxable income you would estimate': '100 000' });
      await page.locator('summary', { hasText: 'Paid late' }).click();
      await calculate(page, { 'Day of the second payment': '2027-04-10' });
    },
  },
  {
    name: 'a capital loss',
    path: '/calculator?type=capital-gains',
    shows: 'This sale made a capital loss',
    async fill(page) {
      await calculate(page, { 'Proceeds from sale': '1', 'Base cost': '2', 'Current taxable income': '0' });
    },
  },
  {
    name: 'a frame that refuses',
    path: '/embed/calculator?type=individual',
    shows: 'All financial values must be positive numbers.',
    async fill(page) {
      await calculate(page, { 'Gross income': '-1' });
    },
  },
];

for (const [at, { name, path, fill, shows }] of STATES.entries()) {
  const modes = at === 0 ? SCRIPT : thorough(SCRIPT);
  test(`axe finds nothing in a calculator: ${name}`, modes, async ({ page }) => {
    await openHydrated(page, path);
    await fill(page);
    await expect(page.getByText(shows).first()).toBeVisible();
    await expectAccessible(page);
  });
}
