import type { Page } from '@playwright/test';
import { firm } from '#content/firm.ts';
import { chatFromElsewhere, chatFromHome, chatTexts, greeting } from '#content/pages/chat.ts';
import { supportState } from '#app/firm/core/hours.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { expectNothingFound } from './axe.ts';
import { EVERYWHERE, expect, expectInView, NO_SCRIPT, onlyIn, SCRIPT, scrollBy, test } from './journey.ts';

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

test('an error’s toast stays below the header until a field is changed', SCRIPT, async ({ page }) => {
  await page.goto('/contact');
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await showError(page);
    const [toast, header] = [await boxOf(page, '.toast'), await boxOf(page, '.site-header')];
    expect(toast.y, `at ${width}`).toBeGreaterThanOrEqual(header.y + header.height);
    expect(toast.y + toast.height, `at ${width}`).toBeLessThanOrEqual(header.y + header.height + 110);
  }
  await page.getByLabel('Subject').fill('VAT');
  await expect(page.locator('.toast')).toHaveCount(0);
});

test(
  'a toast makes room for the field that is used, and moves up with the header',
  SCRIPT,
  async ({ page }) => {
    await page.goto('/contact');
    const subject = page.getByLabel('Subject');
    await subject.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().top - 20));
    await showError(page);
    expect((await boxOf(page, '.toast')).y).toBeLessThan(60);
    await subject.evaluate((field: HTMLElement) => field.focus({ preventScroll: true }));
    const [toast, field] = [await boxOf(page, '.toast'), await subject.boundingBox()];
    expect(toast.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0));
  },
);

async function showError(page: Page): Promise<void> {
  await page.evaluate(() => {
    const description =
      'All financial values must be positive numbers. Change the amount, then calculate again.';
    const detail = { title: 'Invalid input', description, tone: 'loss' };
    window.dispatchEvent(new CustomEvent('toast', { detail }));
  });
  await expect(page.locator('.toast')).toBeVisible();
}

async function boxOf(page: Page, part: string) {
  const box = await page.locator(part).boundingBox();
  if (!box) throw new Error(`${part} is not shown`);
  return box;
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
    expect(address.searchParams.get('text')).toBe(`${greeting} ${text}`);
    await expect(chat(page)).toHaveAttribute('target', '_blank');
    await expect(chat(page)).toContainText("We'll reply when available");
  }
});

test('chat and contact page say every minute who answers now', SCRIPT, async ({ page }) => {
  const opening = new Date(`2026-06-17T${opens}:00+02:00`);
  await page.clock.install({ time: new Date(opening.getTime() - 30 * SECOND) });
  await page.goto('/contact');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'WhatsApp' });
  const { nextAvailable } = supportState(new Date(opening.getTime() - 30 * SECOND));
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
