import type { Page } from '@playwright/test';
import { expect, onlyIn, test } from './journey.ts';

const ARTICLE = '/blog/essential-tax-tips-south-african-freelancers';
const WIDE = onlyIn('script', 'no-script');

test('the list shows each article with category, date, reading time, title and excerpt', async ({ page }) => {
  await page.goto('/blog');
  const first = articles(page).first();
  await expect(first.getByText(/^Tax · .*\d{4} · \d+ min read$/)).toBeVisible();
  await expect(first.getByRole('heading', { level: 3 })).toHaveText(/Freelancers$/);
  await expect(first.getByRole('link', { name: /^Read More/ })).toHaveAttribute('href', ARTICLE);
  await expect(found(page)).toHaveText(/^\d+ articles$/);
});

test('a search finds words of the body, and stands in the address', async ({ page }) => {
  await page.goto('/blog');
  await searchFor(page, 'dining table');
  await expect(found(page)).toHaveText('1 article found for "dining table"');
  await expect(page).toHaveURL(/\/blog\?search=dining(\+|%20)table$/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('dining table');
});

test('the list answers while one types', onlyIn('script'), async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('searchbox').pressSequentially('dining');
  await expect(found(page)).toHaveText('1 article found for "dining"');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('a chip searches its category, All clears the search', WIDE, async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Compliance', exact: true }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('Compliance');
  await expect(found(page)).toHaveText(/ in Compliance$/);
  await expect(page.getByRole('link', { name: 'Compliance', exact: true })).toHaveAttribute(
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

test('an article shows everything the specification lists', async ({ page }) => {
  await page.goto(ARTICLE);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Back to all articles' })).toHaveAttribute('href', '/blog');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Freelancers$/);
  await expect(main.getByText('Lerato Kgosana')).toBeVisible();
  await expect(main.getByText(/^\d+ min read$/)).toBeVisible();
  await expect(main.getByText('#freelancers')).toBeVisible();
  await expect(main.getByRole('table').first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Need expert help with your taxes?' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Book a Free Consultation' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(main.getByRole('link', { name: 'View Our Services' })).toHaveAttribute('href', '/pricing');
});

test('an article can be passed on', WIDE, async ({ page, baseURL }) => {
  await page.goto(ARTICLE);
  const share = page.getByRole('region', { name: 'Share this article' });
  for (const name of ['Twitter', 'LinkedIn', 'Facebook']) {
    await expect(share.getByRole('link', { name })).toHaveAttribute(
      'href',
      /^https:\/\/[^?]+\?.*freelancers/,
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

test('the moment of reading is the visitor’s own', onlyIn('script', 'phone'), async ({ page }) => {
  await page.goto(ARTICLE);
  await expect(page.getByText(/^Read \d{1,2} \w+ \d{4}, \d\d:\d\d$/)).toBeVisible();
});

test('an article opened from the list begins at its top', async ({ page }) => {
  await page.goto('/blog');
  await articles(page).last().getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Back to all articles' })).toBeInViewport();
});

test('an unknown article leads to the list', WIDE, async ({ page }) => {
  await page.goto('/blog/no-such-article');
  await expect(page).toHaveURL(/\/blog$/);
});

test('an article needs no sideways scroll', onlyIn('phone'), async ({ page }) => {
  await page.goto('/blog/choose-right-business-structure-tax-efficiency');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

function articles(page: Page) {
  return page.getByRole('main').getByRole('article');
}

function found(page: Page) {
  return page.getByRole('main').getByRole('status').first();
}

async function searchFor(page: Page, words: string) {
  await page.getByRole('searchbox', { name: 'Search articles' }).fill(words);
  await page.getByRole('searchbox').press('Enter');
}
