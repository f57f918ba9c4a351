import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const WIDTHS = process.env.NIGHTLY ? [320, 768, 1440] : [320];

/**
 * In the world with scripts axe finds nothing on the smallest phone by all rules in the light, and at the width the page has
 * by those of colours in the dark; nothing scrolls sideways. Each night all rules are tried at three widths in both schemes.
 */
export async function expectAccessible(page: Page, widths = WIDTHS): Promise<void> {
  if (test.info().project.name !== 'script') return;
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await keepFromFloating(page, true);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await show(page, 'light');
    await expectNothingFound(page, axe(page).withTags(TAGS));
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled, `width of ${page.url()}`).toBeLessThanOrEqual(width);
    await show(page, 'dark');
    if (process.env.NIGHTLY) await expectNothingFound(page, axe(page).withTags(TAGS));
  }
  await page.setViewportSize(size);
  await expectNothingFound(page, axe(page).withRules(COLOUR_RULES));
  await page.emulateMedia({ colorScheme: null });
  await keepFromFloating(page, false);
}

/** Waits for colours that take their time to change. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

/** They rest over whatever is at the window's end until one scrolls: journeys of their own try them. */
async function keepFromFloating(page: Page, isKept: boolean): Promise<void> {
  await page.evaluate((isKept) => {
    document.querySelector('.floating-rail')?.toggleAttribute('hidden', isKept);
    document.querySelector<HTMLElement>('.result-bar')?.style.setProperty('position', isKept ? 'static' : '');
  }, isKept);
}

/** Runs in the page alone, which is quicker than axe's way with frames of other sites. */
export function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

/** Axe reads the page's colours even where the visitor's own take their place. */
export async function expectAccessibleInOwnColours(page: Page): Promise<void> {
  await expectNothingFound(page, axe(page).withTags(TAGS).disableRules(COLOUR_RULES));
}

export async function expectNothingFound(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, `axe at ${page.viewportSize()?.width} px on ${page.url()}`).toEqual([]);
}
