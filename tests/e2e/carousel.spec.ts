import type { Page } from '@playwright/test';
import { SECOND } from '#app/time.ts';
import { expect, onlyIn, test } from './journey.ts';

const TURN = 2.5 * SECOND;
const SCRIPT = onlyIn('script');
const FIRST = 'Marula Moon Bakery';
const NEXT = 'Sunbird and Sons Plumbing';
const LAST = 'Loerie Lane Family Trust';

test.describe('for whoever does not mind motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the clients go on by themselves every two and a half seconds', SCRIPT, async ({ page }) => {
    await open(page);
    const names = await clients(page).getByRole('listitem').getByRole('heading').allTextContents();
    const before = names.indexOf((await current(page)) ?? '');
    await pass(page, TURN - 1);
    await expect.poll(() => current(page)).toBe(names[before]);
    await pass(page, 1);
    await expect.poll(() => current(page)).toBe(names[before + 1]);
    await pass(page, 2 * TURN);
    await expect.poll(() => current(page)).toBe(names[before + 3]);
  });

  test('the accreditations take three, the current one in the middle', SCRIPT, async ({ page }) => {
    await open(page, '/about/licensing');
    const before = await middle(page);
    expect(before).toBeTruthy();
    await pass(page, 3 * SECOND - 1);
    await expect.poll(() => middle(page)).toBe(before);
    await pass(page, 1);
    await expect.poll(() => middle(page)).not.toBe(before);
  });

  test('they rest under the mouse, and go on when it leaves', SCRIPT, async ({ page }) => {
    await open(page);
    await clients(page).hover();
    await expectRest(page);
    await page.mouse.move(5, 5);
    await expectTurn(page);
  });

  test('they rest while a key is about to act on them', SCRIPT, async ({ page }) => {
    await open(page);
    await clients(page).getByRole('button', { name: 'Pause' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expectRest(page);
    await page.getByRole('heading', { level: 1 }).click();
    await expectTurn(page);
  });

  test('they rest on request, until asked to go on', SCRIPT, async ({ page }) => {
    await open(page);
    await clients(page).getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(5, 5);
    await expectRest(page);
    await clients(page).getByRole('button', { name: 'Play' }).click();
    await page.mouse.move(5, 5);
    await expectTurn(page);
  });

  test('they go on after somebody has turned or dragged them', SCRIPT, async ({ page }) => {
    await open(page);
    await clients(page).getByRole('button', { name: 'Next' }).click();
    await page.mouse.move(5, 5);
    await expectTurn(page);
    await drag(page, -500);
    await page.mouse.move(5, 5);
    await pass(page, TURN);
    await expect.poll(() => current(page)).toBeTruthy();
  });

  test('a swipe moves them, and they go on after it', onlyIn('phone'), async ({ page }) => {
    await open(page);
    await swipe(page, -250);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    const swiped = await scrolled(page);
    await pass(page, TURN);
    await expect.poll(() => scrolled(page)).not.toBe(swiped);
    await expect.poll(() => current(page)).toBeTruthy();
  });
});

test('for whoever wants less motion nothing moves, and the buttons still work', SCRIPT, async ({ page }) => {
  await open(page);
  await expect(clients(page).getByRole('button', { name: 'Pause' })).toBeHidden();
  await expectRest(page);
  await clients(page).getByRole('button', { name: 'Next' }).click();
  expect(await current(page)).toBe(NEXT);
});

test('there is no end, in either direction', SCRIPT, async ({ page }) => {
  await open(page);
  const next = clients(page).getByRole('button', { name: 'Next' });
  await clients(page).getByRole('button', { name: 'Previous' }).click();
  expect(await current(page)).toBe(LAST);
  await next.click();
  expect(await current(page)).toBe(FIRST);
  for (let turn = 0; turn < 12; turn++) await next.click();
  expect(await current(page)).toBe(FIRST);
  for (let pull = 0; pull < 5; pull++) await drag(page, 1000);
  expect(await slidesInView(page)).toBeGreaterThanOrEqual(2);
});

test('the mouse drags them to any place, and opens no site by it', SCRIPT, async ({ page }) => {
  await open(page);
  const before = await scrolled(page);
  await drag(page, -150, clients(page).getByRole('link').first());
  expect(await scrolled(page)).toBe(before + 150);
  expect(page.context().pages()).toHaveLength(1);
});

test('a dragged accreditation comes to rest in the middle', SCRIPT, async ({ page }) => {
  await open(page, '/about/licensing');
  await drag(page, -500);
  expect(await middle(page)).toBe('Payquill Payroll');
});

