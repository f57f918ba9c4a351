import { plans } from '#content/plans.ts';
import { switching } from '#content/switching.ts';
import { sampleReport } from '#content/sample-report.ts';
import { formatShortRand } from '#app/tax/money.ts';
import { dayOfNextTalk, switchSteps } from '#app/site/switching/days.ts';
import { EVERYWHERE, expect, NO_SCRIPT, SCRIPT, test, thorough } from './journey.ts';

const { letter } = switching;

test(
  'the days begin with the next talk, and the first report is the next that can be',
  EVERYWHERE,
  async ({ page }) => {
    await page.goto('/switching');
    const steps = switchSteps(dayOfNextTalk());
    const items = page.locator('.switch-days > li');
    await expect(items).toHaveCount(steps.length);
    for (const [index, { day, title, text }] of steps.entries()) {
      await expect(items.nth(index).getByRole('time')).toHaveAttribute('datetime', day);
      await expect(items.nth(index)).toContainText(title);
      await expect(items.nth(index)).toContainText(text);
    }
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide, 'scrolls sideways').toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect(items.first()).toBeVisible();
    await expect(page.getByRole('heading', { name: switching.cost.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: letter.title })).toBeHidden();
    await expect(page.locator('.letterhead').first()).toBeVisible();
    const card = page.locator('.switch-hero .sheet');
    await expect(card).toHaveCSS('box-shadow', 'none');
    const [above, below] = await Promise.all([
      card.boundingBox(),
      page.locator('.switch-pair').boundingBox(),
    ]);
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(16);
  },
);

test('a first accountant and a change each have a way on the first screen', NO_SCRIPT, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const road = { name: 'We need an accountant', exact: true };
  await page.getByRole('main').getByRole('link', road).click();
  const main = page.getByRole('main');
  for (const begins of ['Your first accountant?', 'You have one now?'])
    await expect(main.getByText(begins)).toBeInViewport();
  await main.getByRole('link', { name: 'Change accountants' }).first().click();
  await expect(page).toHaveURL('/switching');
  await page.getByRole('main').getByRole('link', road).click();
  await expect(page).toHaveURL('/questions/we-need-an-accountant');
});

test('what twelve months cost stands at each price by the month', NO_SCRIPT, async ({ page }) => {
  await page.goto('/switching');
  const monthly = plans.filter(({ group, upTo }) => group === 'business' && upTo === undefined);
  for (const { title, price } of monthly)
    await expect(page.locator('.switch-prices tr').filter({ hasText: title }).first()).toContainText(
      `${formatShortRand(12 * price)} in twelve months`,
    );
});

test('on a phone what a plan is for has more room than its price', NO_SCRIPT, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/switching');
  const row = page.locator('.switch-prices tr').last();
  const [plan, price] = [await row.locator('th').boundingBox(), await row.locator('td').boundingBox()];
  expect(plan?.width ?? 0).toBeGreaterThan(price?.width ?? Infinity);
});

test('the letter is written from four entries, and stands in no address', NO_SCRIPT, async ({ page }) => {
  await page.goto('/switching');
  for (const [name, value] of Object.entries(ENTRIES)) await page.locator(`#${name}`).fill(value);
  await page.getByRole('button', { name: letter.button }).click();
  const written = page.locator('.letter');
  for (const text of ['Old Oak Accounting', 'up to and including 28 February 2027', ...letter.papers])
    await expect(written).toContainText(text);
  await expect(page).toHaveURL('/switching#letter');
  await expect(page.getByRole('button', { name: letter.copy })).toBeHidden();
  await page.goto('/switching');
  await expect(page.locator('#business')).toHaveValue('');
});

test(
  'the letter is copied as text, and prints alone on one page',
  thorough(SCRIPT),
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/switching');
    for (const [name, value] of Object.entries(ENTRIES)) await page.locator(`#${name}`).fill(value);
    await page.getByRole('button', { name: letter.button }).click();
    await page.getByRole('button', { name: letter.copy }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      'Marula Moon Bakery is moving',
    );
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.letter')).toBeVisible();
    await expect(page.getByRole('heading', { name: letter.title })).toBeHidden();
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(pages).toHaveLength(1);
  },
);

test('the sample report has tabs that are links, and prints whole', thorough(NO_SCRIPT), async ({ page }) => {
  await page.goto('/switching');
  await page.getByRole('link', { name: switching.toReport }).click();
  for (const title of Object.values(sampleReport.pages)) {
    await page
      .getByRole('navigation', { name: sampleReport.title })
      .getByRole('link', { name: title })
      .click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(title);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(
    Object.keys(sampleReport.pages).length,
  );
});

const ENTRIES = {
  business: 'Marula Moon Bakery',
  signer: 'Thandi Nkosi',
  accountant: 'Old Oak Accounting',
  last: '2027-02-28',
};
