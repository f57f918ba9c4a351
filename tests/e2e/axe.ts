import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Fails with all that axe finds on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, `axe at ${page.viewportSize()?.width} px on ${page.url()}`).toEqual([]);
}

/** As `expectAccessible`, on a desktop in the light and on the smallest phone in the dark, where nothing scrolls sideways. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  for (const [colorScheme, width] of [
    ['dark', 320],
    ['light', 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await hideFloatingButtons(page);
    await expectAccessible(page);
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled, `width of ${page.url()}`).toBeLessThanOrEqual(width);
  }
}

/** They rest over whatever stands at the window's end until one scrolls; other pages try them by themselves. */
export async function hideFloatingButtons(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('.floating-rail')?.toggleAttribute('hidden', true));
}