test('one, two or three clients are in view by the width of the window', SCRIPT, async ({ page }) => {
  for (const [width, count] of [
    [360, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    expect(await slidesInView(page), `${width} px`).toBe(count);
  }
});

test('a window that changes its width keeps the client in its place', SCRIPT, async ({ page }) => {
  await open(page);
  await clients(page).getByRole('button', { name: 'Next' }).click();
  await page.setViewportSize({ width: 500, height: 900 });
  await expect.poll(() => current(page)).toBe(NEXT);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => current(page)).toBe(NEXT);
});

test(
  'a certificate is 600 by 400 pixels where there is room',
  onlyIn('script', 'no-script'),
  async ({ page }) => {
    await page.goto('/about/licensing');
    const card = page.getByRole('article').filter({ hasText: 'Certified advisers' }).first();
    expect(await card.boundingBox()).toMatchObject({ width: 600, height: 400 });
  },
);

test('what stands before and behind the clients is for the eye alone', SCRIPT, async ({ page }) => {
  await open(page);
  await expect(clients(page).getByRole('listitem')).toHaveCount(12);
  await expect(clients(page).locator('li[aria-hidden] a:not([tabindex="-1"])')).toHaveCount(0);
});

test('without scripts the clients are a row that scrolls', onlyIn('no-script'), async ({ page }) => {
  await page.goto('/about/clients');
  await expect(clients(page).getByRole('listitem')).toHaveCount(12);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  const last = clients(page).getByRole('heading', { name: LAST });
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

function clients(page: Page) {
  return page.getByRole('group', { name: 'Clients of the firm' });
}

/** Opens the page with its carousel in view and at work, as if the mouse had just left it. From now on no time passes by itself. */
async function open(page: Page, path = '/about/clients') {
  await page.clock.install({ time: '2026-01-05T08:00:00' });
  await page.goto(path);
  const carousel = page.locator('slide-show[data-turning]');
  await carousel.scrollIntoViewIfNeeded();
  await page.clock.pauseAt('2026-01-05T09:00:00');
  await carousel.hover();
  await page.mouse.move(5, 5);
  await expectStill(page);
}

/** Waits for a slide that was on its way when the clock was stopped. */
async function expectStill(page: Page): Promise<void> {
  let before = NaN;
  const rests = async () => {
    const now = await scrolled(page);
    const isStill = now === before;
    before = now;
    return isStill;
  };
  await expect.poll(rests, { intervals: [100] }).toBe(true);
}

/** The client who stands first in the row. */
function current(page: Page): Promise<string | undefined> {
  return slideAt(page, 0);
}

function middle(page: Page): Promise<string | undefined> {
  return slideAt(page, 0.5);
}

/** The name on the slide that starts at the left edge (0) or is centred (0.5). */
function slideAt(page: Page, part: number): Promise<string | undefined> {
  return page.locator('slide-show ul').evaluate((row, part) => {
    const at = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width * part;
    };
    const slide = [...row.children].find((child) => Math.abs(at(child) - at(row)) < 2);
    return slide?.querySelector('img')?.alt || slide?.querySelector('h3')?.textContent || undefined;
  }, part);
}

function slidesInView(page: Page): Promise<number> {
  return page.locator('slide-show ul').evaluate((row) => {
    const { left, right } = row.getBoundingClientRect();
    return [...row.children].filter((slide) => {
      const box = slide.getBoundingClientRect();
      return box.left >= left - 2 && box.right <= right + 2;
    }).length;
  });
}

function scrolled(page: Page): Promise<number> {
  return page.locator('slide-show ul').evaluate((row) => row.scrollLeft);
}

/** Lets the page's clock go on by so many milliseconds at once. */
function pass(page: Page, milliseconds: number): Promise<void> {
  return page.clock.runFor(milliseconds);
}

async function expectRest(page: Page): Promise<void> {
  const before = await scrolled(page);
  await pass(page, 3 * TURN);
  expect(await scrolled(page)).toBe(before);
}

async function expectTurn(page: Page): Promise<void> {
  const before = await current(page);
  await pass(page, TURN);
  await expect.poll(() => current(page)).not.toBe(before);
}

async function drag(page: Page, pixels: number, from = page.locator('slide-show ul')): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error('there is nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 10 });
  await page.mouse.up();
}

async function swipe(page: Page, pixels: number): Promise<void> {
  const box = await page.locator('slide-show ul').boundingBox();
  if (!box) throw new Error('there is nothing to swipe');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + 60,
    xDistance: pixels,
    gestureSourceType: 'touch',
  });
}
