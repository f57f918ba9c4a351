import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { signUp } from '#content/pages/auth.ts';
import { EVERYWHERE, expect, test } from './journey.ts';
import {
  addMember,
  enter,
  forgetNetworks,
  mailTo,
  linkIn,
  NAME,
  newAddress,
  openNavigation,
  PASSWORD,
  signIn,
  toast,
} from './account.ts';

const NEW_PASSWORD = 'Newer-Karoo-8';

test.beforeEach(forgetNetworks);

test(
  'an account is opened, confirmed from the mail, and signed in to',
  EVERYWHERE,
  async ({ page, isMobile }) => {
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

    const link = linkIn(await mailTo(email, 'Confirm your e-mail address'));
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address');
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

test('a calculation is saved to the account, renamed, worked out for another year, and deleted', async ({
  page,
}) => {
  await signIn(page, await addMember());
  await page.goto('/calculator?type=individual');
  await page.getByLabel('Gross income', { exact: true }).fill('612 345');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByRole('button', { name: 'Save Calculation' }).click();
  await expect(toast(page, 'Calculation saved')).toBeVisible();

  await page.goto('/account/calculations');
  await page.getByLabel('Name').fill('My raise in March');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(toast(page, 'Calculation renamed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My raise in March' })).toBeVisible();
  await page.getByLabel('SARS tables of').selectOption('2024');
  await page.getByRole('button', { name: 'Work out' }).click();
  await expect(page).toHaveURL(/\/calculator\?type=individual#result$/);
  await expect(page.locator('.result-sheet')).toContainText('2024/25');
  await expect(page.getByLabel('Gross income', { exact: true })).toHaveValue(/612\s345/);

  await page.goto('/account/calculations');
  await page.getByText('Delete', { exact: true }).click();
  await page.getByRole('button', { name: 'Delete My raise in March' }).click();
  await expect(toast(page, 'Calculation deleted')).toBeVisible();
  await expect(page.getByText('Nothing is saved yet')).toBeVisible();
});

test('the profile, the address and a forgotten password are changed', async ({ page }) => {
  const [email, newEmail] = [await addMember(), newAddress()];
  await signIn(page, email);
  await page.goto('/account');
  await page.getByRole('radio', { name: 'Business' }).check({ force: true });
  await page.getByLabel('Business registration number').fill('2024 000123 07');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Profile saved')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Business' })).toBeChecked();
  await expect(page.getByLabel('Business registration number')).toHaveValue('2024 000123 07');

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

  await page.goto('/auth/forgot');
  await page.getByLabel('Email', { exact: true }).fill(newEmail);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('If there is an account with this address')).toBeVisible();
  const link = linkIn(await mailTo(newEmail, 'Choose a new password'));
  await page.goto(link);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(toast(page, 'Password changed')).toBeVisible();
  await enter(page, newEmail, NEW_PASSWORD);
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link works no more');
});

test(
  'a second step is set up, asked for at the sign-in, replaced by a recovery code, and switched off',
  EVERYWHERE,
  async ({ page, isMobile, complaints }) => {
    complaints.expect(/status of 403/);
    const email = await addMember();
    await signIn(page, email);
    await page.goto('/account/second-factor');
    const secret = (await page.getByRole('main').locator('code').innerText()).replaceAll(' ', '');
    await page.getByLabel('Enter the code that the app shows').fill(codeOf(secret));
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByText('The second step is on')).toBeVisible();
    const codes = await page.getByRole('main').locator('li code').allInnerTexts();
    expect(codes).toHaveLength(10);
    await mailTo(email, 'Your second step was switched on');

    await signOut(page, isMobile);
    await signIn(page, email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your second step');
    await page.getByLabel('Code').fill('000000');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('This code is not right');
    await expect(page.getByLabel('Code')).toBeEmpty();
    // The code of the next half minute: the present one was used to set the step up.
    await page.getByLabel('Code').fill(codeOf(secret, 30));
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(toast(page, 'Welcome back!')).toBeVisible();

    await signOut(page, isMobile);
    await signIn(page, email);
    await page.getByLabel('Code').fill(codes[0]?.toLowerCase() ?? '');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(toast(page, 'Welcome back!')).toBeVisible();
    await page.goto('/account/second-factor');
    await expect(page.getByText('You have 9 recovery codes left')).toBeVisible();
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Switch off' }).click();
    await expect(toast(page, 'Second step switched off')).toBeVisible();
  },
);

test(
  'one’s data is read, downloaded, and deleted with the account; the receipt comes by mail',
  EVERYWHERE,
  async ({ page, complaints }) => {
    complaints.expect(/status of 403/);
    const email = await addMember();
    await signIn(page, email);
    await page.goto('/account/data');
    await expect(page.getByRole('main')).toContainText(email);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download my data' }).click();
    expect((await downloading).suggestedFilename()).toBe('my-data.json');
    await page.getByLabel('Your password').fill('Wrong-Word-1');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('alert')).toContainText('This is not your password. Please try again.');
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(toast(page, 'Your account was deleted')).toBeVisible();
    await mailTo(email, 'Your account was deleted');
    await signIn(page, email);
    await expect(page.getByRole('alert')).toContainText('The email address or the password is not right.');
  },
);

async function signOut(page: Page, isMobile: boolean): Promise<void> {
  const navigation = await openNavigation(page, isMobile);
  await navigation.getByRole('button', { name: 'Sign Out' }).click();
  await expect(toast(page, 'Signed out successfully')).toBeVisible();
}

/** What the authenticator app shows, now or some seconds later. */
function codeOf(secret: string, seconds = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 });
}
