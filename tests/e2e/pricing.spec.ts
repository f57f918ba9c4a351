import type { Page } from '@playwright/test';
import { planGroups, pricing } from '#content/pages/pricing.ts';
import type { Plan } from '#content/plans.ts';
import { comparisonOf, instalmentsOf, plansOf, priceOf } from '#app/firm/plans.ts';
import { expect, onlyIn, test } from './journey.ts';

const largest =
  planGroups.toSorted((a, b) => plansOf(b.value).length - plansOf(a.value).length)[0] ?? planGroups[0]!;

test(
  'each tab is a link, and shows its plans with prices',
  onlyIn('no-script', 'phone'),
  async ({ page }) => {
    await page.goto('/pricing?tab=everything');
    await expect(tab(page, planGroups[0]?.label ?? '')).toHaveAttribute('aria-current', 'page');
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pricing.hero.title);
    for (const [index, { value, label, intro }] of planGroups.entries()) {
      if (index > 0) {
        await tab(page, label).click();
        await expect(page).toHaveURL(`/pricing?tab=${value}#plans`);
        await expect(tab(page, label)).toBeInViewport();
      }
      await expect(tab(page, label)).toHaveAttribute('aria-current', 'page');
      if (intro) await expect(page.getByText(intro)).toBeVisible();
      for (const plan of plansOf(value)) {
        for (const text of [
          priceOf(plan),
          plan.period,
          instalmentsOf(plan),
          plan.highlight && pricing.ribbon,
        ])
          if (text) await expect(card(page, plan)).toContainText(text);
      }
      for (const other of planGroups.filter((group) => group.value !== value))
        for (const plan of plansOf(other.value)) await expect(card(page, plan)).toHaveCount(0);
    }
  },
);

test('the button of a plan leads to the top of the contact page', onlyIn('no-script'), async ({ page }) => {
  const plans = planGroups.flatMap(({ value }) => plansOf(value));
  for (const plan of [plans.find(({ custom }) => !custom), plans.find(({ custom }) => custom)]) {
    if (!plan) continue;
    await page.goto(`/pricing?tab=${plan.group}#plans`);
    const name = plan.custom ? pricing.customButton : pricing.button;
    await card(page, plan).getByRole('link', { name }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  }
});

test('the comparison says of every plan what it includes', onlyIn('no-script'), async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/pricing?tab=${largest.value}`);
  const table = page.getByRole('table', { name: `What each of the ${largest.label} plans includes` });
  const titles = plansOf(largest.value).map(({ title }) => title);
  await expect(table.getByRole('columnheader')).toHaveText(['Included', ...titles]);
  for (const { feature, included } of comparisonOf(largest.value)) {
    const row = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: feature, exact: true }) });
    await expect(row.getByRole('cell')).toHaveText(included.map((is) => (is ? 'included' : '–not included')));
  }

  const partial = comparisonOf(largest.value).find(({ included }) => included.includes(false));
  if (!partial) return;
  await page.setViewportSize({ width: 360, height: 740 });
  const row = page.locator('tr').filter({ has: page.locator('th', { hasText: partial.feature }) });
  await expect(row.locator('td:visible')).toHaveCount(partial.included.filter(Boolean).length);
});

function card(page: Page, { title }: Plan) {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
}

function tab(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Plans' }).getByRole('link', { name });
}
