import type { Page } from '@playwright/test';
import { SECOND } from '#app/platform/core/time.ts';
import { demonstration } from '#app/lists/core/demonstration.ts';
import { expect, NO_SCRIPT, onlyIn, SCRIPT, test, thorough } from './journey.ts';

const CLIENTS = { path: '/about/clients', delay: 2.5 * SECOND, part: 0 };
const ACCREDITATIONS = { path: '/about/licensing', delay: 3 * SECOND, part: 0.5 };
const NAMES = demonstration.clients.map(({ name }) => name);
const [FIRST, NEXT] = NAMES;
const LAST = NAMES.at(-1);

/** Longer than a turn or a drag takes to come to rest. */
const SETTLED = SECOND;

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const { path, delay, part } of [CLIENTS, ACCREDITATIONS]) {
    test(
      `the slides of ${path} advance every ${delay} ms, without end`,
      thorough(SCRIPT),
      async ({ page }) => {
        await open(page, path);
        const names = await slides(page).getByRole('heading').evaluateAll(namesOf);
        const start = names.indexOf((await current(page, part)) ?? '');
        await page.clock.runFor(SETTLED);
        for (let turn = 0; turn <= names.length; turn++) {
          expect(await current(page, part)).toBe(names[(start + turn) % names.length]);
          await page.clock.runFor(delay - SETTLED - 1);
          expect(await current(page, part)).toBe(names[(start + turn) % names.length]);
          await page.clock.runFor(1 + SETTLED);
        }
      },
    );
  }

  test('they pause under the mouse, under focus and on request', SCRIPT, async ({ page }) => {
    await open(page);
    await carousel(page).hover();
    await expectRest(page);
    await page.mouse.move(5, 5);
    await expectTurn(page);
    await page.getByRole('button', { name: 'Pause' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expectRest(page);
    await page.getByRole('heading', { level: 1 }).click();
    await expectTurn(page);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(5, 5);
    await expectRest(page);
    await page.getByRole('button', { name: 'Play' }).click();
    await page.mouse.move(5, 5);
    await expectTurn(page);
  });

  test('a drag moves them, opens no link, and they go on after it', thorough(SCRIPT), async ({ page }) => {
    await open(page);
    const before = await offset(page);
    await drag(page, -150, 2);
    expect(await offset(page)).toBeLessThan(before - 100);
    expect(page.context().pages()).toHaveLength(1);
    await page.mouse.move(5, 5);
    await expectTurn(page);
  });

  test('a swipe moves them, and they go on after it', onlyIn('phone'), async ({ page }) => {
    await open(page);
    const before = await offset(page);
    await swipe(page, -250);
    expect(await offset(page)).toBeLessThan(before - 200);
    await expectTurn(page);
  });
});

test('with reduced motion only the buttons turn them, without end', SCRIPT, async ({ page }) => {
  await open(page);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
  await expectRest(page);
  for (const [button, name] of [
    ['Next', NEXT],
    ['Previous', FIRST],
    ['Previous', LAST],
    ['Next', FIRST],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    expect(await current(page)).toBe(name);
  }
});

test('a dragged accreditation comes to rest in the middle', thorough(SCRIPT), async ({ page }) => {
  await open(page, ACCREDITATIONS.path);
  await drag(page, -500);
  expect(await current(page, ACCREDITATIONS.part)).toBe(demonstration['software-accreditations'][1]?.name);
});

test(
  'one, two or three clients are in view, and a new width keeps the first',
  thorough(SCRIPT),
  async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Next' }).click();
    for (const [width, count] of [
      [360, 1],
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 3],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(async () => {
          await page.clock.runFor(SETTLED);
          return [await inView(page), await current(page)];
        }, `${width} px`)
        .toEqual([count, NEXT]);
    }
  },
);

test('without scripts the slides are a row that scrolls', NO_SCRIPT, async ({ page }) => {
  await page.goto(CLIENTS.path);
  await expect(slides(page)).toHaveCount(NAMES.length);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  const last = slides(page).getByRole('heading', { name: LAST });
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await page.goto(ACCREDITATIONS.path);
  const card = slides(page).getByRole('article').first();
  expect(await card.boundingBox()).toMatchObject({ width: 600, height: 400 });
});

function carousel(page: Page) {
  return page.locator('slide-show');
}

function slides(page: Page) {
  return carousel(page).getByRole('listitem');
}

/** Opens a page and stops its clock, with the carousel in view and its timer just started. */
async function open(page: Page, path = CLIENTS.path): Promise<void> {
  await page.clock.install({ time: '2026-01-05T08:00:00' });
  await page.goto(path);
  await carousel(page).and(page.locator('[data-turning]')).scrollIntoViewIfNeeded();
  await page.clock.pauseAt('2026-01-05T09:00:00');
  await carousel(page).hover();
  await page.clock.runFor(SETTLED);
  await page.mouse.move(5, 5);
}

/** The name on the slide at the left edge of the row (part 0) or in its middle (0.5). */
function current(page: Page, part = 0): Promise<string | undefined> {
  return slides(page).evaluateAll((items, part) => {
    const at = (box: DOMRect | undefined) => (box ? box.left + box.width * part : NaN);
    const row = at(items[0]?.closest('.slides-view')?.getBoundingClientRect());
    const slide = items.find(
      (item) => Math.abs(at(item.querySelector('article, .plate')?.getBoundingClientRect()) - row) < 2,
    );
    const name = slide?.querySelector('h3');
    return name?.querySelector('img')?.alt || name?.textContent || undefined;
  }, part);
}

function namesOf(headings: Element[]): (string | null | undefined)[] {
  return headings.map((heading) => heading.querySelector('img')?.alt || heading.textContent);
}

function inView(page: Page): Promise<number> {
  return slides(page).evaluateAll((items) => {
    const row = items[0]?.closest('.slides-view')?.getBoundingClientRect() ?? new DOMRect();
    return items.filter((item) => {
      const box = item.querySelector('.plate')?.getBoundingClientRect() ?? new DOMRect();
      return box.left >= row.left - 2 && box.right <= row.right + 2;
    }).length;
  });
}

function offset(page: Page): Promise<number> {
  return carousel(page)
    .getByRole('list')
    .evaluate((row) => new DOMMatrix(getComputedStyle(row).transform).m41);
}

async function expectRest(page: Page): Promise<void> {
  await page.clock.runFor(SETTLED);
  const before = await offset(page);
  await page.clock.runFor(2 * CLIENTS.delay);
  expect(await offset(page)).toBe(before);
}

async function expectTurn(page: Page): Promise<void> {
  const before = await offset(page);
  await page.clock.runFor(CLIENTS.delay + SETTLED);
  expect(await offset(page)).not.toBe(before);
}

async function drag(page: Page, pixels: number, slide = 0): Promise<void> {
  const { x, y } = await middleOf(page, slide);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 10 });
  await page.clock.runFor(SETTLED);
  await page.mouse.up();
  await page.clock.runFor(SETTLED);
}

async function swipe(page: Page, pixels: number): Promise<void> {
  const { y } = await middleOf(page, 0);
  const x = (page.viewportSize()?.width ?? 0) / 2;
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: x - pixels / 2, y });
  for (let step = 1; step <= 10; step++) await touch('touchMove', { x: x + pixels * (step / 10 - 0.5), y });
  await page.clock.runFor(SETTLED);
  await touch('touchEnd');
}

async function middleOf(page: Page, slide: number): Promise<{ x: number; y: number }> {
  const box = await slides(page).nth(slide).getByRole('link').boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
