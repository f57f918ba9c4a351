import type { Page } from '@playwright/test';
import { planGroups, pricing } from '#content/pages/pricing.ts';
import type { Plan } from '#content/plans.ts';
import { questions, type Answers } from '#content/price-finder.ts';
import { instalmentsOf, plansOf, priceOf } from '#app/firm/core/plans.ts';
import { planFor } from '#app/firm/core/plan-for.ts';
import { enquiry, expectMailed, expectSent, field, fillFields, sendButton } from './enquiry.ts';
import { EVERYWHERE, expect, NO_SCRIPT, onlyIn, test, thorough } from './journey.ts';

test(
  'each tab is a link, and shows plans with prices',
  thorough(onlyIn('no-script', 'phone')),
  async ({ page }) => {
    await page.goto('/pricing?tab=everything');
    await expect(tab(page, planGroups[0]?.label ?? '')).toHaveAttribute('aria-current', 'page');
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pricing.hero.title);
    for (const line of [pricing.hero.lede, pricing.hero.hint])
      await expect(page.getByText(line)).toBeVisible();
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

test('prices print under the letterhead, without what is pressed', thorough(NO_SCRIPT), async ({ page }) => {
  for (const { value, label } of planGroups) {
    await page.goto(`/pricing?tab=${value}`);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.locator('.letterhead')).toContainText(`${label} plans`);
    await expect(main.locator('.letterhead')).toBeVisible();
    for (const pressed of [main.locator('.btn'), main.getByRole('navigation'), main.getByRole('radio')])
      await expect(pressed.filter({ visible: true })).toHaveCount(0);
    for (const card of await main.locator('.plan-popular').all())
      await expect(card).toHaveCSS('box-shadow', 'none');
    await page.emulateMedia({ media: 'screen' });
  }
});

test('plans are in three columns, those for businesses in four', thorough(NO_SCRIPT), async ({ page }) => {
  for (const { value } of planGroups) {
    await page.goto(`/pricing?tab=${value}`);
    const cards = page.getByRole('list').filter({ has: page.locator('.plan-price') });
    const places = await cards.evaluate(({ children }) =>
      [...children].map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    const most = value === 'business' ? 4 : 3;
    expect(new Set(places).size, value).toBe(Math.min(most, plansOf(value).length));
  }
});

test('the first price is on the first screen', thorough(NO_SCRIPT), async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const { value } of planGroups) {
      await page.goto(`/pricing?tab=${value}`);
      const price = page.locator('.plan-price').first();
      await expect(price).toBeInViewport({ ratio: 1 });
    }
  }
});

test('a plan’s button carries it into form, mail and subject', async ({ page }) => {
  const plans = planGroups.flatMap(({ value }) => plansOf(value));
  for (const plan of [plans.find(({ custom }) => !custom), plans.find(({ custom }) => custom)]) {
    if (!plan) continue;
    await page.goto(`/pricing?tab=${plan.group}#plans`);
    const name = plan.custom ? pricing.customButton : pricing.button;
    await card(page, plan).getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/contact?plan=${plan.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    const text = `${plan.title} (${priceOf(plan)} ${plan.period})`;
    await expect(page.getByRole('main')).toContainText(`You are asking about ${text}`);
    if (plan.custom) continue;
    await expect(field(page, 'Subject')).toHaveValue(new RegExp(`${plan.title}$`));
    const { fields, email } = enquiry(plan.group === 'individual' ? 'Individual' : 'Company');
    const { Subject: _kept, ...others } = fields;
    await fillFields(page, others);
    await sendButton(page).click();
    await expectSent(page);
    await expectMailed(email, `About: ${text}`);
  }
});

test(
  'the price finder names the plan of four answers, and leads to its price',
  EVERYWHERE,
  async ({ page }) => {
    const found = page.locator('.finder-found');
    await page.goto('/pricing');
    await expect(found.getByRole('heading')).toHaveText(pricing.finder.open.title);
    await expect(found.getByRole('link')).toHaveCount(0);
    await answer(page, { who: 'company', turnover: '10m' });
    await expect(found.getByRole('heading')).toHaveText(pricing.finder.open.title);
    await answer(page, { staff: 'few' });
    await expect(found.locator('.plan-price')).toBeInViewport({ ratio: 1 });
    await expect(found).toContainText(pricing.finder.rest);
    await expect(found.getByRole('time')).toHaveCount(0);
    await answer(page, { vat: 'yes' });
    await expect(found.getByText(/^In a year: /)).toContainText('450 to the CIPC');
    const plan = planFor({ who: 'company', turnover: '10m', staff: 'few', vat: 'yes' });
    if (!plan) throw new Error('no plan');
    await expect(found.getByRole('heading', { name: plan.title })).toBeVisible();
    await expect(found).toContainText(priceOf(plan));
    const price = found.locator('.plan-price');
    await expect(price).toBeInViewport({ ratio: 1 });
    const { height } = page.viewportSize() ?? { height: 0 };
    await expect.poll(async () => (await price.boundingBox())?.y).toBeLessThan(height - 150);
    await expect(found.getByRole('time')).toHaveCount(3);
    await expect(tab(page, 'Business')).toHaveAttribute('aria-current', 'page');
    await expect(card(page, plan)).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Business plans' })).toHaveCount(1);
    await expect(page.locator('.plan-table').getByRole('columnheader', { name: plan.title })).toHaveCount(1);
    const [day, what] = await found
      .locator('.first-dates li')
      .first()
      .evaluate(({ children }) => [...children].map((child) => child.getBoundingClientRect()));
    expect(what!.top).toBeGreaterThanOrEqual(day!.bottom);
    const [lines, buttons] = [found.locator('.plan-lines'), found.getByRole('link', { name: pricing.start })];
    const [above, below] = [await lines.boundingBox(), await buttons.boundingBox()];
    expect(below!.y - above!.y - above!.height).toBeGreaterThan(15);
    await expect(found.getByRole('link', { name: pricing.button })).toHaveCount(0);
    await expect(page).toHaveURL(/\/pricing\?who=company&turnover=10m&staff=few&vat=yes#your-plan$/);
    await page.reload();
    await expect(found.getByRole('heading', { name: plan.title })).toBeVisible();

    await answer(page, { who: 'estate' });
    await expect(page.getByRole('group', { name: questions.turnover.legend })).toBeHidden();
    await expect(found.getByRole('link', { name: pricing.finder.talk.priced.button })).toHaveAttribute(
      'href',
      '/tax/deceased-estate#cost',
    );
    await expect(found.getByRole('link', { name: pricing.finder.talk.button })).toHaveAttribute(
      'href',
      '/contact?service=deceased-estate',
    );
    await answer(page, { who: 'company' });
    await found.getByRole('link', { name: pricing.start }).click();
    await expect(page).toHaveURL(
      new RegExp(`/start/${plan.id}\\?who=company&turnover=10m&staff=few&vat=yes$`),
    );
    await expect(page.getByRole('time')).toHaveCount(3);
  },
);

async function answer(page: Page, answers: Partial<Answers>): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    await page.locator(`price-finder input[name=${name}][value="${value}"]`).check({ force: true });
  }
  const button = page.getByRole('button', { name: pricing.finder.button });
  if (await button.isVisible()) await button.click();
}

function card(page: Page, { title }: Plan) {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
}

function tab(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Plans' }).getByRole('link', { name });
}
