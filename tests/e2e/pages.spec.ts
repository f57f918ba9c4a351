import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { CONSENT, CONSENT_KEY, expect, onlyIn, openHydrated, test } from './journey.ts';
import { expectSoundLayout, expectToFit } from './layout.ts';
import { validateHtml } from './markup.ts';
import { PAGES } from './pages.ts';
import { expectLightFirstVisit } from './weight.ts';

test.describe('on a first visit', () => {
  test.use({ consented: false });

  for (const { name, path, status, kind } of PAGES) {
    test(
      `${name} is light, valid, safe, accessible and fits every width`,
      onlyIn('script'),
      async ({ page, complaints }) => {
        test.slow();
        if (status !== 200) complaints.expect(new RegExp(`status of ${status}`));
        await expectLightFirstVisit(page, path, kind);
        await consent(page);
        await expectSafeAndValid(page, path, status);
        await expectSoundLayout(page);
        for (const width of [360, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expectAccessible(page);
        }
      },
    );
  }
});

test(
  'no page scrolls sideways on the smallest phone',
  onlyIn('phone', 'no-script'),
  async ({ page, complaints }) => {
    test.slow();
    complaints.expect(/status of 404/);
    await page.setViewportSize({ width: 320, height: 800 });
    for (const { path } of PAGES) {
      await page.goto(path);
      await expectToFit(page, 320);
    }
  },
);

/** Answers the question about cookies, which lies over the page. */
function consent(page: Page): Promise<void> {
  return page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    CONSENT_KEY,
    JSON.stringify(CONSENT),
  ] as const);
}

async function expectSafeAndValid(page: Page, path: string, status: number): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(status);
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
  expect(await validateHtml((await answer?.text()) ?? '')).toEqual([]);
  await openHydrated(page, path);
}
