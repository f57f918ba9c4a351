import type { Page } from '@playwright/test';
import { MINUTE } from '#app/platform/core/time.ts';
import { articles } from './articles.ts';
import { expect, mainLink, menu, openFromDesk, openHydrated, SCRIPT, test, thorough } from './journey.ts';
import { stopsOf, tab, tabTo } from './keyboard.ts';
import { firstService, lastService } from './services.ts';

const NIGHTLY = process.env.NIGHTLY ? ['/tax/individual', '/api', '/pricing', '/rates'] : [];
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

test('by keyboard a visitor skips to the content and follows a menu link', SCRIPT, async ({ page }) => {
  await page.goto('/pricing');
  await tab(page);
  await page.keyboard.press('Enter');
  await tab(page);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await tab(page, 'Shift+Tab');
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);

  await page.goto('/');
  const services = menu(page, 'Services');
  await tabTo(page, services);
  await page.keyboard.press('Space');
  await tab(page);
  await expect(mainLink(page, firstService.name)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(services).toBeFocused();
  await expect(mainLink(page, firstService.name)).toBeHidden();
  await page.keyboard.press('Enter');
  await tabTo(page, mainLink(page, lastService.name));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(lastService.path);
});

test('by keyboard a visitor follows a link in the menu of a phone', thorough(SCRIPT), async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/pricing');
  const button = page.getByRole('button', { name: 'Menu' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await tabTo(page, menu(page, 'About Us'));
  await page.keyboard.press('Enter');
  await tab(page);
  await expect(mainLink(page, 'Why Choose Us')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, mainLink(page, 'Contact'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
});

test('by keyboard a visitor signs in: the dialog keeps the focus', SCRIPT, async ({ page }) => {
  await openHydrated(page, '/pricing');
  const opener = mainLink(page, 'Sign In');
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByLabel('Email', { exact: true })).toBeFocused();
  await expectTrapped(page, dialog.getByRole('button', { name: 'Close' }), 10);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test(
  'after a link without a page load the keys continue on the new page',
  thorough(SCRIPT),
  async ({ page, complaints }) => {
    await openFromDesk(page, complaints);
    await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact');
    const main = page.getByRole('main');
    await expect(main).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached();
    await tab(page);
    await expect(main.getByRole('link').first()).toBeFocused();
  },
);

test('by keyboard a visitor pauses and turns the clients', SCRIPT, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/about/clients');
  const carousel = page.getByRole('group', { name: 'Clients of the firm' });
  await tabTo(page, carousel.getByRole('button', { name: 'Pause' }));
  await page.keyboard.press('Space');
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeFocused();
  const row = carousel.getByRole('list');
  const before = (await row.boundingBox())?.x;
  await tabTo(page, carousel.getByRole('button', { name: 'Next' }));
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await row.boundingBox())?.x).not.toBe(before);
});

test.describe('on a first visit', () => {
  test.use({ consented: false });

  test('by keyboard a visitor chooses cookies: the dialog keeps the focus', SCRIPT, async ({ page }) => {
    await page.goto('/');
    const question = page.getByRole('dialog', { name: 'We use cookies' });
    await expect(question).toBeVisible();
    await tab(page);
    await tab(page);
    await expect(question.getByRole('link', { name: 'terms' })).toBeFocused();
    const opener = question.getByRole('button', { name: 'Manage Cookies' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Cookie preferences' });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await expectTrapped(page, dialog.getByRole('button', { name: 'Close' }), 7);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('checkbox', { name: /^Functional/ }));
    await page.keyboard.press('Space');
    await tabTo(page, dialog.getByRole('button', { name: 'Confirm My Choices' }));
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
  });

  test('while the question is open, it covers no stop of the Tab key', thorough(SCRIPT), async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'We use cookies' })).toBeVisible();
    expect(await stopsOf(page)).toContain('Cookie Policy');
  });
});

test('every stop of the Tab key is marked and in view', thorough(SCRIPT), async ({ page }) => {
  test.setTimeout(2 * MINUTE);
  for (const path of [
    '/',
    '/contact',
    articles[0]?.path ?? '',
    '/deadlines',
    '/about/licensing',
    ...NIGHTLY,
  ]) {
    for (const viewport of path === '/' || process.env.NIGHTLY ? [DESKTOP, PHONE] : [PHONE]) {
      await page.setViewportSize(viewport);
      await openHydrated(page, path);
      expect(await stopsOf(page), path).toContain('Cookie Policy');
    }
  }
});

/** Tab goes round within a dialog: from the stop that has the focus through all others, back to it. */
async function expectTrapped(page: Page, close: ReturnType<Page['getByRole']>, most: number): Promise<void> {
  for (let stops = 0; stops < most; stops++) {
    await tab(page);
    const outside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && !activeElement?.closest('dialog');
    });
    expect(outside, 'the focus is outside of the dialog').toBe(false);
  }
  await tabTo(page, close);
}
