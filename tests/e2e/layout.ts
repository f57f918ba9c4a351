import { expect, type Page } from '@playwright/test';

const WIDTHS = [320, 768, 1440];

/** The text spacing that WCAG 1.4.12 lets a visitor set, without loss of words. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** At no width does the page scroll sideways or cut a word off, even with wider spacing of the text. */
export async function expectSoundLayout(page: Page, widths = WIDTHS): Promise<void> {
  await space(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed, `width of ${page.url()}`).toBeLessThanOrEqual(width);
    expect(await page.evaluate(cutOff), `cut off on ${page.url()} at ${width} px`).toEqual([]);
  }
  await page.evaluate(() => (document.adoptedStyleSheets = []));
}

/** Sets the spacing; a style element would be against the page's policy. */
function space(page: Page): Promise<void> {
  return page.evaluate(async (css) => {
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(css)];
  }, SPACING);
}

/** Words outside of the box that shows them. Runs in the page. */
function cutOff(): string[] {
  const shown = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
  return shown
    .filter((element) => {
      const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(element);
      if (clipPath !== 'none' || textOverflow === 'ellipsis' || element.matches('svg, svg *, input'))
        return false;
      // A carousel hides the slides whose turn has not come.
      const wide =
        overflowX === 'hidden' &&
        !element.matches('.slides-view') &&
        element.scrollWidth > element.clientWidth + 1;
      const high = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1;
      return (wide || high) && hasWordsOutside(element);
    })
    .map((element) => `${element.localName}.${element.className}`);

  function hasWordsOutside(box: Element): boolean {
    const { right, bottom } = box.getBoundingClientRect();
    return [...box.querySelectorAll('*')].some((part) => {
      const hasWords = [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const rect = part.getBoundingClientRect();
      // Folded content has a position too.
      return (
        part.checkVisibility() &&
        hasWords &&
        rect.width > 0 &&
        (rect.right > right + 1 || rect.bottom > bottom + 1)
      );
    });
  }
}

type Box = { x: number; y: number; width: number; height: number };

/** The words inside of the selected part that the message lies on. */
export function wordsUnderToast(page: Page, part: string): Promise<string[]> {
  return page.evaluate((part) => {
    const over = document.querySelector('.toast')!.getBoundingClientRect();
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      right > over.left && left < over.right && bottom > over.top && top < over.bottom;
    const texts = document.createTreeWalker(document.querySelector(part)!, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isShown = texts.currentNode.parentElement?.checkVisibility({ visibilityProperty: true });
      if (isShown && [...range.getClientRects()].some(isUnder)) covered.push(range.toString());
    }
    return covered;
  }, part);
}

export function overlap(one: Box | null, other: Box | null): boolean {
  if (!one || !other) throw new Error('one of both is not shown');
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
