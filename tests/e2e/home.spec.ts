import { firm } from '#content/firm.ts';
import { expect, onlyIn, test } from './journey.ts';

const WIDE = onlyIn('script', 'no-script');

test('home shows every section of the specification, and its ways on', WIDE, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/^Jacaranda Ledger: /);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Get Started', 'Book a Consultation', 'Read More Testimonials']) {
    await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', '/contact');
  }
  await expect(main.getByRole('link', { name: 'View More Articles' })).toHaveAttribute('href', '/blog');
  for (const promise of ['No contracts', 'No hidden fees', 'Cancel anytime', '500+ satisfied clients']) {
    await expect(main.getByRole('listitem').filter({ hasText: promise }).first()).toBeVisible();
  }
  await expect(main.getByText('general information, not advice')).toBeVisible();
});

test('the service cards lead to the four services', WIDE, async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('main').getByRole('link', { name: /^Learn More/ });
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/accounting', '/tax/individual', '/payroll', '/advisory']);
});

test('four testimonials carry as many stars as they were given', WIDE, async ({ page }) => {
  await page.goto('/');
  const stars = await page.getByText(/^\d out of 5 stars$/).allTextContents();
  expect(stars).toEqual(['5', '5', '5', '4'].map((given) => `${given} out of 5 stars`));
});

test(
  'the latest articles show category, date, reading time and title, and can be opened',
  WIDE,
  async ({ page }) => {
    await page.goto('/');
    const cards = page.getByRole('main').getByRole('article').filter({ hasText: 'min read' });
    expect(await cards.count()).toBeGreaterThanOrEqual(3);
    await expect(cards.first().getByRole('heading')).not.toBeEmpty();
    await expect(cards.first().getByRole('link').first()).toHaveAttribute('href', /^\/blog\/[a-z0-9-]+$/);
  },
);

test('the footer holds the facts about the firm', WIDE, async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: firm.phone })).toHaveAttribute('href', 'tel:+27120000100');
  await expect(footer.getByRole('link', { name: firm.email })).toHaveAttribute(
    'href',
    `mailto:${firm.email}`,
  );
  await expect(footer.getByText('1057 Arcadia Street')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});
