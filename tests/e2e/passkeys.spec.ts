import type { Page } from '@playwright/test';
import { enter, forgetNetworks, forgetProof, mailTo, press } from './account.ts';
import { expectAccessible } from './axe.ts';
import { onDatabase } from './database.ts';
import { expect, NO_SCRIPT, SCRIPT, test, thorough } from './journey.ts';
import { becomeMember, PASSWORD } from './member.ts';

test.beforeEach(forgetNetworks);

test(
  'a passkey is added, signs in, is a second step, is removed',
  thorough(SCRIPT),
  async ({ page, complaints }) => {
    complaints.expect(/status of 403/);
    await addAuthenticator(page);
    const email = await becomeMember(page);
    await addPasskey(page, 'My phone');
    await mailTo(email, 'A passkey was added');
    await expectAccessible(page);

    await signOut(page);
    await page.goto('/auth?redirectTo=/account/passkeys');
    await press(page, 'Sign in with a passkey', 'Welcome back!');
    await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toContainText('last used');

    await switchOnTwoSteps(email);
    await signOut(page);
    await page.goto('/auth?redirectTo=/account/passkeys');
    await enter(page, email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-step verification');
    await expectAccessible(page);
    await press(page, 'Use a passkey', 'Welcome back!');

    await forgetProof(email);
    await page.getByRole('button', { name: 'Remove My phone' }).click();
    await page.getByLabel('Password or code').fill(PASSWORD);
    await press(page, 'Go on', 'Passkey removed');
    await expect(page.getByRole('main')).toContainText('You have no passkey yet.');
    await mailTo(email, 'A passkey was removed');
  },
);

test(
  'the password is asked for again before a passkey is added, and a refusal says so',
  thorough(SCRIPT),
  async ({ page, complaints }) => {
    complaints.expect(/status of 403/);
    const authenticator = await addAuthenticator(page);
    const email = await becomeMember(page);
    await forgetProof(email);
    await page.goto('/account/passkeys');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Your password').fill(PASSWORD);
    await press(page, 'Go on', 'It is you');
    await addPasskey(page, 'Key ring');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('main')).toContainText('This device has a passkey of your account already.');
    await authenticator.forgetAll();
    await signOut(page);
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('main')).toContainText('No passkey was used.');
  },
);

test('without a script the pages say what a passkey needs', NO_SCRIPT, async ({ page }) => {
  await becomeMember(page);
  await page.goto('/account/passkeys');
  await expect(page.getByRole('main')).toContainText('A passkey needs JavaScript.');
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeHidden();
});

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/account/passkeys');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await press(page, 'Add a passkey', 'Passkey added');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('not used yet');
}

/** A phone whose fingerprint sensor always agrees, inside Chromium. */
async function addAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { forgetAll: () => devTools.send('WebAuthn.clearCredentials', { authenticatorId }) };
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/account');
  await press(page, 'Sign Out', 'Signed out successfully');
}

/** An authenticator app, whose codes are not used here. */
async function switchOnTwoSteps(email: string): Promise<void> {
  await onDatabase(
    (sql) => sql`
      insert into second_factors (user_id, sealed_secret, confirmed_at)
      select id, 'x', now() from users where email = ${email}`,
  );
}
