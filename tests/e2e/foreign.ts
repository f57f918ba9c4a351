import type { Page } from '@playwright/test';

/** Another program in the page, from its first moment to its last. */
export type Foreigner = 'translator' | 'extension';

export async function admit(page: Page, foreigner: Foreigner): Promise<void> {
  await page.addInitScript(foreigner === 'translator' ? translate : extend);
}

/** Like Chrome: the text leaves the page, and two `<font>` elements with a translation replace it. */
function translate(): void {
  const isWords = (text: Node) => /[a-z]/i.test(text.nodeValue ?? '');
  const isLeft = (text: Node) =>
    !text.parentElement ||
    text.parentElement.closest('script, style, title, select, textarea, svg, font, [translate=no]');
  const replace = (text: Node) => {
    if (!isWords(text) || isLeft(text)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `${text.nodeValue}’`;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
    document.documentElement.dataset.translations = String(
      Number(document.documentElement.dataset.translations ?? 0) + 1,
    );
  };
  const replaceIn = (root: Node) => {
    if (root instanceof Text) return replace(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) replace(text);
  };
  const start = () => {
    replaceIn(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) replaceIn(node);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  };
  document.addEventListener('DOMContentLoaded', start);
}

/** Like password managers and spelling checkers: a style, a bar at the top, an icon beside each field. */
function extend(): void {
  const seen = new WeakSet<Element>();
  const mark = () => {
    for (const field of document.querySelectorAll('input:not([type=hidden]), textarea, select')) {
      if (seen.has(field)) continue;
      seen.add(field);
      field.setAttribute('data-extension', '');
      field.after(Object.assign(document.createElement('div'), { className: 'extension-icon' }));
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    document.head.prepend(document.createElement('style'));
    document.body.prepend(Object.assign(document.createElement('div'), { className: 'extension-bar' }));
    mark();
    new MutationObserver(mark).observe(document, { childList: true, subtree: true });
  });
}

export function translationsOn(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.translations ?? 0));
}
