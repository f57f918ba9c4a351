import type { Page } from '@playwright/test';
import { consent } from '#content/pages/consent.ts';
import { CONSENT_KEY, expect, holdBack, NO_SCRIPT, onlyIn, SCRIPT, test } from './journey.ts';
import { legalTitle } from './legal.ts';

const WITH_SCRIPT = onlyIn('script', 'phone');
const NECESSARY = { necessary: true, analytics: false, marketing: false, functional: false };
const EVERYTHING = { necessary: true, analytics: true, marketing: true, functional: true };

test.use({ consented: false });

test('the choice on the first visit is stored, and not asked for again', WITH_SCRIPT, async ({ page }) => {
  for (const [button, choice, among] of [
    ['Accept all', EVERYTHING, question],
    ['Required Only', NECESSARY, question],
    ['Accept All', EVERYTHING, preferences],
    ['Reject All', NECESSARY, preferences],
  ] as const) {
    await page.goto('/');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    if (among === preferences) await question(page).getByRole('button', { name: 'Manage Cookies' }).click();
    await among(page).getByRole('button', { name: button, exact: true }).click();
    await expect(preferences(page)).toBeHidden();
    await expect(question(page)).toBeHidden();
    await expect.poll(() => storedConsent(page)).toEqual(choice);
    await page.goto('/contact');
    await expect(question(page)).toBeHidden();
  }
});

test('a choice made before the script came is kept once it is there', WITH_SCRIPT, async ({ page }) => {
  const release = await holdBack(page, /\/assets\/elements-/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await question(page).getByRole('button', { name: 'Required Only' }).click();
  await expect(question(page)).toBeHidden();
  release();
  await expect.poll(() => storedConsent(page)).toEqual(NECESSARY);
  await page.reload();
  await expect(question(page)).toBeHidden();
});

test(
  'preferences that were asked for before the script came open once it is there',
  SCRIPT,
  async ({ page }) => {
    const release = await holdBack(page, /\/assets\/elements-/);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await question(page).getByRole('button', { name: 'Manage Cookies' }).click();
    release();
    await preferences(page).getByRole('button', { name: 'Close' }).click();
    await expect(question(page)).toBeVisible();
    expect(await storedConsent(page)).toBeNull();
  },
);

test('preferences that come late interrupt nobody who went on', SCRIPT, async ({ page }) => {
  const release = await holdBack(page, /\/assets\/elements-/);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await question(page).getByRole('button', { name: 'Manage Cookies' }).click();
  await page.getByLabel('Full Name').pressSequentially('Good');
  release();
  await expect(question(page)).toBeVisible();
  await expect(preferences(page)).toBeHidden();
  await expect(page.getByLabel('Full Name')).toBeFocused();
});

test('a toast on a first visit covers no button of the question', WITH_SCRIPT, async ({ page }) => {
  await page.goto('/');
  await expect(question(page)).toBeVisible();
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('toast', { detail: { title: 'Welcome back!' } })),
  );
  const toast = await page.locator('.toast').boundingBox();
  const buttons = await question(page).locator('.consent-choices').boundingBox();
  expect(toast!.y >= buttons!.y + buttons!.height || toast!.y + toast!.height <= buttons!.y).toBe(true);
});

test('the toggles are stored and shown again, Escape stores nothing', WITH_SCRIPT, async ({ page }) => {
  await page.goto('/');
  await question(page).getByRole('button', { name: 'Manage Cookies' }).click();
  await page.keyboard.press('Escape');
  await expect(preferences(page)).toBeHidden();
  await expect(question(page)).toBeVisible();
  expect(await storedConsent(page)).toBeNull();

  await question(page).getByRole('button', { name: 'Manage Cookies' }).click();
  await expect(toggle(page, 'Necessary')).toBeChecked();
  await expect(toggle(page, 'Necessary')).toBeDisabled();
  await toggle(page, 'Functional').check();
  await preferences(page).getByRole('button', { name: 'Confirm My Choices' }).click();
  await expect(question(page)).toBeHidden();
  await expect.poll(() => storedConsent(page)).toEqual({ ...NECESSARY, functional: true });
  await page.getByRole('button', { name: 'Cookie Policy' }).click();
  await expect(toggle(page, 'Functional')).toBeChecked();
  await expect(toggle(page, 'Analytics')).not.toBeChecked();
  await toggle(page, 'Functional').uncheck();
  await toggle(page, 'Marketing').check();
  await preferences(page).getByRole('button', { name: 'Confirm My Choices' }).click();
  await expect.poll(() => storedConsent(page)).toEqual({ ...NECESSARY, marketing: true });
});

test('the terms link closes the question and leads to the terms', SCRIPT, async ({ page }) => {
  await page.goto('/');
  await question(page).getByRole('link', { name: 'terms' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(legalTitle('terms'));
});

test('without JavaScript nobody is asked: nothing needs consent', NO_SCRIPT, async ({ page }) => {
  await page.goto('/');
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cookie Policy' })).toBeHidden();
});

function question(page: Page) {
  return page.getByRole('dialog', { name: consent.title });
}

function preferences(page: Page) {
  return page.getByRole('dialog', { name: 'Cookie preferences' });
}

function toggle(page: Page, name: string) {
  return preferences(page).getByRole('checkbox', { name: new RegExp(`^${name}`) });
}

async function storedConsent(page: Page): Promise<unknown> {
  return JSON.parse(await page.evaluate((key) => localStorage.getItem(key) ?? 'null', CONSENT_KEY));
}
