import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, onlyIn, test } from './journey.ts';
import { PAGES } from './pages.ts';

const SCRIPT = onlyIn('script');

/** The smallest phone, both edges of each of the header's forms, and a desktop. */
const WIDTHS = [320, 640, 768, 1023, 1024, 1119, 1120, 1280];

/** The spacing that WCAG 1.4.12 has a visitor set, without loss of words. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

test(
  'with wider spacing of the text no word is cut off, and nothing scrolls sideways',
  SCRIPT,
  async ({ page, complaints }) => {
    test.slow();
    complaints.expect(/status of 404/);
    for (const { path } of PAGES) {
      await page.goto(path);
      await space(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
          width,
        );
        expect(await page.evaluate(cutOff), `cut off on ${path} at ${width} px`).toEqual([]);
      }
    }
  },
);

test('on a narrow desktop the header is one line', SCRIPT, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/');
  const height = (part: string) => page.locator(part).evaluate((element) => element.clientHeight);
  expect(await height('.site-header')).toBeLessThanOrEqual(72);
  expect(await height('.site-menu > .btn')).toBeLessThanOrEqual(46);
});

test.describe('on a first visit', () => {
  test.use({ consented: false, viewport: { width: 320, height: 256 } });

  test(
    'in a window as low as one enlarged four times, the cookies’ question lies over nothing',
    SCRIPT,
    async ({ page }) => {
      await page.goto('/');
      const question = page.getByRole('dialog', { name: 'We use cookies' });
      await expect(question).toBeVisible();
      await expect(question).toHaveCSS('position', 'static');
    },
  );
});

test.describe('in colours of the visitor’s own', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('what is chosen can still be told', SCRIPT, async ({ page }) => {
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

function label(page: Page, name: string): Locator {
  return page.locator('.segments label', { hasText: name });
}

function tab(page: Page, name: string): Locator {
  return page.locator('.tab', { hasText: name });
}

/** Two things of which one is chosen differ in their lower edge: in more than the words on them. */
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

/** Sets the spacing; a style element would be against the page's policy. */
function space(page: Page): Promise<void> {
  return page.evaluate(async (css) => {
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(css)];
  }, SPACING);
}

/** The words that lie outside of the box that shows them. Runs in the page. */
function cutOff(): string[] {
  const shown = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
  return shown
    .filter((element) => {
      const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(element);
      if (clipPath !== 'none' || textOverflow === 'ellipsis' || element.matches('svg, svg *, input'))
        return false;
      const wide = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
      const high = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1;
      return (wide || high) && hasWordsOutside(element);
    })
    .map((element) => `${element.localName}.${element.className}`);

  function hasWordsOutside(box: Element): boolean {
    const { right, bottom } = box.getBoundingClientRect();
    return [...box.querySelectorAll('*')].some((part) => {
      const hasWords = [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const rect = part.getBoundingClientRect();
      return hasWords && rect.width > 0 && (rect.right > right + 1 || rect.bottom > bottom + 1);
    });
  }
}
