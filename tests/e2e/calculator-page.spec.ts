import type { Page } from '@playwright/test';
import { tools } from '#content/tools.ts';
import { findCalculator } from '#app/tools/calculators/calculators.ts';
import { calculatorCases } from './calculator-cases.ts';
import { calculate, sheet } from './calculator-form.ts';
import { EVERYWHERE, expect, NO_SCRIPT, onlyIn, openHydrated, SCRIPT, test } from './journey.ts';

const TYPES = ['individual', 'company', 'provisional', 'capital-gains'];

test(
  'each of the four calculators says what it estimates, which law, and whom to ask',
  NO_SCRIPT,
  async ({ page }) => {
    for (const type of TYPES) {
      const { tool, estimates } = findCalculator(type);
      await page.goto(`/calculator?type=${type}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tools[tool].name);
      const intro = page.getByText(`Estimates ${estimates} under South African tax law and SARS's rules.`);
      await expect(intro).toContainText('Type an amount to begin');
      await expect(intro.getByRole('link', { name: 'book a consultation' })).toBeVisible();
    }
    for (const address of ['/calculator', '/calculator?type=lottery']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Individual Tax Calculator');
    }
  },
);

test('the form is on the left, the result on the right', NO_SCRIPT, async ({ page }) => {
  await page.goto('/calculator?type=company');
  await calculate(page, { 'Taxable income': '1 000 000' });
  const [form, result] = await Promise.all([leftOf(page, '#calculator'), leftOf(page, '.result-sheet')]);
  expect(form).toBeLessThan(result);
});

test('a phone shows no placeholder before there is a result', EVERYWHERE, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/calculator?type=company');
  await expect(page.locator('.placeholder')).toBeHidden();
  await expect(sheet(page)).toHaveCount(0);
  await calculate(page, { 'Taxable income': '1 000 000' });
  await expect(sheet(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Calculation' })).toBeVisible();
  await page.getByRole('link', { name: 'Reset' }).click();
  await expect(sheet(page)).toHaveCount(0);
});

test('the slider of the structures takes the whole answer and the form along', SCRIPT, async ({ page }) => {
  const { fields } = calculatorCases.compare;
  await openHydrated(page, '/compare');
  await calculate(page, fields);
  const ways = page.getByRole('region', { name: /^Side by side/ });
  await expect(ways).toHaveAccessibleName(/R\s900\s000$/);
  const mark = page.locator('.chart-you');
  const [first, entered] = [await ways.textContent(), await mark.textContent()];
  const head = page.locator('.says');
  const [sentence, costs] = [
    await head.textContent(),
    await page.getByLabel('Costs', { exact: true }).inputValue(),
  ];
  const slider = page.getByRole('slider', { name: 'Turnover of a year' });
  await slider.press('End');
  await expect(head).not.toHaveText(sentence ?? '');
  await expect(page.getByLabel('Costs', { exact: true })).not.toHaveValue(costs);
  await slider.press('ArrowLeft');
  await expect(ways).not.toHaveAccessibleName(/R\s900\s000$/);
  expect(await ways.locator('dl').first().textContent()).not.toBe(first);
  await expect(mark).not.toHaveText(entered ?? '');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(crowdedLabels)).toEqual([]);
  await page.getByRole('button', { name: /^Back to R\s900\s000/ }).click();
  await expect(head).toHaveText(sentence ?? '');
  await page.getByLabel('Turnover', { exact: true }).fill('800 000');
  await expect(ways).toHaveAccessibleName(/R\s800\s000$/);
});

/** Labels of the chart that cover each other, or are cut off. Runs in the page. */
function crowdedLabels(): string[] {
  const labels = [...document.querySelectorAll('.curve-plot text')].map((label) => {
    const { left, right, top, bottom } = label.getBoundingClientRect();
    const edge = label.closest('svg')!.getBoundingClientRect();
    return { text: label.textContent, left, right, top, bottom, edge };
  });
  return labels.flatMap((one, index) => {
    const isCut = one.left < one.edge.left - 1 || one.right > one.edge.right + 1;
    const covered = labels
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top + 4 < other.bottom &&
          other.top + 4 < one.bottom,
      );
    return [
      ...(isCut ? [`${one.text} is cut`] : []),
      ...covered.map(({ text }) => `${one.text} covers ${text}`),
    ];
  });
}

async function leftOf(page: Page, part: string): Promise<number> {
  return (await page.locator(part).boundingBox())?.x ?? Number.NaN;
}

test('one press says no to the questions that are left', onlyIn('script', 'no-script'), async ({ page }) => {
  await openHydrated(page, '/auto-assessment');
  await page
    .getByRole('radiogroup', { name: /^Do you work at home/ })
    .getByText('Yes')
    .click();
  await page.getByRole('button', { name: /^No to (all of these|the others)$/ }).click();
  await expect(page.getByRole('radio', { name: 'No', exact: true, checked: true })).toHaveCount(5);
  await expect(page.getByRole('radio', { name: 'Yes', exact: true, checked: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^No to/ })).toHaveCount(0);
});
