import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** More stops than the longest page has. */
const MOST = 400;

/** Checks the next stop by WCAG: marked (2.4.7) and at least partly in view (2.4.11). Nothing outside of the page. */
export async function tab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await page.keyboard.press(key);
  expect(await page.evaluate(faultOfFocus), 'the stop of the Tab key').toBeNull();
}

export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeAttached();
  for (let stops = 0; stops < MOST; stops++) {
    await tab(page, key);
    if (await hasFocus(target)) return;
  }
  throw new Error(`The Tab key never comes to ${target}.`);
}

/** Types into the field that the Tab key comes to, in place of what it holds. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Every stop from the top of the page to its end, by the words on it. */
export async function stopsOf(page: Page): Promise<string[]> {
  const stops: string[] = [];
  while (stops.length < MOST) {
    await tab(page);
    const stop = await page.evaluate(() => {
      const { activeElement: element, body } = document;
      return element && element !== body ? element.getAttribute('aria-label') || element.textContent : null;
    });
    if (stop === null) return stops;
    stops.push(stop.trim());
  }
  throw new Error(`There are more than ${MOST} stops on ${page.url()}.`);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === element.ownerDocument.activeElement);
}

/** What is wrong with the focus as it stands. Runs in the page. */
function faultOfFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const label = focused instanceof HTMLInputElement ? focused.closest('label') : null;
  const seen = [focused, label].find((element) => element && outlineOf(element) >= 2);
  const name = `${focused.localName} "${focused.textContent?.trim().slice(0, 40)}" ${focused.id}`;
  if (!seen) return `${name} is not marked`;
  return [...seen.getClientRects()].some((box) => isReached(box, seen)) ? null : `${name} is not in view`;

  function outlineOf(element: Element): number {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const isDrawn = outlineStyle !== 'none' && !/, 0\)$|transparent/.test(outlineColor);
    return isDrawn ? parseFloat(outlineWidth) : 0;
  }

  function isReached(box: DOMRect, element: Element): boolean {
    return [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const top = document.elementFromPoint(box.x + box.width * across, box.y + box.height * down);
        return (
          top !== null && (element.contains(top) || (top.contains(element) && top.localName === 'label'))
        );
      }),
    );
  }
}
