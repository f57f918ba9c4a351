import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { signUp } from '#content/pages/auth.ts';
import { MINUTE } from '#app/time.ts';
import {
  enter,
  forgetNetworks,
  forgetProof,
  linkIn,
  mailTo,
  newAddress,
  openNavigation,
  signIn,
  toast,
} from './account.ts';
import { expectAccessible } from './axe.ts';
import { EVERYWHERE, expect, test } from './journey.ts';
import { addMember, beginSession, NAME, PASSWORD } from './member.ts';

const NEW_PASSWORD = 'Newer-Karoo-8';

test.describe.configure({ timeout: 2 * MINUTE });
test.beforeEach(forgetNetworks);

test(
  'an account is opened, confirmed and signed in to',
  EVERYWHERE,
  async ({ page, isMobile, complaints }) => {
    complaints.expect(/status of 403/);
    const email = newAddress();
    await page.goto('/auth?mode=signup');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(signUp.heading);
    await page.getByLabel('Full name').fill(NAME);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Contact number').fill('+27 82 123 4567');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(toast(page, 'Verification email sent')).toContainText(
      'Please check your email to verify your account before signing in.',
    );
    await expect(page).toHaveURL('/');
    await expectAccessible(page);

    const link = linkIn(await mailTo(email, 'Confirm your e-mail address'));
    await test.step('who has not confirmed the address is offered a new link', async () => {
      await signIn(page, email);
      await expect(page.getByRole('alert')).toContainText('Your email address is not confirmed yet.');
      await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible();
      await expectAccessible(page);
    });
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(toast(page, 'Email address confirmed')).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is done already');
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();

    await enter(page, email);
    await expect(toast(page, 'Welcome back!')).toContainText('You have been successfully signed in.');
    await expect(page).toHaveURL('/');
    const navigation = await openNavigation(page, isMobile);
    await expect(navigation.getByRole('link', { name: NAME })).toBeVisible();
    await navigation.getByRole('button', { name: 'Sign Out' }).click();
    await expect(toast(page, 'Signed out successfully')).toBeVisible();
    await expect((await openNavigation(page, isMobile)).getByRole('link', { name: 'Sign In' })).toBeVisible();
  },
);

test('the profile and the address are changed', async ({ page }) => {
  const [email, newEmail] = [await addMember(), newAddress()];
  await beginSession(page, email);
  await page.goto('/account/profile');
  await page.getByRole('radio', { name: 'Business' }).check({ force: true });
  await page.getByLabel('Business registration number').fill('2024 000123 07');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Profile saved')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Business' })).toBeChecked();
  await expect(page.getByLabel('Business registration number')).toHaveValue('2024/000123/07');

  await page.goto('/account/email');
  await page.getByLabel('New e-mail address').fill(newEmail);
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(toast(page, 'Look into your mail')).toBeVisible();
  await mailTo(email, 'A change of your e-mail address');
  await page.goto(linkIn(await mailTo(newEmail, 'Confirm your new e-mail address')));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'E-mail address changed')).toBeVisible();
  await mailTo(email, 'Your e-mail address was changed');
});

test('a forgotten password is replaced', async ({ page, complaints }) => {
  complaints.expect(/status of 400/);
  const email = await addMember();
  await page.goto('/auth/forgot');
  await send(page, 'Send me a link');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await send(page, 'Send me a link');
  await expect(page.getByText('If there is an account with this address')).toBeVisible();
  await expectAccessible(page);
  const link = linkIn(await mailTo(email, 'Choose a new password'));
  await page.goto(link);
  await send(page, 'Save the new password');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await send(page, 'Save the new password');
  await expect(toast(page, 'Password changed')).toBeVisible();
  await enter(page, email, NEW_PASSWORD);
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
});

test('a second step is set up, asked for at the sign-in, replaced by a recovery code, and switched off', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 40[03]/);
  const email = await addMember();
  await beginSession(page, email);
  await page.goto('/account/second-factor');
  const secret = (await page.getByRole('main').locator('code').innerText()).replaceAll(' ', '');
  await send(page, 'Switch on');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Enter the code that the app shows').fill(codeOf(secret));
  await page.getByLabel('Your password').fill(PASSWORD);
  await send(page, 'Switch on');
  await expect(page.getByText('Two-step verification is on')).toBeVisible();
  await expectAccessible(page);
  const codes = await page.getByRole('main').locator('li code').allInnerTexts();
  expect(codes).toHaveLength(10);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('recovery-codes.txt');
  await mailTo(email, 'Two-step verification was switched on');

  await page.context().clearCookies();
  await signIn(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-step verification');
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This code is not right');
  await expect(page.getByLabel('Code')).toBeEmpty();
  await expectAccessible(page);
  // The code of the next half minute: the present one was used to set the step up.
  await page.getByLabel('Code').fill(codeOf(secret, 30));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(toast(page, 'Welcome back!')).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, email);
  await page.getByLabel('Code').fill(codes[0]?.toLowerCase() ?? '');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await page.goto('/account/second-factor');
  await expect(page.getByText('You have 9 recovery codes left')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Your password').fill(PASSWORD);
  await send(page, 'Get new recovery codes');
  await expect(page.getByRole('main').locator('li code')).toHaveCount(10);
  await page.getByRole('link', { name: 'I have kept them' }).click();
  await expect(page.getByText('You have 10 recovery codes left')).toBeVisible();
  await page.getByLabel('Your password').fill(PASSWORD);
  await send(page, 'Switch off');
  await expect(toast(page, 'Two-step verification switched off')).toBeVisible();
});

test('one’s data is read, downloaded, and deleted with the account; the receipt comes by mail', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  const email = await addMember();
  await beginSession(page, email);
  await page.goto('/account/data');
  await expect(page.getByRole('main')).toContainText(email);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect((await downloading).suggestedFilename()).toBe('my-data.json');
  await forgetProof(email);
  await page.getByLabel('To confirm').fill(email);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is it you?');
  await page.getByLabel('Your password').fill('Wrong-Word-1');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('alert')).toContainText('That is neither your password nor a code');
  await expectAccessible(page);
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(toast(page, 'Your account was deleted')).toBeVisible();
  await mailTo(email, 'Your account was deleted');
  await signIn(page, email);
  await expect(page.getByRole('alert')).toContainText('The email address or the password is not right.');
});

async function send(page: Page, button: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
}

/** What the authenticator app shows, now or some seconds later. */
function codeOf(secret: string, seconds = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 });
}
