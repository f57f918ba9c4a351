import type { Page } from '@playwright/test';
import { home } from '#content/pages/home.ts';
import { expect, expectInView, NO_SCRIPT, onlyIn, openHydrated, SCRIPT, scrollBy, test } from './journey.ts';

test('the navigation has all its entries', NO_SCRIPT, async ({ page }) => {
  await page.goto('/');
  for (const [name, address] of [
    ['Home', '/'],
    ['Blog', '/blog'],
    ['Pricing', '/pricing'],
    ['Contact', '/contact'],
    ['Sign In', '/auth'],
    ['Sign Up', '/auth?mode=signup'],
  ] as const) {
    await expect(link(page, name)).toHaveAttribute('href', address);
  }
  for (const [name, first, address] of [
    ['About Us', 'Why Choose Us', '/about/why-choose-us'],
    ['Services', 'Accounting', '/accounting'],
    ['Tax Calculator', 'Provisional', '/calculator?type=provisional'],
  ] as const) {
    await heading(page, name).click();
    await expect(link(page, first)).toHaveAttribute('href', address);
  }
});

test('the menus open and close by keyboard, one at a time', async ({ page }) => {
  await openHydrated(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const first = page.getByRole('main').getByRole('link', { name: home.hero.primaryButton }).first();
  await expect(first).toBeFocused();

  await heading(page, 'About Us').focus();
  await page.keyboard.press('Enter');
  await expect(link(page, 'Our Clients')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(link(page, 'Our Clients')).toBeHidden();
  await page.keyboard.press('Enter');
  for (const name of ['Why Choose Us', 'Our Clients', 'Testimonials', 'Licensing', 'Partners']) {
    await page.keyboard.press('Tab');
    await expect(link(page, name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(heading(page, 'Services')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(link(page, 'Deceased Estate')).toBeVisible();
  await expect(link(page, 'Our Clients')).toBeHidden();
});

test('Escape, a click elsewhere and a link close the open menu', SCRIPT, async ({ page }) => {
  await page.goto('/');
  await heading(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(link(page, 'Payroll')).toBeHidden();
  await expect(heading(page, 'Services')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link(page, 'Payroll')).toBeVisible();
  await page.getByRole('main').click({ position: { x: 5, y: 400 } });
  await expect(link(page, 'Payroll')).toBeHidden();
  await heading(page, 'Services').click();
  await link(page, 'Deceased Estate').click();
  await expect(page).toHaveURL('/tax/deceased-estate');
  await expect(link(page, 'Deceased Estate')).toBeHidden();
});

test(
  'the header goes when one scrolls down, and returns when one scrolls up',
  onlyIn('script', 'phone'),
  async ({ page }) => {
    await page.goto('/terms');
    const brand = page.getByRole('banner').getByRole('link').first();
    await scrollBy(page, 900);
    await expectInView(brand, false);
    await scrollBy(page, -120);
    await expectInView(brand);
    await scrollBy(page, 400);
    await expectInView(brand, false);
    await brand.focus();
    await expectInView(brand);
  },
);

test('on a narrow screen the menu is behind a button', onlyIn('phone', 'no-script'), async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(link(page, 'Pricing')).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(link(page, 'Pricing')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link(page, 'Pricing')).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await link(page, 'Contact').click();
  await expect(page).toHaveURL('/contact');
  await expect(link(page, 'Pricing')).toBeHidden();
});

function heading(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: name });
}

function link(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
}
