import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** `axe.source` is more than twice as long, and every page parses it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const OTHER_RULES = Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }]));
const WIDTHS = process.env.NIGHTLY ? [320, 768, 1440] : [320];

/** A run with one mode each leaves two things to a run with every mode: the dark, and all but one page of a kind. */
const EVERY_MODE = Boolean(process.env.EVERY_MODE);

/**
 * In the mode with scripts axe finds nothing: on the smallest phone by all rules in the light, and at the page's
 * width by the colour rules in the dark; nothing scrolls sideways. Each night all rules are tried at three widths in
 * both schemes.
 */
export async function expectAccessible(page: Page, widths = WIDTHS): Promise<void> {
  if (test.info().project.name !== 'script') return;
  await expectIconsDrawn(page);
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await keepFromFloating(page, true);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await show(page, 'light');
    await expectNothingFound(page);
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled, `width of ${page.url()}`).toBeLessThanOrEqual(width);
    if (!process.env.NIGHTLY) continue;
    await show(page, 'dark');
    await expectNothingFound(page);
  }
  await page.setViewportSize(size);
  if (EVERY_MODE) {
    await show(page, 'dark');
    await expectNothingFound(page, { runOnly: COLOUR_RULES });
  }
  await page.emulateMedia({ colorScheme: null });
  await keepFromFloating(page, false);
}

/** An icon in the page is a reference to its drawing, which a part of another page may lack here. */
async function expectIconsDrawn(page: Page): Promise<void> {
  const missing = await page
    .locator('use[href^="#"]')
    .evaluateAll((uses) =>
      uses.map((use) => use.getAttribute('href') ?? '').filter((href) => !document.querySelector(href)),
    );
  expect(missing, `icons of ${page.url()}`).toEqual([]);
}

/** Whether a page of this kind is looked at closely: each in a run with every mode, otherwise the first. */
export function firstOfEachKind(): (kind: string) => boolean {
  const seen = new Set<string>();
  return (kind) => EVERY_MODE || (!seen.has(kind) && seen.add(kind).has(kind));
}

/** Waits for colours with transitions. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

/** What floats over the page until one scrolls, and has journeys of its own: a control half under it is not too small. */
async function keepFromFloating(page: Page, isKept: boolean): Promise<void> {
  await page.evaluate((isKept) => {
    document.querySelector('.floating-rail')?.toggleAttribute('hidden', isKept);
    for (const floating of document.querySelectorAll<HTMLElement>('.answer-bar, .desk-rail, .desk-bar'))
      floating.style.setProperty('position', isKept ? 'static' : '');
  }, isKept);
}

/** Axe reads the page's colours even if the visitor's own replace them. */
export async function expectAccessibleInOwnColours(page: Page): Promise<void> {
  await expectNothingFound(page, { rules: OTHER_RULES });
}

/** By all rules, if `options` name none, and in the whole page, if `within` names no part. */
export async function expectNothingFound(page: Page, options?: RunOptions, within?: string): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
  const found = await page.evaluate(
    async ({ options, within }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        within ?? document,
        options,
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    // Reporting what is right takes longer than finding it.
    { options: { runOnly: TAGS, resultTypes: ['violations'], ...options } satisfies RunOptions, within },
  );
  expect(found, `axe at ${page.viewportSize()?.width} px on ${page.url()}`).toEqual([]);
}
