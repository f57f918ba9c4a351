import type { Locator, Page } from '@playwright/test';
import { expect, fillIn } from './journey.ts';

export async function calculate(page: Page, fields: Record<string, string> = {}) {
  await fillIn(page, fields);
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
}

export function sheet(page: Page): Locator {
  return page.locator('.result-sheet');
}

export function openWorking(page: Page): Promise<void> {
  return page.locator('.working > summary').click();
}

export function openMenu(page: Page): Promise<void> {
  return page.getByText('More', { exact: true }).click();
}

/** Amounts are set with narrow no-break spaces. */
export function spaced(figure: string): RegExp {
  return new RegExp(figure.replace(/[.+]/g, '\\$&').replaceAll(' ', '\\s'));
}

/** No amount `within` is shown in larger letters than this year's tax. */
export async function expectLargest(page: Page, within: string, figure: string): Promise<void> {
  // A form's answer may still be arriving.
  await expect(page.locator(figure).first()).toBeVisible();
  await page.waitForLoadState();
  const { current, largest, text } = await page.evaluate(sizes, { within, figure });
  expect(current, `beside ${text}`).toBeGreaterThanOrEqual(largest);
}

/** Font sizes in pixels: of this year's tax, and of the largest amount that is shown. Runs in the page. */
function sizes({ within, figure }: Record<'within' | 'figure', string>) {
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const current = document.querySelector(figure);
  const amounts = [...document.querySelectorAll(`${within} *`)].filter(
    (element) =>
      element.checkVisibility() &&
      [...element.childNodes].some((node) => node.nodeType === 3 && /R\s\d/.test(node.textContent ?? '')),
  );
  const largest = amounts.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
  if (!current || !largest) throw new Error('the result shows no amount');
  return { current: sizeOf(current), largest: sizeOf(largest), text: largest.textContent ?? '' };
}
