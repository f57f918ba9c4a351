import { READING_PAGES } from '#app/site/shell/consent-store.ts';
import { expectAccessible, firstOfEachKind } from './axe.ts';
import { expect, NO_SCRIPT, SCRIPT, test, thorough } from './journey.ts';
import { expectSoundLayout } from './layout.ts';
import { validateHtml } from './markup.ts';
import { PAGES } from './pages.ts';
import { expectLightFirstVisit } from './weight.ts';

test.use({ consented: false });

const closely = firstOfEachKind();

for (const { path, status, kind } of PAGES) {
  const isFirst = closely(kind);
  const modes = isFirst ? SCRIPT : thorough(SCRIPT);
  test(`${path} is light, valid, safe and accessible`, modes, async ({ page, complaints }) => {
    test.slow();
    if (status !== 200) complaints.expect(new RegExp(`status of ${status}`));
    const answer = await expectLightFirstVisit(page, path, kind);
    expect(answer?.status()).toBe(status);
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
    expect(await validateHtml((await answer?.text()) ?? '')).toEqual([]);
    if (!READING_PAGES.includes(path)) await page.getByRole('button', { name: 'Required Only' }).click();
    expect(await page.evaluate(repeatedEyebrows)).toEqual([]);
    await expectSoundLayout(page);
    if (isFirst) await expectAccessible(page);
  });
}

/** What stands above a heading in the same words. Runs in the page. */
function repeatedEyebrows(): string[] {
  const words = (element: Element | null) => element?.textContent?.trim().toLowerCase() ?? '';
  return [...document.querySelectorAll('main .eyebrow')]
    .map((one) => [words(one), words(one.nextElementSibling)])
    .flatMap(([eyebrow = '', heading]) => (eyebrow === heading ? [eyebrow] : []));
}

test('without a script no page scrolls sideways', thorough(NO_SCRIPT), async ({ page, complaints }) => {
  test.slow();
  complaints.expect(/status of 404/);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const { path } of PAGES) {
    await page.goto(path);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed, `width of ${path}`).toBeLessThanOrEqual(320);
  }
});
