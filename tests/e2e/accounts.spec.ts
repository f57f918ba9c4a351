import type { Page } from '@playwright/test';
import { signUp } from '#content/pages/auth.ts';
import { enter, forgetNetworks, mailTo, newAddress, openNavigation, toast } from './account.ts';
import { articles } from './articles.ts';
import { expectAccessible } from './axe.ts';
import {
  expect,
  fillIn,
  holdBack,
  isPost,
  NO_SCRIPT,
  onlyIn,
  openHydrated,
  SCRIPT,
  test,
  thorough,
} from './journey.ts';
import { overlap } from './layout.ts';
import { addMember, NAME, PASSWORD } from './member.ts';

const WITH_SCRIPT = onlyIn('script', 'phone');
const ARTICLE = articles[0]?.path ?? '';

test.beforeEach(forgetNetworks);

test(
  'signing in happens in a dialog on the current page',
  WITH_SCRIPT,
  async ({ page, isMobile, complaints }) => {
    complaints.expect(/status of 403/);
    const email = await addMember();
    await openHydrated(page, '/contact');
    await openDialog(page, isMobile);
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog.getByRole('heading')).toHaveText('Welcome Back');
    await expect(dialog).toContainText('Sign in to your account to access premium services');
    await expect(dialog.getByLabel('Email', { exact: true })).toBeFocused();
    await expectAccessible(page);

    await enter(page, email, 'Wrong-Word-1');
    await expect(dialog.getByRole('alert')).toContainText('The email address or the password is not right.');
    await expect(dialog.getByRole('alert')).toBeFocused();
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(email);
    await expect(dialog.getByLabel('Password', { exact: true })).toBeEmpty();

    await dialog.getByRole('link', { name: 'Create one' }).click();
    await expect(dialog.getByRole('heading')).toHaveText(signUp.heading);
    await expectAccessible(page);
    await dialog.getByRole('link', { name: 'Sign in' }).click();
    await expect(dialog.getByRole('heading')).toHaveText('Welcome Back');

    await enter(page, email);
    await expect(toast(page, 'Welcome back!')).toBeVisible();
    await expect(page).toHaveURL('/contact');
    await expect((await openNavigation(page, isMobile)).getByRole('link', { name: NAME })).toBeVisible();
  },
);

test('an account is opened in a dialog on the current page', thorough(SCRIPT), async ({ page }) => {
  const email = newAddress();
  await openHydrated(page, `${ARTICLE}#top`);
  await openDialog(page, false);
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('link', { name: 'Create one' }).click();
  await fillIn(dialog, { 'Full name': NAME, Email: email, Password: PASSWORD });
  const release = await holdBack(page, '**/auth*', isPost);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(dialog.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  release();
  await expect(toast(page, 'Verification email sent')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${ARTICLE}(#top)?$`));
  await mailTo(email, 'Confirm your e-mail address');
});

test('the dialog says what it does, and Escape leads back', SCRIPT, async ({ page, complaints }) => {
  complaints.expect(/status of 403/);
  const load = await holdBack(page, '**/auth*');
  await openHydrated(page, '/pricing');
  await openDialog(page, false);
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByRole('status')).toHaveText('Loading...');
  load();
  await expect(dialog.getByRole('heading')).toHaveText('Welcome Back');
  const release = await holdBack(page, '**/auth*', isPost);
  await enter(page, newAddress());
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
  release();
  await expect(page.getByRole('alert')).toContainText('Authentication failed');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' }),
  ).toBeFocused();
  await openDialog(page, false);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('without JavaScript the sign-in is a page', NO_SCRIPT, async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
});

test('the sign-up shows and hides the password', SCRIPT, async ({ page }) => {
  await page.goto('/auth?mode=signup');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Something');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toBeFocused();
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test(
  'each field says what is wrong, and no password is sent back',
  thorough(),
  async ({ page, complaints }) => {
    complaints.expect(/status of 400/);
    await page.goto('/auth?mode=signup');
    for (const label of ['Full name', 'Email', 'Password'])
      await expect(page.getByLabel(label, { exact: label !== 'Full name' })).toHaveAttribute('required', '');
    await fillIn(page, { 'Full name': 'R2D2', Email: 'somebody@example', Password: 'lowercase-only-1' });
    await page.getByLabel('Contact number').fill('012');
    await page.getByLabel('South African ID number').fill('8001_01');
    await page.getByRole('button', { name: 'Create Account' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Validation Error');
    await expect(alert).toContainText('Please enter a valid email address');
    await expect(alert).toBeFocused();
    for (const [label, message] of [
      ['Full name', 'Name can only contain letters, spaces, hyphens, and apostrophes'],
      ['Email', 'Please enter a valid email address'],
      ['Contact number', /^Please enter a valid phone number/],
      ['South African ID number', /^Invalid identification number format/],
      [
        'Password',
        /^Password must contain at least one lowercase letter, one uppercase letter, and one number/,
      ],
    ] as const) {
      const field = page.getByLabel(label, { exact: label === 'Email' || label === 'Password' });
      await expect(field).toHaveAccessibleDescription(message);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page.getByLabel('Full name')).toHaveValue('R2D2');
    await expect(page.getByLabel('Password', { exact: true })).toBeEmpty();
    await expectAccessible(page);
  },
);

test.describe('where things may move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'a message that came with a page covers no words of it, and leaves',
    thorough(WITH_SCRIPT),
    async ({ page }) => {
      await page.goto('/auth/forgot');
      await page.getByLabel('Email', { exact: true }).fill(newAddress());
      await page.getByRole('button', { name: 'Send me a link' }).click();
      const message = toast(page, 'Look into your mail');
      await expect(message).toBeVisible();
      const over = await message.boundingBox();
      const words = page.locator('main :is(h1, p, label, input, button, a):visible');
      for (const under of await words.all()) {
        expect(overlap(over, await under.boundingBox()), await under.innerText()).toBe(false);
      }
      await expect(message).toBeHidden();
    },
  );
});

async function openDialog(page: Page, isMobile: boolean): Promise<void> {
  const navigation = await openNavigation(page, isMobile);
  await navigation.getByRole('link', { name: 'Sign In' }).click();
}
