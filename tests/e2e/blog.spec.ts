import type { Page } from '@playwright/test';
import { blog } from '#content/pages/blog.ts';
import { articles, uniqueWord } from './articles.ts';
import { EVERYWHERE, expect, onlyIn, openHydrated, test } from './journey.ts';

const [first, second, third] = articles as [Article, Article, Article];
const ARTICLE = first.path;
const WORD = uniqueWord(first);
const sameCategory = articles.filter(({ category }) => category === first.category);
type Article = (typeof articles)[number];

const WIDE = onlyIn('script', 'no-script');

test(
  'the list shows each article with category, date, reading time, title and excerpt',
  EVERYWHERE,
  async ({ page }) => {
    await page.goto('/blog');
    const card = cards(page).first();
    await expect(
      card.getByText(new RegExp(`^${first.category} · ${first.date} · \\d+ min read$`)),
    ).toBeVisible();
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(first.title);
    await expect(card.getByRole('link', { name: /^Read More/ })).toHaveAttribute('href', ARTICLE);
    await expect(card.getByRole('link', { name: /^Read More/ })).toHaveText(/^Read More →/);
    await expect(found(page)).toHaveText(/^\d+ articles$/);
  },
);

test('a search finds words of the body, and is part of the address', EVERYWHERE, async ({ page }) => {
  await page.goto('/blog');
  await searchFor(page, WORD);
  await expect(found(page)).toHaveText(`1 article found for "${WORD}"`);
  await expect(page).toHaveURL(`/blog?search=${WORD}`);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(WORD);
});

test('the list changes while one types', onlyIn('script'), async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('searchbox').pressSequentially(WORD.slice(0, -1));
  await expect(found(page)).toHaveText(`1 article found for "${WORD.slice(0, -1)}"`);
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('answers that arrive late do not replace the newest', onlyIn('script'), async ({ page }) => {
  await page.addInitScript(delayResponses);
  await openHydrated(page, '/blog');
  await page.getByRole('searchbox').pressSequentially(WORD.slice(0, -1), { delay: 100 });
  await expect(found(page)).toHaveText(`1 article found for "${WORD.slice(0, -1)}"`);
});

test(
  'what is typed before the scripts arrive is searched for once they do',
  onlyIn('script'),
  async ({ page }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto('/blog', { waitUntil: 'commit' });
    await page.getByRole('searchbox').pressSequentially(WORD);
    arrive();
    await expect(found(page)).toHaveText(`1 article found for "${WORD}"`);
    await expect(page.getByRole('searchbox')).toBeFocused();
  },
);

test('a chip searches its category, All clears the search', WIDE, async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: second.category, exact: true }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(second.category);
  await expect(found(page)).toHaveText(new RegExp(` in ${second.category}$`));
  await expect(page.getByRole('link', { name: second.category, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(found(page)).toHaveText(/^\d+ articles$/);
});

test('a search that finds nothing says so and leads back to all', WIDE, async ({ page }) => {
  await page.goto('/blog?search=%3Cb%3Exyzzy');
  await expect(page.getByText('No articles found matching "<b>xyzzy"')).toBeVisible();
  await expect(page.getByText('Try adjusting your search term or browse all articles')).toBeVisible();
  await page.getByRole('link', { name: 'browse all articles' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('an article shows its head, its text and a way to the firm', EVERYWHERE, async ({ page }) => {
  await page.goto(ARTICLE);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Back to all articles' })).toHaveAttribute('href', '/blog');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(first.title);
  await expect(main.getByText(first.author?.name ?? blog.team)).toBeVisible();
  await expect(main.getByText(first.date, { exact: true })).toBeVisible();
  await expect(main.getByText(/^\d+ min read$/).first()).toBeVisible();
  for (const tag of first.tags ?? []) await expect(main.getByText(`#${tag}`, { exact: true })).toBeVisible();
  await expect(main.getByRole('table').first()).toBeVisible();
  await expect(main.getByRole('heading', { name: blog.closing.title })).toBeVisible();
  await expect(main.getByRole('link', { name: blog.closing.primaryButton })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(main.getByRole('link', { name: blog.closing.secondaryButton })).toHaveAttribute(
    'href',
    '/pricing',
  );
});

test('an article can be shared', WIDE, async ({ page, baseURL }) => {
  await page.goto(ARTICLE);
  const share = page.getByRole('region', { name: 'Share this article' });
  for (const name of ['Twitter', 'LinkedIn', 'Facebook']) {
    await expect(share.getByRole('link', { name })).toHaveAttribute(
      'href',
      new RegExp(`^https://[^?]+\\?.*${first.slug}`),
    );
  }
  const copy = share.getByRole('link', { name: 'Copy Link' });
  await expect(copy).toHaveAttribute('href', new URL(ARTICLE, baseURL).href);
});

test('Copy Link copies the address of the article', onlyIn('script'), async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ARTICLE);
  await page.getByRole('link', { name: 'Copy Link' }).click();
  await expect(page.getByRole('link', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(ARTICLE, baseURL).href);
});

test.describe('for a reader in another country', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test(
    'the time of reading is that of South Africa, updated every minute',
    onlyIn('script'),
    async ({ page }) => {
      await page.clock.install({ time: '2026-12-31T21:58:30Z' });
      await page.goto(ARTICLE);
      await expect(page.getByText(/^Read .* SAST$/)).toHaveText('Read 31 Dec 2026, 23:58 SAST');
      await page.clock.fastForward('01:00');
      await expect(page.getByText(/^Read .* SAST$/)).toHaveText('Read 31 Dec 2026, 23:59 SAST');
      await page.clock.fastForward('01:00');
      await expect(page.getByText(/^Read .* SAST$/)).toHaveText('Read 01 Jan 2027, 00:00 SAST');
    },
  );
});

test('without a script the time of reading is left out', onlyIn('no-script'), async ({ page }) => {
  await page.goto(ARTICLE);
  await expect(page.getByText(/^Read$/)).toBeHidden();
});

test('articles lead to the one before and the one after', async ({ page }) => {
  await page.goto(second.path);
  const adjacent = page.getByRole('navigation', { name: 'Previous and next article' });
  await expect(adjacent.getByRole('link', { name: /^Previous/ })).toHaveAttribute('href', ARTICLE);
  await adjacent.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(third.path);
  await page.goto(ARTICLE);
  await expect(adjacent.getByRole('link', { name: /^Previous/ })).toHaveCount(0);
});

test('the category of an article leads to all of that category', async ({ page }) => {
  await page.goto(ARTICLE);
  await page.getByRole('main').getByRole('link', { name: first.category, exact: true }).click();
  await expect(found(page)).toHaveText(new RegExp(`^${sameCategory.length} articles? in ${first.category}$`));
});

test('an article opened from the list begins at its top', async ({ page }) => {
  await page.goto('/blog');
  await cards(page).last().getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Back to all articles' })).toBeInViewport();
});

function cards(page: Page) {
  return page.getByRole('main').getByRole('article');
}

function found(page: Page) {
  return page.getByRole('main').getByRole('status').first();
}

async function searchFor(page: Page, words: string) {
  await page.getByRole('searchbox', { name: 'Search articles' }).fill(words);
  await page.getByRole('searchbox').press('Enter');
}

/** Delays the data of a navigation by half a second after its headers. Runs in the page. */
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
