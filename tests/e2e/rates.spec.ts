import type { Locator, Page } from '@playwright/test';
import { expect, fillIn, NO_SCRIPT, onlyIn, openFromDesk, SCRIPT, test, thorough } from './journey.ts';

test('the newest tables are shown with their sources', NO_SCRIPT, async ({ page }) => {
  await page.goto('/rates');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/rates$/);
  await page.emulateMedia({ media: 'print' });
  const rebates = table(page, 'Tax rebates');
  await expect(rebates.getByRole('row', { name: /^Primary rebate/ })).toContainText('R\u202f17\u202f820.00');
  await expect(rebates.getByRole('row', { name: /^Primary rebate/ })).toContainText('R\u202f16\u202f425.00');
  await expect(rebates.getByText('Income Tax Act 58 of 1962, section 6')).toBeVisible();
  await expect(rebates.getByRole('link', { name: /^thesouthafrican\.com/ })).toBeVisible();
  await page.emulateMedia({ media: null });
  await unfold(rebates);
  await expect(rebates.getByText('Two sources')).toBeVisible();
  await expect(rebates.getByRole('link', { name: /^sars\.gov\.za/ })).toBeVisible();
  await rebates.getByText('How sure we are').click();
  await expect(rebates.getByRole('link', { name: /^thesouthafrican\.com/ })).toBeVisible();
  await expect(table(page, 'Retirement contributions')).toContainText('1 April 2026 left the new cap out');
  await page.goto('/rates?year=2019&from=2010');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/rates\?year=2019$/);
});

test('a phone shows the first table and folds the others', onlyIn('phone'), async ({ page }) => {
  await page.goto('/rates');
  await expect(page.getByRole('article').first().getByRole('table').first()).toBeVisible();
  const rebates = table(page, 'Tax rebates');
  await expect(rebates.getByRole('table')).toBeHidden();
  await rebates.locator('summary').first().click();
  await expect(rebates.getByRole('table')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(740 * 13);
});

test(
  'the long pages of reference fit in nine screens of a desktop',
  thorough(NO_SCRIPT),
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of ['/rates', '/api']) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThan(9 * 900);
    }
  },
);

test('two years of the form are compared', thorough(NO_SCRIPT), async ({ page }) => {
  await page.goto('/rates');
  await fillIn(page, { 'Tables of': '2012/13', 'Compared with': '2011/12' });
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL('/rates?year=2012&from=2011');
  await expect(page.getByLabel('Tables of')).toHaveValue('2012');
  const changes = page.getByRole('region', { name: 'What changed from 2011/12 to 2012/13' });
  for (const folded of await changes.locator('details').all()) await unfold(folded);
  await expect(changes.getByRole('row', { name: /^Primary residence exclusion/ })).toContainText(
    '+R\u202f500\u202f000.00',
  );
  await expect(changes.getByRole('row', { name: /^Trusts other than/ })).toContainText('unknown');
});

test('a link of a page that hydrates leads here too', thorough(SCRIPT), async ({ page, complaints }) => {
  await openFromDesk(page, complaints);
  await page.getByRole('link', { name: 'Rates and sources' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every figure our calculators use');
  await page.getByRole('link', { name: /^2019\/20/ }).click();
  await expect(page.getByLabel('Tables of')).toHaveValue('2019');
});

async function unfold(part: Locator): Promise<void> {
  await part.locator('summary').first().click();
}

function table(page: Page, name: string) {
  return page.getByRole('article', { name, exact: true });
}
