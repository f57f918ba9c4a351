import type { Page } from '@playwright/test';
import { EVERYWHERE, expect, onlyIn, openHydrated, test } from './journey.ts';

const SIMPLE = 'Individual Tax Made Simple';
const ALERT = 'Tax Alert: No Inflation Adjustment!';

const PARTS = [
  'What you get',
  'What it costs',
  'How it goes',
  'What we need from you',
  'Dates that matter',
  'Questions people ask',
];

for (const [path, button] of [
  ['/accounting', 'Get Started Today'],
  ['/payroll', 'Get Started Tonight'],
  ['/advisory', 'Start Your Journey Now'],
  ['/tax/individual', 'Get Started'],
  ['/tax/company', 'Ask about your company'],
  ['/tax/deceased-estate', 'Talk to us when you can'],
  ['/tax/trust', 'Talk about your trust'],
] as const) {
  test(`${path} answers everything in order, and leads to the contact form`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const eyebrows = await main.locator('section .eyebrow').allTextContents();
    expect(eyebrows).toEqual(PARTS);
    await main.getByRole('link', { name: button, exact: true }).click();
    await expect(page).toHaveURL(/\/contact(#|$)/);
    await expectHeadingInView(page);
  });
}

test('payroll leads to the heading of the contact page', async ({ page }) => {
  await page.goto('/payroll');
  await page.getByRole('link', { name: 'Get Started Tonight' }).click();
  await expect(page).toHaveURL('/contact#get-in-touch');
  await expectHeadingInView(page);
});

test(
  'from a page that hydrates, payroll and its button lead to that heading too',
  onlyIn('script'),
  async ({ page }) => {
    await openHydrated(page, '/contact');
    await page.locator('summary', { hasText: 'Services' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Payroll' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Declared by the 7th');
    await page.getByRole('link', { name: 'Get Started Tonight' }).click();
    await expect(page).toHaveURL('/contact#get-in-touch');
    await expectHeadingInView(page);
  },
);

test('the prices of a service are those of the plans, and lead to their tab', async ({ page }) => {
  await page.goto('/advisory');
  await page.getByRole('link', { name: 'What it costs' }).click();
  const cost = page.getByRole('region', { name: 'Filings have a list price' });
  await expect(cost.getByRole('listitem').filter({ hasText: 'Company Reinstatement' })).toContainText(
    'R\u202f2\u202f495',
  );
  await cost.getByRole('link', { name: 'All plans' }).click();
  await expect(page).toHaveURL('/pricing?tab=more-services#plans');
  await expect(page.getByRole('heading', { name: 'Company Reinstatement' })).toBeVisible();
});

test('the example of a payslip is worked out to the cent', async ({ page }) => {
  await page.goto('/payroll');
  const slip = page.getByRole('table', { name: 'A payslip, worked out' });
  await expect(slip.getByRole('row', { name: 'Net pay' })).toContainText('R\u202f21\u202f441.88');
});

test('a service page shows the next dates, and where the rest of them are', async ({ page }) => {
  await page.goto('/payroll');
  const dates = page.getByRole('region', { name: 'One date a month, three a year' });
  await expect(dates.getByRole('time')).toHaveCount(3);
  await expect(dates.getByRole('link', { name: 'The next twelve months' })).toHaveAttribute(
    'href',
    '/deadlines',
  );
});

test('the page for individuals has two tabs, each with an address', EVERYWHERE, async ({ page }) => {
  await page.goto('/tax/individual');
  await expect(tab(page, SIMPLE)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A drawer of slips, one return');
  await tab(page, ALERT).click();
  await expect(page).toHaveURL('/tax/individual?tab=alert');
  await expect(tab(page, ALERT)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices rose. The brackets stood still.');
  await expect(page.getByRole('link', { name: 'Get Started', exact: true })).toHaveCount(0);
  await tab(page, SIMPLE).click();
  await expect(page).toHaveURL('/tax/individual');
});

test('a tab that does not exist shows the simple one', onlyIn('no-script'), async ({ page }) => {
  await page.goto('/tax/individual?tab=complicated');
  await expect(tab(page, SIMPLE)).toHaveAttribute('aria-current', 'page');
});

for (const [name, type] of [
  ['Personal income tax calculator', 'individual'],
  ['Provisional tax calculator', 'provisional'],
  ['Capital gains tax calculator', 'capital-gains'],
] as const) {
  test(`the simple tab leads to the ${name}`, async ({ page }) => {
    await page.goto('/tax/individual');
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/calculator?type=${type}`);
  });
}

test('the alert shows a picture and the sums, and leads to the contact form', async ({ page }) => {
  await page.goto('/tax/individual?tab=alert');
  await expect(page.getByRole('img', { name: /brackets, four lines across, stay/ })).toBeVisible();
  const sums = page.getByRole('table', { name: 'The same pay, three years' });
  await expect(sums.getByRole('row', { name: 'Extra in 2025/26' })).toContainText('R\u202f4\u202f237');
  await page.getByRole('link', { name: "Let's Save You Money!" }).first().click();
  await expect(page).toHaveURL('/contact');
  await expectHeadingInView(page);
});

test('an estate is told its time limits as rules', async ({ page }) => {
  await page.goto('/tax/deceased-estate');
  const limits = page.getByRole('table', { name: 'Time limits of a deceased estate' });
  await expect(limits.getByRole('row', { name: /Notice of the death/ })).toContainText('Within 14 days');
});

function tab(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Individual tax' }).getByRole('link', { name, exact: true });
}

async function expectHeadingInView(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Get in Touch' })).toBeInViewport();
}
