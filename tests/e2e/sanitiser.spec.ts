import type { Page } from '@playwright/test';
import { hostile } from '#app/platform/markdown/hostile.test-support.ts';
import { renderMarkdown } from '#app/platform/markdown/markdown.ts';
import { expect, SCRIPT, test, thorough } from './journey.ts';

declare global {
  // oxlint-disable-next-line no-var -- a global of the page
  var alarms: number;
}

test('a browser finds nothing to run in what was cleaned', thorough(SCRIPT), async ({ page, baseURL }) => {
  await page.route(`${baseURL}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  for (const [attempt, texts] of Object.entries(hostile)) {
    await open(page, `${baseURL}/blog/x`, await Promise.all(texts.map(renderMarkdown)));
    expect(await harmIn(page), attempt).toEqual([]);
  }
});

test('a browser finds it in what was not cleaned', thorough(SCRIPT), async ({ page, baseURL }) => {
  await page.route(`${baseURL}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await open(page, `${baseURL}/blog/x`, ['<img src=x onerror=alert(1)><a href="javascript:x">x</a>']);
  expect(await harmIn(page)).toEqual([
    'javascript:x',
    'javascript:x',
    'javascript:x',
    expect.stringMatching(/^alert was/),
  ]);
});

/** A page with each text in its own box, without the policy that would stop scripts. */
async function open(page: Page, url: string, texts: string[]): Promise<void> {
  await page.goto(url);
  await page.evaluate((texts) => {
    globalThis.alarms = 0;
    globalThis.alert = () => void (globalThis.alarms += 1);
    for (const text of texts) {
      document.body.append(document.createElement('section'));
      (document.body.lastElementChild as HTMLElement).innerHTML = text;
    }
  }, texts);
}

/** What happens to a visitor who touches everything, at once and after each text was copied through a string. */
async function harmIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const events = [
      'click',
      'mouseover',
      'focus',
      'toggle',
      'error',
      'load',
      'animationstart',
      'beforetoggle',
    ];
    const KNOWN = /^(https?|mailto|tel):$/;
    const harm: string[] = [];
    for (const box of document.querySelectorAll('section')) {
      for (let copy = 0; copy < 3; copy += 1) {
        for (const element of box.querySelectorAll('*')) {
          for (const name of events) element.dispatchEvent(new Event(name));
          if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') harm.push(element.tagName);
          if (/^(script|style|iframe|form|base|meta|link|object|embed)$/i.test(element.tagName))
            harm.push(element.tagName);
          if (element instanceof HTMLAnchorElement && element.href && !KNOWN.test(element.protocol))
            harm.push(element.href);
        }
        await new Promise((resolve) => setTimeout(resolve, 5));
        // Markup that changes its meaning when it is read again.
        box.innerHTML = String(box.innerHTML);
      }
    }
    return globalThis.alarms > 0 ? [...harm, `alert was called ${globalThis.alarms} times`] : harm;
  });
}
