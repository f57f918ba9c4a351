import { expectAccessible, expectAccessibleInBothSchemes } from './axe.ts';
import { field, sendButton } from './enquiry.ts';
import { expect, onlyIn, openHydrated, test } from './journey.ts';

const SCRIPT = onlyIn('script');

// Axe takes longer than a visitor.
test.beforeEach(() => test.slow());

test('axe finds nothing with an open menu, on a desktop and on a phone', SCRIPT, async ({ page }) => {
  await page.goto('/');
  await page.locator('summary', { hasText: 'Services' }).click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page);
});

test('axe finds nothing in the form with all its errors', SCRIPT, async ({ page }) => {
  await openHydrated(page, '/contact');
  await page.getByRole('radio', { name: 'Company' }).check({ force: true });
  await sendButton(page).click();
  await expect(field(page, 'Subject')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
});

test('axe finds nothing in the estimate with a result and with an error', SCRIPT, async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Calculate my tax' }).click();
  await expectAccessible(page);
  await page.getByLabel('Annual gross income').fill('a lot');
  await page.getByRole('button', { name: 'Calculate my tax' }).click();
  await expectAccessible(page);
});

test.describe('on a first visit', () => {
  test.use({ consented: false });

  test('axe finds nothing in the cookie dialogs', SCRIPT, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'We use cookies' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Manage Cookies' }).click();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page);
  });
});

test(
  'axe finds nothing in a search without results, and in a frame that refuses',
  SCRIPT,
  async ({ page }) => {
    await page.goto('/blog?search=xyzzy');
    await expect(page.getByText('No articles found matching')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.goto('/embed/calculator?type=individual');
    await page.getByLabel('Gross income', { exact: true }).fill('-1');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  },
);

test.describe('with motion, and in colours of the visitor’s own', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference', forcedColors: 'active' } });

  test('axe finds nothing where something turns, and in a form', SCRIPT, async ({ page }) => {
    for (const path of ['/about/clients', '/about/licensing', '/contact', '/calculator?type=individual']) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });
});
