import type { Page } from '@playwright/test';
import { MINUTE } from '#app/time.ts';
import { addMember, enter, forgetNetworks, openNavigation, signIn, toast } from './account.ts';
import { expectAccessibleInBothSchemes } from './axe.ts';
import { expect, onlyIn, openHydrated, test } from './journey.ts';
import { validateHtml } from './markup.ts';

const SCRIPT = onlyIn('script');
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

test(
  'the pages of an account are accessible, valid and never cached, empty, filled and refused',
  SCRIPT,
  async ({ page, complaints }) => {
    test.setTimeout(2 * MINUTE);
    complaints.expect(/status of 403/);
    await signIn(page, await addMember());
    await expect(toast(page, 'Welcome back!')).toBeVisible();
    for (const path of MEMBER) await expectWellMade(page, path);
    await saveCalculation(page);
    await expectWellMade(page, '/account/calculations');
    await page.goto('/account/data');
    await page.getByLabel('Your password').fill('Wrong-Word-1');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  },
);

test(
  'the pages of a link and a refused sign-in are accessible, valid and never cached',
  SCRIPT,
  async ({ page, complaints }) => {
    test.setTimeout(2 * MINUTE);
    complaints.expect(/status of 403/);
    for (const path of VISITOR) await expectWellMade(page, path);
    await page.goto('/auth');
    await enter(page, 'nobody@example.org');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  },
);

test('the dialog of the sign-in is accessible', onlyIn('script', 'phone'), async ({ page, isMobile }) => {
  await openHydrated(page, '/pricing');
  await (await openNavigation(page, isMobile)).getByRole('link', { name: 'Sign In' }).click();
  const heading = page.getByRole('dialog').getByRole('heading');
  await expect(heading).toHaveText('Welcome Back');
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Create one' }).click();
  await expect(heading).toHaveText(/^Join /);
  await expectAccessibleInBothSchemes(page);
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

async function expectWellMade(page: Page, path: string): Promise<void> {
  const answer = await page.request.get(path);
  expect(answer.headers()['cache-control'], path).toBe('private, no-store');
  expect(await validateHtml(await answer.text()), `HTML of ${path}`).toEqual([]);
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  await expectAccessibleInBothSchemes(page);
}

async function saveCalculation(page: Page): Promise<void> {
  await page.goto('/calculator?type=individual');
  await page.getByLabel('Gross income', { exact: true }).fill('612 345');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByRole('button', { name: 'Save Calculation' }).click();
  await expect(toast(page, 'Calculation saved')).toBeVisible();
}
