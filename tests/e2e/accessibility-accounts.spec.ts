import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { SECOND } from '#app/time.ts';
import {
  addMember,
  forgetNetworks,
  mailTo,
  linkIn,
  NAME,
  newAddress,
  PASSWORD,
  signIn,
  toast,
} from './account.ts';
import { expectAccessibleInBothSchemes } from './axe.ts';
import { expect, onlyIn, test } from './journey.ts';

const SCRIPT = onlyIn('script');

test.describe.configure({ timeout: 60 * SECOND });
test.beforeEach(forgetNetworks);

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

/** Presses a button of the page's form, which its own messages and not the browser's then answer. */
async function send(page: Page, button: string): Promise<void> {
  const pressed = page.getByRole('main').getByRole('button', { name: button, exact: true });
  await pressed.evaluate((element: HTMLButtonElement) => {
    if (element.form) element.form.noValidate = true;
  });
  await pressed.click();
}
