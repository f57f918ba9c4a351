import type { Page } from '@playwright/test';
import { addMember, enter, forgetNetworks, openNavigation, PASSWORD, signIn, toast } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect, onlyIn, openHydrated, test } from './journey.ts';
import { validateHtml } from './markup.ts';

const SCRIPT = onlyIn('script');
const WIDTHS = [360, 1440];
const VISITOR = [
  '/auth/verify?token=x',
  '/auth/reset?token=x',
  '/auth/resend',
  '/account/email/confirm?token=x',
];
const MEMBER = [
  '/account',
  '/account/calculations',
  '/account/email',
  '/account/password',
  '/account/second-factor',
  '/account/sessions',
  '/account/data',
];

test.beforeEach(forgetNetworks);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(
      'axe finds nothing on the pages of an account, empty, filled and refused',
      SCRIPT,
      async ({ page, complaints }) => {
        test.setTimeout(120_000);
        complaints.expect(/status of 403/);
        await signIn(page, await addMember());
        await expect(toast(page, 'Welcome back!')).toBeVisible();
        for (const path of MEMBER) await expectAccessibleAt(page, path);
        await saveCalculation(page);
        await expectAccessibleAt(page, '/account/calculations');
        await page.goto('/account/data');
        await page.getByLabel('Your password').fill('Wrong-Word-1');
        await page.getByRole('button', { name: 'Delete my account' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await expectAccessible(page);
      },
    );

    test(
      'axe finds nothing on the pages of a link, and in a refused sign-in',
      SCRIPT,
      async ({ page, complaints }) => {
        test.setTimeout(120_000);
        complaints.expect(/status of 403/);
        for (const path of VISITOR) await expectAccessibleAt(page, path);
        await page.goto('/auth');
        await enter(page, 'nobody@example.org');
        await expect(page.getByRole('alert')).toBeVisible();
        await expectAccessible(page);
      },
    );

    test('axe finds nothing with the dialog open', onlyIn('script', 'phone'), async ({ page, isMobile }) => {
      await openHydrated(page, '/pricing');
      await (await openNavigation(page, isMobile)).getByRole('link', { name: 'Sign In' }).click();
      await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('Welcome Back');
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('link', { name: 'Create one' }).click();
      await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(/^Join /);
      await expectAccessible(page);
    });
  });
}

test('the HTML of the pages of an account is valid, and kept by nobody', SCRIPT, async ({ page }) => {
  await signIn(page, await addMember());
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await saveCalculation(page);
  for (const path of [...MEMBER, ...VISITOR]) {
    const answer = await page.request.get(path);
    expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([
      path,
      200,
      'private, no-store',
    ]);
    expect([path, await validateHtml(await answer.text())]).toEqual([path, []]);
  }
});

test('no page of an account scrolls sideways on a phone', onlyIn('phone', 'no-script'), async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, await addMember());
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await saveCalculation(page);
  for (const path of [...MEMBER, ...VISITOR]) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `width of ${path}`).toBeLessThanOrEqual(360);
  }
});

test(
  'what a member saw is not shown by the back button after signing out',
  onlyIn('script', 'no-script'),
  async ({ page }) => {
    const email = await addMember();
    await signIn(page, email);
    await page.goto('/account');
    await expect(page.getByRole('main')).toContainText(email);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(toast(page, 'Signed out successfully')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('main')).not.toContainText(email);
    await expect(page).toHaveURL(/\/auth\?redirectTo=%2Faccount$/);
  },
);

test(
  'a password is neither in the page nor in the address after it was refused',
  SCRIPT,
  async ({ page, complaints }) => {
    complaints.expect(/status of 403/);
    await page.goto('/auth');
    await enter(page, 'nobody@example.org', PASSWORD);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await page.content()).not.toContain(PASSWORD);
    expect(page.url()).not.toContain(PASSWORD);
  },
);

async function expectAccessibleAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // On a short page the floating buttons rest, before any scrolling, over the footer: they are tried by themselves.
  await page.locator('.floating-rail').evaluate((rail) => rail.remove());
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
}

async function saveCalculation(page: Page): Promise<void> {
  await page.goto('/calculator?type=individual');
  await page.getByLabel('Gross income', { exact: true }).fill('612 345');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByRole('button', { name: 'Save Calculation' }).click();
  await expect(toast(page, 'Calculation saved')).toBeVisible();
}
