import type { Page } from '@playwright/test';
import { blog } from '#content/pages/blog.ts';
import { articles, uniqueWord } from './articles.ts';
import { expectAccessible } from './axe.ts';
import { EVERYWHERE, expect, holdBack, NO_SCRIPT, onlyIn, SCRIPT, test, thorough } from './journey.ts';

type Article = (typeof articles)[number];
const [first, second, third] = articles as [Article, Article, Article];
const WORD = uniqueWord(first);
/** Also found, and shorter, so that the last key asks again. */
const PART = WORD.slice(0, -1);
const sameCategory = articles.filter(({ category }) => category === first.category);

test('the list shows each article with its date and reading time', NO_SCRIPT, async ({ page }) => {
  await page.goto('/blog');
  await expect(found(page)).toHaveText(`${articles.length} articles`);
  await expect(page.getByPlaceholder('Search articles...')).toBeVisible();
  const card = cards(page).first();
  await expect(
    card.getByText(new RegExp(`^${first.category} · ${first.date} · \\d+ min read$`)),
  ).toBeVisible();
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(first.title);
  await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', first.path);
  await expect(card.getByRole('link', { name: /^Read More/ })).toHaveAttribute('href', first.path);
  await expect(card.getByText('Read More →')).toBeVisible();
});

test(
  'an article is at most 8 000 px on a phone, and whole in print',
  thorough(onlyIn('phone')),
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const heights: Record<string, number> = {};
    for (const { slug, path } of articles) {
      await page.goto(path);
      const box = await page.locator('article').first().boundingBox();
      heights[slug] = (box?.y ?? 0) + (box?.height ?? Infinity);
    }
    expect(Object.entries(heights).filter(([, height]) => height > 8_000)).toEqual([]);
    const answer = page.locator('.prose details > p').last();
    await expect(answer).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(answer).toBeVisible();
  },
);

test('a search finds words of the body, and is part of the address', EVERYWHERE, async ({ page }) => {
  await page.goto('/blog');
  await searchBox(page).fill(WORD);
  await searchBox(page).press('Enter');
  await expect(found(page)).toHaveText(`1 article found for "${WORD}"`);
  await expect(page).toHaveURL(`/blog?search=${WORD}`);
  await page.reload();
  await expect(searchBox(page)).toHaveValue(WORD);
});

test('the list changes during typing, in the order of the keys', SCRIPT, async ({ page }) => {
  await page.addInitScript(delayResponses);
  await page.goto('/blog');
  await searchBox(page).pressSequentially(PART, { delay: 200 });
  await expect(found(page)).toHaveText(`1 article found for "${PART}"`);
  await expect(searchBox(page)).toBeFocused();
});

test('what is typed before the scripts arrive is searched for once they do', SCRIPT, async ({ page }) => {
  const arrive = await holdBack(page, '**/assets/*.js');
  await page.goto('/blog', { waitUntil: 'commit' });
  await searchBox(page).pressSequentially(WORD);
  arrive();
  await expect(found(page)).toHaveText(`1 article found for "${WORD}"`);
  await expect(searchBox(page)).toBeFocused();
});

