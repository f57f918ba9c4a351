import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, openHydrated, SCRIPT, test } from './journey.ts';

type State = { name: string; path: string; fill: (page: Page) => Promise<void>; shows: string | RegExp };

const INDIVIDUAL = '/calculator?type=individual';
const PROVISIONAL = '/calculator?type=provisional';

/** Every state of a calculator, and a text that it shows. */
const STATES: State[] = [
  {
    name: 'a result with every question asked, every fold open and two scenarios',
    path: INDIVIDUAL,
    shows: 'Two scenarios',
    async fill(page) {
      await type(page, { 'Gross income': '745 320,50', 'Retirement contributions': '84k' });
      await calculate(page);
      await page.locator('summary', { hasText: 'Ask it the other way round' }).click();
      await type(page, { 'Income after tax you want': '600k', 'Tax you want to pay': '-1' });
      await page.getByLabel('The pay at which a bracket starts').selectOption({ index: 3 });
      for (const fold of ['The working', 'The bands', 'What more', /^All \d+ years/, 'Share, print'])
        await page.locator('summary', { hasText: fold }).click();
      await page.getByRole('button', { name: 'Compare two scenarios' }).click();
    },
  },
  {
    name: 'wrong input',
    path: INDIVIDUAL,
    shows: 'Enter an amount of at most R 100 billion a year.',
    async fill(page) {
      await type(page, {
        'Gross income': 'a lot',
        'Retirement contributions': '-5',
        'Medical contributions': '200bn',
      });
      await calculate(page);
    },
  },
  {
    name: 'a year that the tables refuse',
    path: INDIVIDUAL,
    shows: 'No figure for this year',
    async fill(page) {
      await page.getByLabel('Tax year', { exact: true }).selectOption('2010');
      await page.getByLabel('Kind of retirement fund').selectOption('pension');
      await type(page, { 'Gross income': '500 000', 'Retirement contributions': '50 000' });
      await page.getByLabel('Medical aid members').selectOption('1');
      await page.getByLabel('Medical contributions').fill('60 000');
      await calculate(page);
    },
  },
  {
    name: 'expenses above income and a second estimate that was too low',
    path: PROVISIONAL,
    shows: 'Business expenses exceed business income',
    async fill(page) {
      await type(page, {
        'Business income': '1',
        'Business expenses': '2',
        'Salary, pension and other income': '900 000',
      });
      await page.locator('summary', { hasText: 'The last assessment' }).click();
      await type(page, { 'Taxable income last assessed': '400 000' });
      await page.locator('summary', { hasText: 'The second estimate' }).click();
      await type(page, { 'Taxable income you estimate': '100 000' });
      await calculate(page);
    },
  },
  {
    name: 'a capital loss',
    path: '/calculator?type=capital-gains',
    shows: 'This sale made a capital loss',
    async fill(page) {
      await type(page, { 'Proceeds from sale': '1', 'Base cost': '2' });
      await calculate(page);
    },
  },
  {
    name: 'a frame that refuses',
    path: '/embed/calculator?type=individual',
    shows: 'All financial values must be positive numbers.',
    async fill(page) {
      await type(page, { 'Gross income': '-1' });
      await calculate(page);
    },
  },
];

for (const { name, path, fill, shows } of STATES) {
  test(`axe finds nothing in a calculator: ${name}`, SCRIPT, async ({ page }) => {
    await openHydrated(page, path);
    await fill(page);
    await expect(page.getByText(shows).first()).toBeVisible();
    await expectAccessible(page);
  });
}

async function type(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
}

function calculate(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Calculate', exact: true }).click();
}
