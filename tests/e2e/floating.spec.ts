import type { Page } from '@playwright/test';
import { firm } from '#content/firm.ts';
import { chatFromElsewhere, chatFromHome, chatTexts, greeting } from '#content/pages/chat.ts';
import { supportState } from '#app/firm/hours.ts';
import { SECOND } from '#app/time.ts';
import { EVERYWHERE, expect, expectInView, onlyIn, scrollBy, test } from './journey.ts';

test('chat and back-to-top come into view after 300 px', EVERYWHERE, async ({ page }) => {
  await page.goto('/');
  await scrollBy(page, 250);
  await expectInView(chat(page), false);
  await expectInView(backToTop(page), false);
  await scrollBy(page, 250);
  await expectInView(chat(page));
  await expectInView(backToTop(page));
});

test('back-to-top leads to the top', EVERYWHERE, async ({ page }) => {
  await page.goto('/');
  await scrollBy(page, 1500);
  await backToTop(page).click();
  await expectInView(page.getByRole('heading', { level: 1 }));
  await expectInView(backToTop(page), false);
});

test(
  'the chat starts with a text for the page it is started on',
  EVERYWHERE,
  async ({ page, complaints }) => {
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
    }
  },
);

test('the chat says whether somebody answers now, and else when', onlyIn('script'), async ({ page }) => {
  for (const moment of [
    '2026-06-17T10:00:00+02:00',
    '2026-06-17T05:59:00+02:00',
    '2026-06-17T21:00:00+02:00',
    '2026-06-20T12:00:00+02:00',
    // The Day of Reconciliation.
    '2026-12-16T10:00:00+02:00',
  ]) {
    const { online, nextAvailable } = supportState(new Date(moment));
    await page.clock.setFixedTime(new Date(moment));
    await page.goto('/');
    await expect(chat(page)).toContainText(online ? 'Online now' : 'Send us a message');
    await expect(chat(page)).toContainText(
      online ? 'Chat with us instantly!' : `We'll reply when available: ${nextAvailable}`,
    );
  }
});

test('the chat looks at the clock again every minute', onlyIn('script'), async ({ page }) => {
  const { opens } = firm.supportHours.days[3];
  const opening = new Date(`2026-06-17T${opens}:00+02:00`);
  await page.clock.install({ time: new Date(opening.getTime() - 30 * SECOND) });
  await page.goto('/');
  await expect(chat(page)).toContainText('Send us a message');
  await page.clock.fastForward('01:00');
  await expect(chat(page)).toContainText('Online now');
});

test(
  'without JavaScript the chat does not say whether somebody answers now',
  onlyIn('no-script'),
  async ({ page }) => {
    await page.goto('/');
    await expect(chat(page)).toContainText("We'll reply when available");
  },
);

function chat(page: Page) {
  return page.locator('.chat-button');
}

function backToTop(page: Page) {
  return page.getByRole('link', { name: 'Back to top' });
}
