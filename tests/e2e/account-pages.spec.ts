import type { Page } from '@playwright/test';
import { ACCOUNT_PLACES, OWN_PAGES } from '#app/accounts/core/account-places.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { enter, forgetNetworks, press } from './account.ts';
import { expectAccessible, firstOfEachKind } from './axe.ts';
import { expect, SCRIPT, test, thorough } from './journey.ts';
import { expectSoundLayout } from './layout.ts';
import { validateHtml } from './markup.ts';
import { becomeMember } from './member.ts';
import { expectLightFirstVisit } from './weight.ts';

const VISITOR = [
  '/auth/verify?token=x',
  '/auth/reset?token=x',
  '/auth/not-me?token=x',
  '/auth/lost/confirm?token=x',
  '/auth/lost/stop?token=x',
  '/auth/resend',
  '/account/email/confirm?token=x',
];
const MEMBER = new Set([...ACCOUNT_PLACES, ...OWN_PAGES].map(({ path }) => path));

test.describe.configure({ timeout: 2 * MINUTE });
test.beforeEach(forgetNetworks);

test('the pages of an account are light, valid, accessible and never cached', SCRIPT, async ({ page }) => {
  await becomeMember(page);
  await expectWellMade(page, MEMBER);
});

test(
  'an account has its own frame, and on a phone the title is in the first screen',
  thorough(),
  async ({ page }) => {
    await becomeMember(page);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of MEMBER) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
      await expect(
        page.getByRole('navigation', { name: 'Your account' }).locator('[aria-current]'),
      ).toHaveCount(1);
      expect((await page.getByRole('contentinfo').boundingBox())?.height, path).toBeLessThan(70);
    }
    await expectSoundLayout(page, [320, 360, 768, 1440]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page
      .getByRole('navigation', { name: 'Your account' })
      .getByRole('link', { name: 'Due days' })
      .click();
    await expect(page).toHaveURL('/account/due');
  },
);

test('pages of links are light, valid, accessible and never cached', SCRIPT, async ({ page, complaints }) => {
  complaints.expect(/status of 403/);
  await expectWellMade(page, VISITOR);
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

async function expectWellMade(page: Page, paths: Iterable<string>): Promise<void> {
  const closely = firstOfEachKind();
  for (const path of [...paths].filter(() => closely('words'))) {
    const answer = await expectLightFirstVisit(page, path, 'words');
    expect(answer?.status(), path).toBe(200);
    expect(answer?.headers()['cache-control'], path).toBe('private, no-store');
    expect(await validateHtml((await answer?.text()) ?? ''), `HTML of ${path}`).toEqual([]);
    await expectAccessible(page);
  }
}
