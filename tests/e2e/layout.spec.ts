import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, SCRIPT, test } from './journey.ts';
import { expectSoundLayout } from './layout.ts';

test('on a narrow desktop the header is two lines, and fits', SCRIPT, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/');
  const height = (part: string) => page.locator(part).evaluate((element) => element.clientHeight);
  expect(await height('.site-header')).toBeLessThanOrEqual(103);
  expect(await height('.sign-in .btn:last-child')).toBeLessThanOrEqual(46);
  // Both limits of each of the header's forms.
  await expectSoundLayout(page, [640, 1023, 1024, 1199, 1200]);
});

test.describe('on a first visit', () => {
  test.use({ consented: false, viewport: { width: 360, height: 640 } });

  test(
    'the cookie question covers nothing, and takes at most a fifth of a phone',
    SCRIPT,
    async ({ page }) => {
      await page.addInitScript(countShifts);
      for (const path of ['/', '/contact', '/tax/company']) {
        await page.goto(path);
        const question = page.getByRole('dialog', { name: 'We use cookies' });
        await expect(question).toBeVisible();
        await expect(question).toHaveCSS('position', 'static');
        expect((await question.boundingBox())?.height).toBeLessThanOrEqual(640 / 5);
        const widths = await question
          .getByRole('button')
          .evaluateAll((buttons) =>
            buttons.map((button) => Math.round(button.getBoundingClientRect().width)),
          );
        expect(new Set(widths).size, `widths of the buttons: ${widths.join()}`).toBe(1);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts), path).toBe(0);
      }
    },
  );
});

test.describe('in colours of the visitor’s own', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('a chosen thing still looks different', SCRIPT, async ({ page }) => {
    await page.goto('/contact');
    await expectDifferent(label(page, 'Individual'), label(page, 'Company'));
    await page.goto('/pricing');
    await expectDifferent(tab(page, 'Individual'), tab(page, 'Business'));
    await page.getByRole('button', { name: 'Cookie Policy' }).click();
    const toggle = page.getByRole('checkbox', { name: /^Functional/ });
    const off = await toggle.screenshot();
    await toggle.check();
    expect(await toggle.screenshot()).not.toEqual(off);
  });
});

/** Runs in the page, before its own scripts. */
function countShifts(): void {
  const seen = window as unknown as { shifts: number };
  seen.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function label(page: Page, name: string): Locator {
  return page.locator('.segments label', { hasText: name });
}

function tab(page: Page, name: string): Locator {
  return page.locator('.tab', { hasText: name });
}

/** A chosen thing and another one have different lower edges: more than their texts differ. */
async function expectDifferent(chosen: Locator, other: Locator): Promise<void> {
  expect(await lowerEdge(chosen)).not.toEqual(await lowerEdge(other));
}

async function lowerEdge(locator: Locator): Promise<number[]> {
  const { data, info } = await sharp(await locator.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = ((info.height - 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}
