import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { contact } from '#content/pages/contact.ts';
import { individualCalculators, individualTabs, serviceLinks } from '#content/pages/services.ts';
import { plans } from '#content/plans.ts';
import { priceOf } from '#app/firm/core/plans.ts';
import { compileServicePage, PARTS } from '#app/site/service-pages/compile-service-page.ts';
import { readServices } from '#app/firm/core/service-files.ts';
import { expect, NO_SCRIPT, onlyIn, openFromDesk, SCRIPT, test, thorough } from './journey.ts';

const FOLDER = new URL('../../content/service-pages/', import.meta.url);

const pages = readdirSync(FOLDER).map((file) =>
  compileServicePage(readFileSync(new URL(file, FOLDER), 'utf8')),
);
const first = pages.find(({ next }) => next) ?? pageAt('/');
const firstLabel = readServices().find(({ path }) => path === first.path)?.menu.label;
const alert = pageAt('/tax/individual?tab=alert');
const [SIMPLE, ALERT] = individualTabs.map(({ label }) => label) as [string, string];

test(
  'on a phone a service page has at most ten screens; folds open',
  thorough(NO_SCRIPT),
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const { path, parts } of pages) {
      await page.goto(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, path).toBeLessThanOrEqual(10 * 740);
      const question = parts.find(({ id }) => id === 'questions')?.blocks[0];
      if (question?.kind !== 'entries') continue;
      const { title = '' } = question.items[0] ?? {};
      const folded = page.locator('details', { hasText: title });
      await expect(folded.locator('.fold-words')).toBeHidden();
      await folded.locator('summary').click();
      await expect(folded.locator('.fold-words')).toBeVisible();
    }
  },
);

test('each service page has all its parts in order, and leads on', thorough(NO_SCRIPT), async ({ page }) => {
  for (const { path, button } of pages.filter(({ kind }) => kind === 'service')) {
    await page.goto(path);
    const main = page.getByRole('main');
    const ids = await main.locator('section h2').evaluateAll((headings) => headings.map(({ id }) => id));
    expect(
      ids.filter((id) => PARTS.includes(id)),
      path,
    ).toEqual(PARTS);
    await main.getByRole('link', { name: button.label, exact: true }).click();
    await expect(page).toHaveURL(button.to);
    await expectHeadingInView(page);
  }
});

test(
  'after a client navigation a service page works the same',
  thorough(SCRIPT),
  async ({ page, complaints }) => {
    await openFromDesk(page, complaints);
    await page.getByRole('banner').locator('summary', { hasText: 'Services' }).click();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: firstLabel, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.heading);
    await page.getByRole('link', { name: first.button.label }).click();
    await expect(page).toHaveURL(first.button.to);
    await expectHeadingInView(page);
  },
);

test('a service page shows the next dates, and the prices of plans', NO_SCRIPT, async ({ page }) => {
  await page.goto(first.path);
  const dates = page.getByRole('region', { name: first.parts.find(({ id }) => id === 'dates')?.title });
  await expect(dates.getByRole('time')).toHaveCount(3);
  await expect(dates.getByRole('link', { name: serviceLinks.allDates })).toHaveAttribute(
    'href',
    '/deadlines',
  );

  const { path, plans: ids, parts } = pageAt('/advisory');
  const plan = plans.find(({ id }) => id === ids[0]);
  if (!plan) throw new Error('the page has no plans');
  await page.goto(path);
  await page.getByRole('link', { name: serviceLinks.cost }).click();
  const prices = page.getByRole('region', { name: parts.find(({ id }) => id === 'cost')?.title });
  await expect(prices.getByRole('listitem').filter({ hasText: plan.title })).toContainText(priceOf(plan));
  await prices.getByRole('link', { name: serviceLinks.allPlans }).click();
  await expect(page).toHaveURL(`/pricing?tab=${plan.group}#plans`);
  await expect(page.getByRole('heading', { name: plan.title, exact: true })).toBeVisible();
});

test('individuals have two tabs with addresses', onlyIn('phone', 'no-script'), async ({ page }) => {
  await page.goto('/tax/individual');
  await expect(tab(page, SIMPLE)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageAt('/tax/individual').heading);
  await tab(page, ALERT).click();
  await expect(page).toHaveURL('/tax/individual?tab=alert');
  await expect(tab(page, ALERT)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(alert.heading);
  await tab(page, SIMPLE).click();
  await expect(page).toHaveURL('/tax/individual');
});

test('the simple tab leads to calculators, the alert to contact', thorough(NO_SCRIPT), async ({ page }) => {
  await page.goto('/tax/individual?tab=complicated');
  await expect(tab(page, SIMPLE)).toHaveAttribute('aria-current', 'page');
  for (const { title, to } of individualCalculators.tools)
    await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveAttribute('href', to);
  await page.goto('/tax/individual?tab=alert');
  await expect(page.getByRole('img', { name: alert.drawing.alt })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.getByRole('link', { name: alert.button.label }).first().click();
  await expect(page).toHaveURL(alert.button.to);
  await expectHeadingInView(page);
});

function pageAt(path: string) {
  const page = pages.find((page) => page.path === path);
  if (!page) throw new Error(`no page ${path}`);
  return page;
}

function tab(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Individual tax' }).getByRole('link', { name, exact: true });
}

async function expectHeadingInView(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: contact.hero.title })).toBeInViewport();
}
