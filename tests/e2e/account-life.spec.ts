import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { signUp } from '#content/pages/auth.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import {
  enter,
  forgetNetworks,
  linkIn,
  mailTo,
  newAddress,
  openNavigation,
  press,
  signIn,
  toast,
} from './account.ts';
import { expectAccessible } from './axe.ts';
import { downloadBy, EVERYWHERE, expect, fillIn, test, thorough, NO_SCRIPT, SCRIPT } from './journey.ts';
import { addMember, becomeMember, beginSession, NAME, PASSWORD } from './member.ts';

const NEW_PASSWORD = 'Newer-Karoo-8';

test.describe.configure({ timeout: 2 * MINUTE });
test.beforeEach(forgetNetworks);

test('an account is opened, confirmed, signed in to', EVERYWHERE, async ({ page, isMobile, complaints }) => {
  complaints.expect(/status of 403/);
  const email = newAddress();
  await page.goto('/auth?mode=signup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signUp.heading);
  await expect(page.getByText(signUp.subtext)).toBeVisible();
  const entries = { 'Full name': NAME, Email: email, Password: PASSWORD };
  await fillIn(page, { ...entries, 'Contact number (optional)': '+27 82 123 4567' });
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
  await press(page, 'Confirm', 'Email address confirmed');
  await expect(page).toHaveURL('/');
  await press(await openNavigation(page, isMobile), 'Sign Out', 'Signed out successfully');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is done already');
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();

  await enter(page, email);
  await expect(toast(page, 'Welcome back!')).toContainText('You have been successfully signed in.');
  await expect(page).toHaveURL('/');
  const navigation = await openNavigation(page, isMobile);
  await expect(navigation.getByRole('link', { name: NAME })).toBeVisible();
  await press(navigation, 'Sign Out', 'Signed out successfully');
  await expect((await openNavigation(page, isMobile)).getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('the profile and the address are changed', thorough(NO_SCRIPT), async ({ page }) => {
  const [email, newEmail] = [await addMember(), newAddress()];
  await beginSession(page, email);
  await page.goto('/account/profile');
  await page.getByRole('radio', { name: 'Business' }).check({ force: true });
  await page.getByLabel('Business registration number').fill('2024 000123 07');
  await press(page, 'Save', 'Profile saved');
  await expect(page.getByRole('radio', { name: 'Business' })).toBeChecked();
  await expect(page.getByLabel('Business registration number')).toHaveValue('2024/000123/07');

  await page.goto('/account/email');
  await fillIn(page, { 'New e-mail address': newEmail, 'Your password': PASSWORD });
  await press(page, 'Send the link', 'Look into your mail');
  await mailTo(email, 'A change of your e-mail address');
  await page.goto(linkIn(await mailTo(newEmail, 'Confirm your new e-mail address')));
  await press(page, 'Confirm', 'E-mail address changed');
  await mailTo(email, 'Your e-mail address was changed');
});

test('a forgotten password is reset', thorough(SCRIPT), async ({ page, complaints }) => {
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
  await expect(page).toHaveURL(/\/account$/);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
});

test(
  'a second step is set up, used, replaced by a recovery code, and switched off',
  thorough(SCRIPT),
  async ({ page, complaints }) => {
    complaints.expect(/status of 40[03]/);
    const email = await becomeMember(page);
    await page.goto('/account/second-factor');
    const secret = (await page.getByRole('main').locator('code').innerText()).replaceAll(' ', '');
    await send(page, 'Switch on');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await fillIn(page, { 'Enter the code that the app shows': codeOf(secret), 'Your password': PASSWORD });
    await send(page, 'Switch on');
    await expect(page.getByText('Two-step verification is on')).toBeVisible();
    await expectAccessible(page);
    const codes = await page.getByRole('main').locator('li code').allInnerTexts();
    expect(codes).toHaveLength(10);
    const kept = await downloadBy(page.getByRole('link', { name: 'Download' }));
    expect(kept.suggestedFilename()).toBe('recovery-codes.txt');
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
    await press(page, 'Sign In', 'Welcome back!');

    await page.context().clearCookies();
    await signIn(page, email);
    await page.getByLabel('Code').fill(codes[0]?.toLowerCase() ?? '');
    await press(page, 'Sign In', 'Welcome back!');
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
  },
);

async function send(page: Page, button: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
}

/** What the authenticator app shows, now or some seconds later. */
function codeOf(secret: string, seconds = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 });
}
