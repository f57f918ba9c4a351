import type { Page } from '@playwright/test';
import { EVERYWHERE, expect, onlyIn, test } from './journey.ts';

test('individual plans are shown first, with their prices and the way to pay in parts', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Pricing');
  await expect(card(page, 'Individual Income Tax')).toContainText(/R\s1\s495\s*per return/);
  await expect(card(page, 'Provisional Income Tax')).toContainText(/R\s4\s995\s*per year/);
  await expect(card(page, 'Provisional Income Tax')).toContainText(/or 2 payments of R\s2\s497\.50/);
  await expect(card(page, 'Provisional Income Tax')).toContainText('Popular');
  await expect(card(page, 'Turnover Tax')).toContainText(/R\s9\s995\s*per year/);
});

test('the tabs are links that keep their place in the page', EVERYWHERE, async ({ page }) => {
  await page.goto('/pricing');
  await tab(page, 'Business').click();
  await expect(page).toHaveURL('/pricing?tab=business#plans');
  await expect(tab(page, 'Business')).toHaveAttribute('aria-current', 'page');
  await expect(tab(page, 'Business')).toBeInViewport();
  await expect(card(page, 'CFO')).toContainText(/R\s19\s995 to R\s49\s995\s*per month/);
  await expect(card(page, 'Individual Income Tax')).toBeHidden();
  await tab(page, 'More Services').click();
  await expect(page).toHaveURL('/pricing?tab=more-services#plans');
  await expect(page.getByText('South African regulatory requirements')).toBeVisible();
  await expect(card(page, 'Company Reinstatement')).toContainText(/R\s2\s495/);
});

test('a tab that does not exist shows the first', onlyIn('no-script'), async ({ page }) => {
  await page.goto('/pricing?tab=everything');
  await expect(tab(page, 'Individual')).toHaveAttribute('aria-current', 'page');
});

for (const [plan, button] of [
  ['Standard', 'Get Started'],
  ['CFO', 'Book Consultation'],
] as const) {
  test(`"${button}" of ${plan} leads to the top of the contact page`, async ({ page }) => {
    await page.goto('/pricing?tab=business#plans');
    await card(page, plan).getByRole('link', { name: button }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
}

test(
  'the comparison says of every plan what it includes',
  onlyIn('script', 'no-script'),
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/pricing?tab=business');
    const table = page.getByRole('table', { name: 'What each of the Business plans includes' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Included',
      'Starter',
      'Standard',
      'Premium',
      'CFO',
    ]);
    const vat = table.getByRole('row', { name: /^VAT returns/ });
    await expect(vat.getByRole('cell')).toHaveText(['–not included', 'included', 'included', 'included']);
  },
);

test('on a phone each line of the comparison names the plans that hold it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/pricing?tab=business');
  const line = page.locator('tr', { hasText: 'VAT returns' });
  await expect(line.locator('td:visible')).toHaveCount(3);
  await expect(line.locator('td[data-label="Starter"]')).toBeHidden();
});

function card(page: Page, title: string) {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
}

function tab(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Plans' }).getByRole('link', { name });
}
