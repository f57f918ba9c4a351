import type { Page } from '@playwright/test';
import { MINUTE } from '#app/platform/core/time.ts';
import { enter, forgetNetworks, press } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect, SCRIPT, test } from './journey.ts';
import { validateHtml } from './markup.ts';
import { becomeMember } from './member.ts';
import { expectLightFirstVisit } from './weight.ts';

const VISITOR = [
  '/auth/verify?token=x',
  '/auth/reset?token=x',
  '/auth/not-me?token=x',
  '/auth/resend',
  '/account/email/confirm?token=x',
];
const MEMBER = [
  '',
  '/profile',
  '/documents',
  '/due',
  '/taxpayers',
  '/enquiries',
  '/bookings',
  '/calculations',
  '/email',
  '/password',
  '/second-factor',
  '/passkeys',
  '/sessions',
  '/data',
].map((path) => `/account${path}`);

test.describe.configure({ timeout: 2 * MINUTE });
test.beforeEach(forgetNetworks);

test('the pages of an account are light, valid, accessible and never cached', SCRIPT, async ({ page }) => {
  await becomeMember(page);
  for (const path of MEMBER) await expectWellMade(page, path);
});

test('pages of links are light, valid, accessible and never cached', SCRIPT, async ({ page, complaints }) => {
  complaints.expect(/status of 403/);
  for (const path of VISITOR) await expectWellMade(page, path);
  await page.goto('/auth');
  await enter(page, 'nobody@example.org');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('the back button shows nothing after signing out', async ({ page }) => {
  const email = await becomeMember(page);
  await page.goto('/account');
  await expect(page.getByRole('main')).toContainText(email);
  await press(page, 'Sign Out', 'Signed out successfully');
  await page.goBack();
  await expect(page.getByRole('main')).not.toContainText(email);
  await expect(page).toHaveURL(/\/auth\?redirectTo=%2Faccount$/);
});

async function expectWellMade(page: Page, path: string): Promise<void> {
  const answer = await expectLightFirstVisit(page, path, 'words');
  expect(answer?.status(), path).toBe(200);
  expect(answer?.headers()['cache-control'], path).toBe('private, no-store');
  expect(await validateHtml((await answer?.text()) ?? ''), `HTML of ${path}`).toEqual([]);
  await expectAccessible(page);
}