test(
  'a chip searches its category, All clears it, a search that finds nothing says so',
  thorough(),
  async ({ page }) => {
    await page.goto('/blog');
    const chip = page.getByRole('link', { name: second.category, exact: true });
    await chip.click();
    await expect(searchBox(page)).toHaveValue(second.category);
    await expect(found(page)).toHaveText(new RegExp(` in ${second.category}$`));
    await expect(chip).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await expect(searchBox(page)).toHaveValue('');
    await expect(found(page)).toHaveText(/^\d+ articles$/);
    await page.goBack();
    await expect(searchBox(page)).toHaveValue(second.category);
    await expect(found(page)).toHaveText(new RegExp(` in ${second.category}$`));
    await expect(chip).toHaveAttribute('aria-current', 'true');

    await page.goto('/blog?search=%3Cb%3Exyzzy');
    await expect(page.getByText('No articles found matching "<b>xyzzy"')).toBeVisible();
    await expect(page.getByText('Try adjusting your search term or browse all articles')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'browse all articles' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  },
);

test('an article shows its head, its text and a way to the firm', NO_SCRIPT, async ({ page, baseURL }) => {
  await page.goto(first.path);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Back to all articles' })).toHaveAttribute('href', '/blog');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(first.title);
  await expect(main.getByText(first.author?.name ?? blog.team)).toBeVisible();
  await expect(main.getByText(first.date, { exact: true })).toBeVisible();
  await expect(main.getByText(/^\d+ min read$/).first()).toBeVisible();
  await expect(main.getByText(/^Read$/)).toBeHidden();
  expect((await main.locator('header svg').last().boundingBox())?.width).toBeGreaterThanOrEqual(64);
  for (const tag of first.tags ?? []) await expect(main.getByText(`#${tag}`, { exact: true })).toBeVisible();
  const { title, primaryButton, secondaryButton } = blog.closing;
  await expect(main.getByRole('heading', { name: title })).toBeVisible();
  await expect(main.getByRole('link', { name: primaryButton })).toHaveAttribute(
    'href',
    `/contact?article=${first.slug}`,
  );
  await expect(main.getByRole('link', { name: secondaryButton })).toHaveAttribute('href', '/pricing');

  const share = page.getByRole('region', { name: 'Share this article' });
  for (const name of ['Twitter', 'LinkedIn', 'Facebook']) {
    const address = new RegExp(`^https://[^?]+\\?.*${first.slug}`);
    await expect(share.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  const address = new URL(first.path, baseURL).href;
  await expect(share.getByRole('link', { name: 'Copy Link' })).toHaveAttribute('href', address);

  await main.getByRole('link', { name: first.category, exact: true }).click();
  await expect(found(page)).toHaveText(new RegExp(`^${sameCategory.length} articles? in ${first.category}$`));
});

test('articles link to the previous and next one, and open at their top', thorough(), async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: second.title }).first().click();
  await expect(page).toHaveURL(second.path);
  await expect(page.getByRole('link', { name: 'Back to all articles' })).toBeInViewport();
  const adjacent = page.getByRole('navigation', { name: 'Previous and next article' });
  await adjacent.getByRole('link', { name: /^Previous/ }).click();
  await expect(page).toHaveURL(third.path);
  await adjacent.getByRole('link', { name: /^Next/ }).click();
  await adjacent.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(first.path);
  await expect(adjacent.getByRole('link', { name: /^Next/ })).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the sources of an article are named, and lead out safely', thorough(NO_SCRIPT), async ({ page }) => {
  for (const { path } of [first, second]) {
    await page.goto(path);
    const sources = page.getByRole('main').getByRole('region', { name: 'Sources and law' });
    await expect(sources.getByRole('definition').first()).toContainText(/section|Schedule|regulation/);
    await sources.locator('summary', { hasText: 'with these figures' }).click();
    const links = sources.getByRole('link');
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https?:/);
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    }
  }
});

test('Copy Link copies the address of the article', SCRIPT, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(first.path);
  await page.getByRole('link', { name: 'Copy Link' }).click();
  await expect(page.getByRole('link', { name: 'Link copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(first.path, baseURL).href);
});

test.describe('for a reader in another country', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the time of reading is that of South Africa, updated every minute', SCRIPT, async ({ page }) => {
    await page.clock.install({ time: '2026-12-31T21:58:30Z' });
    await page.goto(first.path);
    const read = page.getByText(/^Read .* SAST$/);
    await expect(read).toHaveText('Read 31 Dec 2026, 23:58 SAST');
    await page.clock.fastForward('01:00');
    await expect(read).toHaveText('Read 31 Dec 2026, 23:59 SAST');
    await page.clock.fastForward('01:00');
    await expect(read).toHaveText('Read 01 Jan 2027, 00:00 SAST');
  });
});

function cards(page: Page) {
  return page.getByRole('main').getByRole('article');
}

function found(page: Page) {
  return page.getByRole('main').getByRole('status').first();
}

/** Delays the body of an answer by half a second after its headers. Runs in the page. */
function delayResponses(): void {
  const ask = window.fetch.bind(window);
  window.fetch = async (url, init) => {
    const answer = await ask(url, init);
    const content = await answer.arrayBuffer();
    const body = new ReadableStream({
      async start(controller) {
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        await new Promise((resolve) => setTimeout(resolve, 500));
        if (init?.signal?.aborted) return;
        controller.enqueue(new Uint8Array(content));
        controller.close();
      },
    });
    return new Response(body, answer);
  };
}

function searchBox(page: Page) {
  return page.getByRole('searchbox', { name: 'Search articles' });
}
