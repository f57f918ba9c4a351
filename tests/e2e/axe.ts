import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Axe finds nothing on the page as it is: by all rules in the light, and by those of colours, which alone differ, in the dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNothingFound(page, new AxeBuilder({ page }).withTags(TAGS));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothingFound(page, new AxeBuilder({ page }).withRules(COLOUR_RULES));
  await page.emulateMedia({ colorScheme: null });
}

/** Axe finds nothing on a desktop in the light and on the smallest phone in the dark, where nothing scrolls sideways. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  for (const [colorScheme, width] of [
    ['dark', 320],
    ['light', 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await hideFloatingButtons(page);
    await expectNothingFound(page, new AxeBuilder({ page }).withTags(TAGS));
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled, `width of ${page.url()}`).toBeLessThanOrEqual(width);
  }
}

/** They rest over whatever is at the window's end until one scrolls; other pages try them by themselves. */
export async function hideFloatingButtons(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('.floating-rail')?.toggleAttribute('hidden', true));
}

async function expectNothingFound(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, `axe at ${page.viewportSize()?.width} px on ${page.url()}`).toEqual([]);
}
