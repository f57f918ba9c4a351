import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { searchPage } from '#content/pages/search.ts';
import { expectAccessible } from './axe.ts';
import { expect, holdBack, NO_SCRIPT, onlyIn, recordRequests, SCRIPT, test, thorough } from './journey.ts';

const MOST_SCRIPT = 15_000;

test('a misspelt word finds its page by keys alone, and is not sent', SCRIPT, async ({ page }) => {
  await page.goto('/terms');
  const requested = recordRequests(page);
  const box = boxOf(page);
  await box.focus();
  await box.pressSequentially('auto assesment');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Tool');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await expectAccessible(page, [1280]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(box).toHaveValue('auto assesment');
  expect(requested.filter((address) => address.includes('asses'))).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auto-assessment');
});

test('the search loads when somebody goes into the box, and is small', thorough(SCRIPT), async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  const requested = recordRequests(page);
  expect(requested).toEqual([]);
  await boxOf(page).focus();
  await expect.poll(() => requested.some((address) => address.endsWith('/search.json'))).toBe(true);
  const bytes = (await Promise.all(scripts)).map((source) => brotliCompressSync(source).length);
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST_SCRIPT);
});

test('Enter opens the page of all results', NO_SCRIPT, async ({ page }) => {
  await page.goto('/');
  await boxOf(page).fill('tax back');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=tax+back');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('Tool');
  await expect(first.getByRole('link')).toHaveAttribute('href', '/refund-check');
  await page.goto('/search?q=%3Cb%3Eqqqqqqq');
  await expect(page.getByRole('main')).toContainText('Nothing fits "<b>qqqqqqq".');
});

test('an amount in the search stands in the calculator that it opens', SCRIPT, async ({ page }) => {
  await page.goto('/terms');
  await boxOf(page).pressSequentially('how much tax on 38000');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/calculator\?type=payslip#.*pay=38000/);
  await expect(page.getByLabel('Pay before deductions')).toHaveValue(/^38.?000$/);
  await expect(page.getByText('You receive')).toBeVisible();
});

test(
  'on a phone the box is first in the menu, and lists what it finds',
  onlyIn('phone'),
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const box = boxOf(page);
    await box.click();
    await box.pressSequentially('letter of executorship');
    await expect(page.getByRole('option').first()).toBeInViewport();
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL('/tax/deceased-estate/timeline');
  },
);

test(
  'without its list the box still opens the page of results',
  thorough(SCRIPT),
  async ({ page, complaints }) => {
    complaints.expect(/Failed to load resource|ERR_FAILED/);
    await page.route('**/search.json', (route) => route.abort());
    await page.goto('/');
    await boxOf(page).pressSequentially('vat');
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(searchPage.away);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=vat');
  },
);

test('what was typed before the script came is looked up once it is there', SCRIPT, async ({ page }) => {
  const release = await holdBack(page, /\/assets\/elements-/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await boxOf(page).pressSequentially('vat');
  release();
  await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible();
});

function boxOf(page: Page) {
  return page.getByRole('banner').getByLabel(searchPage.label);
}
