import type { Page } from '@playwright/test';
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
      ['/', 'I would like to know how you can help me with my accounts and tax.'],
      ['/contact', 'I would like to talk to somebody about my accounts or my tax.'],
      ['/nowhere', 'I have a question about your services.'],
    ] as const) {
      await page.goto(path);
      const address = new URL((await chat(page).getAttribute('href')) ?? '');
      expect(address.origin + address.pathname).toBe('https://wa.me/27120000100');
      expect(address.searchParams.get('text')).toBe(`Hello Jacaranda Ledger. ${text}`);
      await expect(chat(page)).toHaveAttribute('target', '_blank');
    }
  },
);

for (const [moment, title, text] of [
  ['2026-06-17T10:00:00+02:00', 'Online now', 'Chat with us instantly!'],
  ['2026-06-17T07:59:00+02:00', 'Send us a message', "We'll reply when available: Today at 8:00 AM"],
  ['2026-06-17T17:00:00+02:00', 'Send us a message', "We'll reply when available: Tomorrow at 8:00 AM"],
  ['2026-06-18T18:00:00+02:00', 'Send us a message', "We'll reply when available: Friday at 8:00 AM"],
  ['2026-06-19T14:00:00+02:00', 'Send us a message', "We'll reply when available: Monday at 8:00 AM"],
  // The Day of Reconciliation, Family Day, and the Monday after a Women's Day on a Sunday.
  ['2026-12-16T10:00:00+02:00', 'Send us a message', "We'll reply when available: Tomorrow at 8:00 AM"],
  ['2027-03-29T10:00:00+02:00', 'Send us a message', "We'll reply when available: Tomorrow at 8:00 AM"],
  ['2026-08-10T10:00:00+02:00', 'Send us a message', "We'll reply when available: Tomorrow at 8:00 AM"],
] as const) {
  test(`at ${moment} the chat says "${title}: ${text}"`, onlyIn('script'), async ({ page }) => {
    await page.clock.setFixedTime(new Date(moment));
    await page.goto('/');
    await expect(chat(page)).toContainText(title);
    await expect(chat(page)).toContainText(text);
  });
}

test('the chat looks at the clock again every minute', onlyIn('script'), async ({ page }) => {
  await page.clock.install({ time: new Date('2026-06-17T07:59:30+02:00') });
  await page.goto('/');
  await expect(chat(page)).toContainText('Send us a message');
  await page.clock.fastForward('01:00');
  await expect(chat(page)).toContainText('Online now');
});

test('without JavaScript the chat promises nothing it cannot know', onlyIn('no-script'), async ({ page }) => {
  await page.goto('/');
  await expect(chat(page)).toContainText("We'll reply when available");
});

function chat(page: Page) {
  return page.locator('.chat-button');
}

function backToTop(page: Page) {
  return page.getByRole('link', { name: 'Back to top' });
}
