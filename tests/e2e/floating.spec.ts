import type { Page } from '@playwright/test';
import { firm } from '#content/firm.ts';
import { chatFromElsewhere, chatFromHome, chatTexts, greeting } from '#content/pages/chat.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { supportAt } from '#app/firm/core/open-times.ts';
import { expectNothingFound } from './axe.ts';
import {
  EVERYWHERE,
  expect,
  expectInView,
  NO_SCRIPT,
  onlyIn,
  openHydrated,
  SCRIPT,
  scrollBy,
  test,
  thorough,
} from './journey.ts';

const { opens } = firm.supportHours.days[3];

test('chat and back-to-top come into view after 300 px, and work', EVERYWHERE, async ({ page }) => {
  await page.goto('/');
  await scrollBy(page, 250);
  await expectInView(chat(page), false);
  await expectInView(backToTop(page), false);
  await scrollBy(page, 1250);
  await expectInView(chat(page));
  await expectInView(backToTop(page));
  const [left, right] = [await chat(page).boundingBox(), await backToTop(page).boundingBox()];
  expect(left?.x).toBeLessThan(50);
  expect(right?.x).toBeGreaterThan(left?.x ?? Infinity);
  await backToTop(page).click();
  await expectInView(page.getByRole('heading', { level: 1 }));
  await expectInView(backToTop(page), false);
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('floating parts are no touch target before they come into view', onlyIn('phone'), async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto('/calculator?type=capital-gains');
    await expect(chat(page)).toBeHidden();
    await expectNothingFound(page, { runOnly: ['target-size'] });
    await scrollBy(page, 1500);
    await expectInView(chat(page));
    await expect(chat(page)).toBeVisible();
  });
});

test(
  'a toast covers neither the search nor what has the focus, and moves nothing',
  thorough(SCRIPT),
  async ({ page }) => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      for (const path of ['/', '/contact', '/blog', '/calculator?type=company']) {
        await openHydrated(page, path);
        const before = await page.locator('h1').boundingBox();
        await page.evaluate(() => {
          const description = 'All financial values must be positive numbers.';
          const detail = { title: 'Invalid input', description, tone: 'loss' };
          window.dispatchEvent(new CustomEvent('toast', { detail }));
        });
        await expect(page.locator('.toast')).toBeVisible();
        expect(await page.locator('h1').boundingBox()).toEqual(before);
        const kept = width < 1440 ? '.site-search, .consent' : '.consent, .site-header :is(form, a, button)';
        expect(await page.evaluate(coveredParts, kept), `${path} at ${width}`).toEqual([]);
        const covered = await page.evaluate(coveredParts, ':focus');
        expect(covered, `with the focus, ${path} at ${width}`).toEqual([]);
      }
    }
    await page.getByRole('textbox').last().fill('1');
    await expect(page.locator('.toast')).toHaveCount(0);
  },
);

/** Runs in the page. Goes through all controls there; with `:focus` a control counts once it has the focus. */
function coveredParts(kept: string): string[] {
  const isUnder = (part: Element) => {
    const [over, under] = [document.querySelector('.toast')!, part].map((one) => one.getBoundingClientRect());
    return (
      over!.left < under!.right &&
      under!.left < over!.right &&
      over!.top < under!.bottom &&
      under!.top < over!.bottom
    );
  };
  const parts = [
    ...document.querySelectorAll<HTMLElement>(kept === ':focus' ? 'a, button, input, select' : kept),
  ];
  const covered = parts.filter((part) => {
    if (part.closest('.toast') || !part.checkVisibility({ visibilityProperty: true }) || !isUnder(part))
      return false;
    if (kept === ':focus') part.focus({ preventScroll: true });
    return isUnder(part);
  });
  return covered.map((part) => part.outerHTML.slice(0, 80));
}

test('the chat starts with a text for its page', NO_SCRIPT, async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  for (const [path, text] of [
    ['/', chatFromHome],
    ['/contact', chatTexts['/contact']],
    ['/nowhere', chatFromElsewhere],
  ] as const) {
    await page.goto(path);
    const address = new URL((await chat(page).getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe(`https://wa.me/${firm.chatNumber}`);
    expect(address.searchParams.get('text')).toBe(`${greeting()} ${text}`);
    await expect(chat(page)).toHaveAttribute('target', '_blank');
    await expect(chat(page)).toContainText("We'll reply when available");
  }
});

test('chat and contact page say every minute who answers now', SCRIPT, async ({ page }) => {
  const opening = new Date(`2026-06-17T${opens}:00+02:00`);
  await page.clock.install({ time: new Date(opening.getTime() - 30 * SECOND) });
  await page.goto('/contact');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'WhatsApp' });
  const { nextAvailable } = supportAt(new Date(opening.getTime() - 30 * SECOND), firm.supportHours.days);
  await expect(chat(page)).toContainText(`We'll reply when available: ${nextAvailable}`);
  await expect(chat(page)).toContainText('Send us a message');
  await expect(card).toContainText(`Available ${nextAvailable}`);
  await page.clock.fastForward('01:00');
  await expect(chat(page)).toContainText('Online now');
  await expect(chat(page)).toContainText('Chat with us instantly!');
  await expect(card).toContainText('Online now');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(card.locator('.animate-ping')).toHaveCSS('animation-name', 'ping');
});

function chat(page: Page) {
  return page.locator('.chat-button');
}

function backToTop(page: Page) {
  return page.getByRole('link', { name: 'Back to top' });
}
