import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { MINUTE } from '#app/time.ts';
import {
  addMember,
  enter,
  forgetNetworks,
  linkIn,
  mailTo,
  NAME,
  newAddress,
  openNavigation,
  PASSWORD,
  signIn,
  toast,
} from './account.ts';
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

test.describe.configure({ timeout: 2 * MINUTE });
test.beforeEach(forgetNetworks);

test(
  'the pages of an account are accessible, valid and never cached, empty, filled and refused',
  SCRIPT,
  async ({ page, complaints }) => {
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

test('axe finds nothing on the way into an account', SCRIPT, async ({ page, complaints }) => {
  complaints.expect(/status of 40[03]/);
  await page.goto('/auth?mode=signup');
  await send(page, 'Create Account');
  await expect(page.getByRole('alert')).toContainText('Validation Error');
  await expectAccessibleInBothSchemes(page);

  const email = newAddress();
  await page.getByLabel('Full name').fill(NAME);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await send(page, 'Create Account');
  await expect(toast(page, 'Verification email sent')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await signIn(page, email);
  await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.goto(linkIn(await mailTo(email, 'Confirm your e-mail address')));
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test('axe finds nothing on the way to a new password', SCRIPT, async ({ page, complaints }) => {
  complaints.expect(/status of 400/);
  const email = await addMember();
  await page.goto('/auth/forgot');
  await send(page, 'Send me a link');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await send(page, 'Send me a link');
  await expect(page.getByText('If there is an account with this address')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.goto(linkIn(await mailTo(email, 'Choose a new password')));
  await send(page, 'Save the new password');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test('axe finds nothing in the second step', SCRIPT, async ({ page, complaints }) => {
  complaints.expect(/status of 40[03]/);
  const email = await addMember();
  await signIn(page, email);
  await page.goto('/account/second-factor');
  const secret = (await page.getByRole('main').locator('code').innerText()).replaceAll(' ', '');
  await send(page, 'Switch on');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await page.getByLabel('Enter the code that the app shows').fill(code);
  await page.getByLabel('Your password').fill(PASSWORD);
  await send(page, 'Switch on');
  await expect(page.getByText('The second step is on')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.goto('/account/second-factor');
  await expectAccessibleInBothSchemes(page);

  await page.context().clearCookies();
  await signIn(page, email);
  await page.getByLabel('Code').fill('000000');
  await send(page, 'Sign In');
  await expect(page.getByRole('alert')).toContainText('This code is not right');
  await expectAccessibleInBothSchemes(page);
});

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

/** Presses a button of the page's form, which its own messages and not the browser's then answer. */
async function send(page: Page, button: string): Promise<void> {
  const pressed = page.getByRole('main').getByRole('button', { name: button, exact: true });
  await pressed.evaluate((element: HTMLButtonElement) => {
    if (element.form) element.form.noValidate = true;
  });
  await pressed.click();
}
