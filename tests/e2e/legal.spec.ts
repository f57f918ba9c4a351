import { setTimeout } from 'node:timers/promises';
import type { Page, Response } from '@playwright/test';
import { SECOND } from '#app/platform/core/time.ts';
import { storedThings } from '#app/site/legal/stored-things.ts';
import { signIn, toast } from './account.ts';
import { enquiry, expectSent, fillEnquiry, sendButton } from './enquiry.ts';
import {
  CONSENT_KEY,
  expect,
  NO_SCRIPT,
  onlyIn,
  openFromDesk,
  openHydrated,
  SCRIPT,
  test,
  thorough,
} from './journey.ts';
import { legalTitle } from './legal.ts';
import { addMember } from './member.ts';

const TEXTS = [
  { path: '/terms', title: legalTitle('terms'), flag: 'terms-accepted', other: '/privacy' },
  { path: '/privacy', title: legalTitle('privacy'), flag: 'privacy-accepted', other: '/terms' },
];

test('each legal text has a date, contents and answers', thorough(NO_SCRIPT), async ({ page }) => {
  for (const { path, title, other } of TEXTS) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByText(/^Last updated \d+ \w+ \d{4}/)).toBeVisible();
    await expect(main.locator(`a[href="${other}"]`).first()).toBeVisible();
    for (const link of await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').all()) {
      await link.click();
      const clause = page.locator(new URL(page.url()).hash);
      await expect(clause).toHaveText((await link.textContent()) === 'Accept or decline' ? /accept/ : /./);
      await expect(clause).toBeInViewport();
    }
    for (const answer of ['Accept', 'Decline'] as const) {
      await page.goto(path);
      await decision(page, answer).click();
      await expect(page).toHaveURL('/');
    }
  }
});

test(
  'the privacy policy leads to the PAIA manual, which asks for no decision',
  NO_SCRIPT,
  async ({ page }) => {
    await page.goto('/privacy#access-to-information-paia');
    await page.getByRole('heading', { name: 'Access to information (PAIA)' }).click();
    await page.getByRole('link', { name: 'Our manual under section 51' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(legalTitle('paia-manual'));
    await expect(page.getByRole('link', { name: 'Accept or decline' })).toHaveCount(0);
  },
);

test('on a phone the contents unfold', onlyIn('phone'), async ({ page }) => {
  for (const { path } of TEXTS) {
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const last = contents.getByRole('link', { name: 'Accept or decline' });
    await expect(last).toBeHidden();
    await contents.getByText('On this page').click();
    await last.click();
    await expect(decision(page, 'Accept')).toBeInViewport();
  }
});

test('Decline stores nothing, Accept a flag, and both lead home', thorough(SCRIPT), async ({ page }) => {
  const accepted: Record<string, string> = {};
  for (const { path, flag } of TEXTS) {
    await page.goto(path);
    await decision(page, 'Decline').click();
    await expect(page).toHaveURL('/');
    expect(await flags(page)).toEqual(accepted);
    await page.goto(path);
    await expect(page.getByText('You have accepted this text')).toBeHidden();
    await decision(page, 'Accept').click();
    await expect(page).toHaveURL('/');
    accepted[flag] = 'true';
    expect(await flags(page)).toEqual(accepted);
    await page.goto(path);
    await expect(page.getByText('You have accepted this text')).toBeVisible();
  }
});

test(
  'the terms can also be accepted after a client navigation',
  thorough(SCRIPT),
  async ({ page, complaints }) => {
    await openFromDesk(page, complaints);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(legalTitle('terms'));
    await decision(page, 'Accept').click();
    await expect(page).toHaveURL('/');
    expect(await flags(page)).toEqual({ 'terms-accepted': 'true' });
  },
);

test('the table of stored data needs a script to look into the browser', NO_SCRIPT, async ({ page }) => {
  await page.goto('/privacy');
  await expect(stored(page).getByRole('row')).toHaveCount(storedThings.length + 1);
  await expect(stored(page).getByText('Here now')).toBeHidden();
});

test.describe('on a first visit', () => {
  test.use({ consented: false });

  test('the table of stored data follows what the visitor does', SCRIPT, async ({ page }) => {
    await page.goto('/privacy');
    await expect(hereNow(page, CONSENT_KEY)).toHaveText('No');
    // The question is closed on the pages that explain it.
    await expect(page.getByRole('button', { name: 'Required Only' })).toBeHidden();
    await page.getByRole('button', { name: 'Cookie Policy' }).click();
    await page.getByRole('button', { name: 'Reject All' }).click();
    await expect(hereNow(page, CONSENT_KEY)).toHaveText('Yes');
    await expect(hereNow(page, 'privacy-accepted')).toHaveText('No');
    await expect(hereNow(page, '__Host-session')).toHaveText('Hidden');
  });

  test('nothing is stored that the privacy policy does not list', thorough(SCRIPT), async ({ page }) => {
    const cookies = new Set<string>();
    const read: Promise<void>[] = [];
    const note = async (response: Response) => {
      // What the browser fetches ahead of a click has no headers here, ever.
      const headers = await Promise.race([response.headersArray(), setTimeout(SECOND, [])]);
      for (const { name, value } of headers) {
        if (name.toLowerCase() === 'set-cookie') cookies.add(value.split('=')[0] ?? '');
      }
    };
    const listen = (response: Response) => void read.push(note(response));
    page.on('response', listen);
    await page.goto('/');
    await page.getByRole('button', { name: 'Accept all' }).click();
    for (const path of ['/terms', '/privacy']) {
      await page.goto(path);
      await decision(page, 'Accept').click();
    }
    await signIn(page, await addMember());
    await expect(toast(page, 'Welcome back!')).toBeVisible();
    await fillEnquiry(page, enquiry());
    await sendButton(page).click();
    await expectSent(page);
    await openHydrated(page, '/calculator');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await page.reload();
    page.off('response', listen);
    await Promise.all(read);
    expect(cookies).toContain('toast');
    expect([...cookies].filter((name) => !isListed('cookie', name))).toEqual([]);
    for (const [place, names] of Object.entries(await storedIn(page))) {
      expect(names.filter((name) => !isListed(place, name))).toEqual([]);
    }
  });
});

function decision(page: Page, answer: 'Accept' | 'Decline') {
  return page.getByRole('main').getByRole('link', { name: answer, exact: true });
}

function stored(page: Page) {
  return page.getByRole('table', { name: 'What this website stores in your browser' });
}

function hereNow(page: Page, name: string) {
  return stored(page)
    .getByRole('row')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('cell')
    .last();
}

async function flags(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.endsWith('-accepted'))),
  );
}

function storedIn(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => ({
    'local storage': Object.keys(localStorage),
    'session storage': Object.keys(sessionStorage),
    'offline copy': await caches.keys(),
  }));
}

function isListed(place: string, name: string): boolean {
  return storedThings.some(
    (thing) =>
      thing.place === place &&
      (thing.name === name || thing.note?.startsWith(`${name},`) || name.startsWith(`${thing.name} `)),
  );
}
