import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, SCRIPT, test } from './journey.ts';
import { expectSoundLayout } from './layout.ts';
import { PAGES } from './pages.ts';

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

test('on paper nothing is printed on a dark ground', SCRIPT, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/pricing', '/book', '/careers', '/switching', '/questions/somebody-died']) {
    await page.goto(path);
    expect(await page.evaluate(darkGrounds), path).toEqual([]);
  }
});

/** What is wider than half of the page and darker than a middle grey. Runs in the page. */
function darkGrounds(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const [red = 255, green = 255, blue = 255, opacity = 1] = (
      getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
    ).map(Number);
    if (element.matches('.btn')) return [];
    const isWide = element.getBoundingClientRect().width > innerWidth / 2;
    const isDark = opacity > 0.5 && (red + green + blue) / 3 < 128;
    return isWide && isDark && element.checkVisibility() ? [`${element.localName}.${element.className}`] : [];
  });
}

test('on a phone no word is broken in two', SCRIPT, async ({ page, complaints }) => {
  test.slow();
  complaints.expect(/status of 404/);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { path } of PAGES) {
    await page.goto(path);
    await page.evaluate(() =>
      document.querySelectorAll<HTMLDetailsElement>('main details').forEach((one) => (one.open = true)),
    );
    expect(await page.evaluate(brokenWords), path).toEqual([]);
  }
});

/** Words that begin on one line and end on the next without a hyphen of their own. Runs in the page. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const within = node.parentElement;
    if (!within?.checkVisibility() || within.closest('a[href^=http], code') || isClipped(within)) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{5,}/gu)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(`${word} in ${within.localName}.${within.className}`);
    }
  }
  return [...new Set(broken)];

  /** For those who hear the page alone. */
  function isClipped(element: Element | null): boolean {
    return (
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
    );
  }
}

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
