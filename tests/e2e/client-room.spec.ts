import type { Page } from '@playwright/test';
import { MINUTE } from '#app/platform/core/time.ts';
import { expectAccessible } from './axe.ts';
import { press } from './account.ts';
import { addLink, addRoom, codesTo, enterCode, nextCode, reached } from './client-room.ts';
import { onDatabase } from './database.ts';
import { EVERYWHERE, SCRIPT, expect, test } from './journey.ts';
import { validateHtml } from './markup.ts';

test.describe.configure({ timeout: 2 * MINUTE });
// All journeys come from one network, which may not have as many codes as they need.
test.beforeEach(() => onDatabase((sql) => sql`delete from rate_limits where key like 'link-%'`));

test(
  'a visitor without an account opens a mailed link with a code, and nothing else',
  EVERYWHERE,
  async ({ page, complaints, javaScriptEnabled }) => {
    complaints.expect(/status of 40[04]/);
    const email = `client-${crypto.randomUUID()}@example.org`;
    const [room, other] = [await addRoom({ email }), await addRoom({ email })];
    const link = await addLink(room, email);
    const answer = await page.goto(link);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
    expect(await validateHtml((await answer?.text()) ?? '')).toEqual([]);
    await expect(page.getByRole('main')).toContainText(/Nine short questions|Papers that we need/);
    await expect(page.getByRole('main')).not.toContainText(/Income tax|Thandi/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expectAccessible(page);
    expect(await codesTo(email)).toEqual([]);

    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.waitForURL(`**${link}?sent`);
    await expectAccessible(page);
    const first = await nextCode(email);
    const wrong = first === '123456' ? '654321' : '123456';
    for (let time = 1; time <= 4; time++) await enterWrong(page, wrong, 'not the code');
    for (const code of [wrong, first]) await enterWrong(page, code, 'not work any more');
    await page.getByRole('button', { name: 'Send another code' }).click();
    await page.waitForURL(`**${link}?sent`);
    await enterCode(page, await nextCode(email, first));
    await reached(page, room.path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Income tax return');

    const no = page.locator('fieldset').first().getByRole('radio', { name: 'No' });
    await no.check({ force: true });
    if (javaScriptEnabled === false) await press(page, 'Save and go on later', 'Your answers are kept');
    else await expect(page.getByText('Kept. You can go on later.')).toBeVisible();
    await page.reload();
    await expect(no).toBeChecked();

    await page.goto(link);
    await reached(page, room.path);
    await page.goto(other.path);
    await expect(page).toHaveURL(`/auth/link?redirectTo=${encodeURIComponent(other.path)}`);
    await page.goto('/account');
    await expect(page).toHaveURL('/auth?redirectTo=%2Faccount');
    await page.goto(`/request/${'x'.repeat(43)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more');
    await expectAccessible(page);
  },
);

test('an answer given before the script has loaded is kept', SCRIPT, async ({ page }) => {
  const email = `client-${crypto.randomUUID()}@example.org`;
  const room = await addRoom({ email });
  const link = await addLink(room, email);
  await page.goto(link);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.waitForURL(`**${link}?sent`);
  await enterCode(page, await nextCode(email));
  await reached(page, room.path);

  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  const no = page.locator('fieldset').first().getByRole('radio', { name: 'No' });
  await no.check({ force: true });
  release();
  await expect(page.getByText('Kept. You can go on later.')).toBeVisible();
  await page.reload();
  await expect(no).toBeChecked();
});

async function enterWrong(page: Page, code: string, refusal: string): Promise<void> {
  await enterCode(page, code);
  // On the next page, which may say the same.
  await expect(page.getByLabel('Six digits')).toBeEmpty();
  await expect(page.getByRole('alert')).toContainText(refusal);
}
