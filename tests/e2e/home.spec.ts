import { firm } from '#content/firm.ts';
import { home, services } from '#content/pages/home.ts';
import { testimonials } from '#content/testimonials.ts';
import { expect, onlyIn, test } from './journey.ts';

const WIDE = onlyIn('script', 'no-script');

test('home shows every section, and its links lead on', WIDE, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(`${firm.name}: ${firm.tagline} in ${firm.city}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const { primaryButton, secondaryButton, promises } = home.hero;
  for (const name of [primaryButton, secondaryButton, home.testimonials.button]) {
    await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', '/contact');
  }
  await expect(main.getByRole('link', { name: home.articles.button })).toHaveAttribute('href', '/blog');
  for (const promise of promises)
    await expect(main.getByRole('listitem').filter({ hasText: promise }).first()).toBeVisible();
  await expect(main.getByText(home.disclaimer)).toBeVisible();
  const links = await main
    .getByRole('link', { name: /^Learn More/ })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(services.map(({ href }) => href));
  const stars = await page.getByText(/^\d out of 5 stars$/).allTextContents();
  expect(stars).toEqual(testimonials.map(({ rating }) => `${rating} out of 5 stars`));
});

test('the latest articles show category, date, reading time and title', WIDE, async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('main').getByRole('article').filter({ hasText: 'min read' });
  expect(await cards.count()).toBeGreaterThanOrEqual(3);
  await expect(cards.first().getByRole('heading')).not.toBeEmpty();
  await expect(cards.first().getByRole('link').first()).toHaveAttribute('href', /^\/blog\/[a-z0-9-]+$/);
});

test('the footer has the facts about the firm', WIDE, async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    [firm.phone, `tel:${firm.phone.replaceAll(' ', '')}`],
    [firm.email, `mailto:${firm.email}`],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(footer.getByText(firm.address.street)).toBeVisible();
});
