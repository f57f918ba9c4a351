import type { Page } from '@playwright/test';
import { firm } from '#content/firm.ts';
import { careers, trainingContracts } from '#content/pages/careers.ts';
import { home, services } from '#content/pages/home.ts';
import { testimonials } from '#content/testimonials.ts';
import { EVERYWHERE, expect, NO_SCRIPT, onlyIn, SCRIPT, test } from './journey.ts';

test('home shows every section and the facts about the firm', NO_SCRIPT, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(`${firm.name}: ${firm.tagline} in ${firm.city}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const { primaryButton, secondaryButton } = home.hero;
  for (const [name, path] of [
    [primaryButton, '/contact'],
    [secondaryButton, '/contact?service=consultation'],
    [home.testimonials.button, '/contact'],
  ] as const)
    await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', path);
  await expect(main.getByRole('link', { name: home.testimonials.title })).toHaveAttribute(
    'href',
    '/about/testimonials',
  );
  await expect(main.getByRole('link', { name: home.articles.button })).toHaveAttribute('href', '/blog');
  for (const promise of [...firm.promises, firm.clients])
    await expect(main.getByRole('listitem').filter({ hasText: promise }).first()).toBeVisible();
  await expect(main.getByText(home.disclaimer)).toBeVisible();
  const links = await main
    .getByRole('link', { name: /^Learn More/ })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(services.map(({ href }) => href));
  const stars = await page.getByText(/^\d out of 5 stars$/).allTextContents();
  expect(stars).toEqual(testimonials.map(({ rating }) => `${rating} out of 5 stars`));

  const articles = main.getByRole('article').filter({ hasText: 'min read' });
  expect(await articles.count()).toBeGreaterThanOrEqual(3);
  expect(await articles.count()).toBeLessThanOrEqual(6);
  await expect(articles.first().getByRole('paragraph').nth(1)).toHaveCSS('-webkit-line-clamp', '3');
  await expect(articles.first().getByRole('heading')).not.toBeEmpty();
  await expect(articles.first().getByRole('link').first()).toHaveAttribute('href', /^\/blog\/[a-z0-9-]+$/);

  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    [firm.phone, `tel:${firm.phone.replaceAll(' ', '')}`],
    [firm.email, `mailto:${firm.email}`],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  for (const fact of [firm.address.street, firm.registrationNumber, firm.vatNumber, firm.practitioner.number])
    await expect(footer.getByText(fact)).toBeVisible();
});

test('the sections of the home page are in order', NO_SCRIPT, async ({ page }) => {
  await page.goto('/');
  const ids = await page
    .getByRole('main')
    .locator('h2')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([
    'quick-estimate',
    'questions',
    'services',
    'due',
    'prices',
    'why',
    ...(testimonials.length > 0 ? ['testimonials'] : []),
    'latest',
    'start',
  ]);
  const [closing, disclaimer] = [page.locator('section.closing'), page.getByText(home.disclaimer)];
  expect((await disclaimer.boundingBox())?.y).toBeGreaterThan((await closing.boundingBox())?.y ?? Infinity);
});

test('on a phone home is at most eight screens long', onlyIn('phone'), async ({ page }) => {
  await page.goto('/');
  const { length, screen } = await page.evaluate(() => ({
    length: document.documentElement.scrollHeight,
    screen: window.innerHeight,
  }));
  expect(length / screen).toBeLessThanOrEqual(8);
});

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

test.describe('on a first visit', () => {
  test.use({ consented: false });

  for (const font of ['its own', 'a fallback'] as const) {
    test(
      `the first screen shows a question below the cookie notice, in ${font} font`,
      SCRIPT,
      async ({ page }) => {
        if (font === 'its own') await waitForFonts(page);
        for (const screen of SCREENS) {
          await page.setViewportSize(screen);
          await page.goto('/');
          if (font === 'a fallback') await page.evaluate(withoutFonts);
          await expect(page.getByRole('dialog', { name: 'We use cookies' })).toBeVisible();
          await page.evaluate(() => document.fonts.ready);
          const first = await page.getByRole('link', { name: 'My refund is small' }).first().boundingBox();
          const end = (first?.y ?? Infinity) + (first?.height ?? 0);
          expect(end, `at ${screen.width} px`).toBeLessThanOrEqual(screen.height);
        }
      },
    );
  }
});

/** Letters are drawn once their font is there, however long it takes. */
async function waitForFonts(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
}

/** Every stack begins with its second font. Runs in the page. */
function withoutFonts(): void {
  const root = document.documentElement;
  for (const name of ['--font-sans', '--font-capitals', '--font-serif', '--font-serif-text']) {
    const [own, ...others] = getComputedStyle(root).getPropertyValue(name).split(',');
    if (!own || others.length === 0) throw new Error(`${name} has no fallback`);
    root.style.setProperty(name, others.join(','));
  }
}

const QUESTIONS = [
  { question: 'My refund is small', path: '/questions/my-refund-is-small' },
  { question: 'I must pay by February', path: '/freelancer' },
  { question: 'Company or not?', path: '/questions/company-or-not' },
  { question: 'Somebody died', path: '/questions/somebody-died' },
  { question: 'We need an accountant', path: '/questions/we-need-an-accountant' },
  { question: 'What do I take home?', path: '/questions/what-do-i-take-home' },
];

test('a question opens its tool, and the tool leads back to the answer', NO_SCRIPT, async ({ page }) => {
  for (const { question, path } of QUESTIONS) {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: question }).click();
    await expect(page).toHaveURL(path);
    if (path.startsWith('/questions/')) continue;
    await page.getByRole('main').getByRole('link', { name: question, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
  }
});

test("a phone loads the font of home's small headings after first paint", EVERYWHERE, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 3 }).first();
  await expect(heading).toHaveCSS('font-family', /^"Fraunces Text",/);
  await expect(heading).not.toBeInViewport();
});

test('careers show the training contracts and lead on', NO_SCRIPT, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  for (const body of firm.trainsWith)
    await expect(page.getByRole('heading', { name: trainingContracts[body].title })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: careers.hero.button, exact: true }).click();
  await expect(page).toHaveURL('/contact?service=career');
});
