import { expectAccessible, expectAccessibleInOwnColours, expectNothingFound } from './axe.ts';
import { expect, expectInView, SCRIPT, scrollBy, test, thorough } from './journey.ts';

test('axe finds nothing in an open menu and in floating elements', SCRIPT, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').locator('summary', { hasText: 'Services' }).click();
  await expectAccessible(page, [1280]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page, [360]);
  await page.reload();
  await scrollBy(page, 500);
  await expectInView(page.locator('.chat-button'));
  await expectNothingFound(page, {}, '.floating-rail');
});

test.describe('on a first visit', () => {
  test.use({ consented: false });

  test('axe finds nothing in the cookie dialogs', SCRIPT, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'We use cookies' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Manage Cookies' }).click();
    await expectAccessible(page);
  });
});

test.describe('with motion, and in colours of the visitor’s own', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference', forcedColors: 'active' } });

  test('axe finds nothing in moving parts and in a form', thorough(SCRIPT), async ({ page }) => {
    for (const path of ['/about/clients', '/about/licensing', '/contact', '/calculator?type=individual']) {
      await page.goto(path);
      await expectAccessibleInOwnColours(page);
    }
  });
});
