import {
  expect,
  test as base,
  type ConsoleMessage,
  type Download,
  type Locator,
  type Page,
  type Request,
  type Response,
} from '@playwright/test';
import { firm } from '#content/firm.ts';

export { expect };

export type JourneyOptions = {
  /** False for a visitor who has not been asked about cookies yet. */
  consented: boolean;
};

type Fixtures = {
  /** Errors of the console, of the page's policy or of its scripts, and requests to anybody else. A test fails on any. */
  complaints: Complaints;
};

export type Complaints = {
  /** For what a test provokes: a matching complaint does not count. */
  expect(pattern: RegExp): void;
};

/** Remix 2 logs a navigation that was cancelled for the next one. */
const CANCELLED = /^(error: )?AbortError\b/;

/** Modes of a journey that does not make sense on both desktops: `test('…', SCRIPT, async …)`. */
export function onlyIn(...modes: ('script' | 'no-script' | 'phone')[]) {
  return { tag: modes.map((mode) => `@${mode}`) };
}

export const SCRIPT = onlyIn('script');
export const NO_SCRIPT = onlyIn('no-script');

/** For a journey that is different on a phone, with and without JavaScript. */
export const EVERYWHERE = onlyIn('script', 'no-script', 'phone');

/** Only with every mode: what faster tests of modules or routes cover, and walks whose rule others try in part. */
export function thorough(modes = onlyIn()) {
  return { tag: [...modes.tag, '@thorough'] };
}

const CONSENT = { necessary: true, analytics: false, marketing: false, functional: false };
export const CONSENT_KEY = `${firm.storageKey}.cookie-consent`;

export const test = base.extend<Fixtures & JourneyOptions>({
  consented: [true, { option: true }],
  storageState: async ({ consented, baseURL, javaScriptEnabled }, use) => {
    const localStorage = [{ name: CONSENT_KEY, value: JSON.stringify(CONSENT) }];
    const known = { cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] };
    await use(consented && javaScriptEnabled !== false ? known : undefined);
  },
  complaints: [
    async ({ context, baseURL }, use) => {
      const expected: RegExp[] = [];
      const messages: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(wordsOf(message));
      });
      context.on('weberror', (error) => messages.push(String(error.error())));
      context.on('request', (request) => {
        if (isForeign(request.url(), baseURL)) messages.push(`a request to ${request.url()}`);
      });
      await use({ expect: (pattern) => void expected.push(pattern) });
      const complaints = messages.filter(
        (words) => ![CANCELLED, ...expected].some((pattern) => pattern.test(words)),
      );
      expect(complaints, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** For what a journey only does in one of its modes. */
export function hasScript(): boolean {
  return test.info().project.name !== 'no-script';
}

/** Fills the fields with these labels, or chooses in them; for a question with buttons, the value is the button. */
export async function fillIn(within: Page | Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const question = within.getByRole('radiogroup', { name: label, exact: true });
    if ((await question.count()) > 0) {
      await question.locator(`input[value="${value}"]`).check();
      continue;
    }
    const field = within.getByLabel(label, { exact: true });
    const isChoice = await field.evaluate(({ localName }) => localName === 'select');
    await (isChoice ? field.selectOption(value) : field.fill(value));
  }
}

export async function expectInView(locator: Locator, inView = true): Promise<void> {
  const expected = inView ? expect(locator) : expect(locator).not;
  await expected.toBeInViewport();
}

/** Opens a page and waits until React answers for it, where the page hydrates and scripts run. */
export async function openHydrated(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  const reacts = () =>
    '__remixContext' in window || document.querySelector('live-calculator[data-props]') !== null;
  if (hasScript() && (await page.evaluate(reacts))) await expectHydrated(page);
  return answer;
}

/** Opens the home page by a link from the desk: React then owns it, and each page reached from it. */
export async function openFromDesk(page: Page, complaints: Complaints): Promise<void> {
  complaints.expect(/status of 401|status of 403/);
  // The desk has not yet used the font of the site's headings.
  complaints.expect(/fraunces-\w+-\S+ was preloaded using link preload but not used/);
  await openHydrated(page, '/admin');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeAttached();
}

export function menu(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: name });
}

export function mainLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
}

export async function downloadBy(link: Locator): Promise<Download> {
  const [download] = await Promise.all([link.page().waitForEvent('download'), link.click()]);
  return download;
}

/** Waits for the mark that the site sets once React runs. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
}

/** Holds back matching requests until the returned function is called. */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    if (isHeld(route.request())) await held;
    await route.continue();
  });
  return release;
}

/** The addresses that the page requests from now on. The browser itself fetches the icon again whenever the address changes. */
export function recordRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/favicon.svg')) addresses.push(request.url());
  });
  return addresses;
}

export function isPost(request: Request): boolean {
  return request.method() === 'POST';
}

/** Scrolls like a wheel, which needs no script in the page. */
export async function scrollBy(page: Page, pixels: number): Promise<void> {
  await page.mouse.move(20, 300);
  await page.mouse.wheel(0, pixels);
}

function wordsOf(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}

function isForeign(url: string, baseURL = ''): boolean {
  return /^(?:https?|wss?):/.test(url) && new URL(url).origin !== new URL(baseURL).origin;
}
