import type { Page } from '@playwright/test';
import { expect, SCRIPT, test, thorough } from './journey.ts';
import { PAGES } from './pages.ts';

const WIDTHS = [360, 768, 1440];

/** The first page of each kind. */
const KINDS = [...new Map(PAGES.toReversed().map((page) => [page.kind, page])).values()];

test('with text of twice the size each kind of page fits into its window', SCRIPT, async ({ page }) => {
  expect(await wider(page, KINDS)).toEqual([]);
});

test('no heading and no button is too narrow for words of twice the size', SCRIPT, async ({ page }) => {
  for (const path of ['/', '/contact', '/refund-check']) {
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto(path);
    await page.evaluate(enlarge);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.evaluate(squeezed), path).toEqual([]);
  }
});

test(
  'with text of twice the size every public page fits into its window',
  thorough(SCRIPT),
  async ({ page, complaints }) => {
    test.slow();
    complaints.expect(/status of 404/);
    expect(await wider(page, PAGES)).toEqual([]);
  },
);

/** Pages that have to be scrolled sideways, with every fold open. */
async function wider(page: Page, pages: { path: string }[]): Promise<string[]> {
  const found: string[] = [];
  for (const { path } of pages) {
    // None of the measured widths: Chromium asks containers for the size of the text only when a width changes.
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto(path);
    await page.evaluate(enlarge);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) found.push(`${path} needs ${needed} px of ${width}`);
    }
  }
  return found;
}

/** Short words of headings and buttons that are broken, or stand out of their button. Runs in the page. */
function squeezed(): string[] {
  document.documentElement.dataset.asksConsent = '';
  const isSqueezed = (part: Element, text: Node, { index, 0: word }: RegExpMatchArray) => {
    const range = document.createRange();
    range.setStart(text, index!);
    range.setEnd(text, index! + word.length);
    const [first, ...rest] = range.getClientRects();
    const { left, right } = part.getBoundingClientRect();
    return first !== undefined && (rest.length > 0 || first.left < left || first.right > right);
  };
  return [...document.querySelectorAll('main :is(h1, h2, h3), .btn')]
    .filter((part) => part.checkVisibility() && part.clientWidth > 1)
    .flatMap((part) =>
      [...part.childNodes].flatMap((text) =>
        [...(text.nodeType === Node.TEXT_NODE ? (text.textContent ?? '') : '').matchAll(/\b[a-z]{1,8}\b/gi)]
          .filter((word) => isSqueezed(part, text, word))
          .map(([word]) => `${word} of ${part.textContent}`),
      ),
    );
}

/** Twice the 17 px of the site. Runs in the page; a style element would be against its policy. */
async function enlarge(): Promise<void> {
  document.adoptedStyleSheets = [await new CSSStyleSheet().replace('html { font-size: 34px }')];
  for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
}
