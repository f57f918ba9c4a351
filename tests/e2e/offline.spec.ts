import type { BrowserContext, Page } from '@playwright/test';
import { tools } from '#content/tools.ts';
import { calculatorPath } from '#app/tools/calculators/calculator-path.ts';
import { calculators } from '#app/tools/calculators/calculators.ts';
import { calculate, sheet } from './calculator-form.ts';
import { expect, expectHydrated, openHydrated, SCRIPT, test, thorough } from './journey.ts';

/** Also what a worker says about a request that it passed on. */
const DISCONNECTED = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

/** The worker answers for no other address. */
const STORED = calculators
  .map((calculator) => ({ heading: tools[calculator.tool].name, to: calculatorPath(calculator) }))
  .filter(({ to }) => to.startsWith('/calculator'));

const PUBLIC = /^\/(?:assets\/[^/]+|calculator\?type=[a-z-]+)$/;

test(
  'every calculator works offline after one was opened',
  thorough(SCRIPT),
  async ({ page, context, complaints }) => {
    complaints.expect(DISCONNECTED);
    await openOnce(page);
    await context.setOffline(true);
    await page.reload();
    await expectHydrated(page);
    await calculate(page, { 'Gross income': '500 000' });
    await expect(sheet(page)).toContainText(/R\s103\s405\.00/);
    for (const { to, heading } of STORED) {
      await page.goto(to);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  },
);

test('offline nothing is sent, and the result stays', SCRIPT, async ({ page, context, complaints }) => {
  complaints.expect(DISCONNECTED);
  await openOnce(page);
  await calculate(page, { 'Gross income': '500 000' });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save Calculation' }).click();
  await expect(page.locator('toast-region')).toContainText('You are offline');
  await expect(sheet(page)).toContainText(/R\s103\s405\.00/);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save Calculation' }).click();
  await expect(page).toHaveURL(/\/calculation\//);
});

test('only public documents and their files are cached', thorough(SCRIPT), async ({ page, context }) => {
  await page.goto('/calculator?type=company');
  await context.addCookies([{ name: 'session', value: 'somebody', url: page.url(), httpOnly: true }]);
  await openOnce(page);
  await calculate(page, { 'Gross income': '612 345' });
  await page.getByRole('button', { name: 'Save Calculation' }).click();
  await expect(page).toHaveURL(/\/calculation\//);
  await page.getByRole('button', { name: 'Open in the calculator' }).click();
  await expect(page).toHaveURL(/\/calculator\?/);
  await expect(sheet(page)).toContainText(/612\s345/);
  const cached = await cachedIn(page);
  expect(cached.map(({ address }) => address).filter((address) => !PUBLIC.test(address))).toEqual([]);
  expect(cached.filter(({ address }) => address.startsWith('/calculator'))).toHaveLength(STORED.length);
  expect(cached.filter(({ text }) => /612.345|calculation\/[0-9a-f]{8}-/.test(text))).toEqual([]);
  const texts = cached.filter(({ address }) => address.startsWith('/calculator'));
  expect(texts.map(({ text }) => text.includes('Sign In'))).toEqual(STORED.map(() => true));
});

test('the worker serves only the calculator, of the newest build', SCRIPT, async ({ page }) => {
  await openOnce(page);
  const [scope] = await registrations(page);
  expect(new URL(scope ?? '').pathname).toBe('/calculator');
  await page.evaluate(async () => {
    await caches.open('calculator of-an-older-build');
    await navigator.serviceWorker.register('/sw.js?v=newer', { scope: '/calculator' });
  });
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['calculator newer']);
  await page.goto('/contact');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test(
  'a site without calculators removes its worker',
  thorough(SCRIPT),
  async ({ page, context, complaints }) => {
    complaints.expect(/status of 404/);
    await openOnce(page);
    await removeCalculator(context);
    await page.goto('/calculator?type=company');
    await expect.poll(() => registrations(page)).toEqual([]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  },
);

async function openOnce(page: Page): Promise<void> {
  await openHydrated(page, '/calculator?type=individual');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') {
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    }
  });
}

function registrations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    return all.map((registration) => registration.scope);
  });
}

/** Everything in the browser's cache storage: path with query, and the text. */
function cachedIn(page: Page): Promise<{ address: string; text: string }[]> {
  return page.evaluate(async () => {
    const caching = (await caches.keys()).map((name) => caches.open(name));
    const cached = (await Promise.all(caching)).map(async (cache) => {
      const answers = (await cache.keys()).map(async (request) => {
        const { pathname, search } = new URL(request.url);
        return { address: pathname + search, text: (await (await cache.match(request))?.text()) ?? '' };
      });
      return Promise.all(answers);
    });
    return (await Promise.all(cached)).flat();
  });
}

/** Makes the site answer the calculator's address with 404, for the worker too. */
async function removeCalculator(context: BrowserContext): Promise<void> {
  await context.route(/\/calculator\?/, (route) => route.fulfill({ status: 404, body: 'Gone' }));
}
