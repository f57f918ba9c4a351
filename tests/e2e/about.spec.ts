import type { Page } from '@playwright/test';
import postgres from 'postgres';
import { expect, onlyIn, openHydrated, test } from './journey.ts';

const WIDE = onlyIn('script', 'no-script');
const SCRIPT = onlyIn('script');

for (const [path, buttons] of [
  ['why-choose-us', ['Get Started Today']],
  ['clients', ['Get Started Today']],
  ['licensing', ['Get Started Today', 'Schedule Consultation']],
  ['partners', ['Get Started Today', 'Schedule Consultation']],
] as const) {
  test(`the buttons of ${path} lead to the top of the contact page`, async ({ page }) => {
    for (const name of buttons) {
      await page.goto(`/about/${path}`);
      await page.getByRole('main').getByRole('link', { name }).last().click();
      await expect(page).toHaveURL(/\/contact$/);
      await expect(page.getByRole('heading', { name: 'Get in Touch' })).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });
}

test('a client has a logo or a letter, a name, words and a site of its own', WIDE, async ({ page }) => {
  await page.goto('/about/clients');
  const clients = page.getByRole('region', { name: 'Our Clients' });
  const bakery = clients.getByRole('listitem').filter({ hasText: 'Marula Moon Bakery' });
  await expect(bakery.locator('img')).toHaveAttribute('src', '/marks/marula-moon.svg');
  await expect(bakery.getByText('Two bread ovens')).toBeVisible();
  const site = bakery.getByRole('link', { name: 'Visit website of Marula Moon Bakery' });
  await expect(site).toHaveAttribute('target', '_blank');
  await expect(site).toHaveAttribute('rel', /\bnoopener\b/);
  const trust = clients.getByRole('listitem').filter({ hasText: 'Loerie Lane Family Trust' });
  await expect(trust.getByText('L', { exact: true })).toBeVisible();
  await expect(trust.getByRole('link')).toHaveCount(0);
});

test('a long description ends after four lines', SCRIPT, async ({ page }) => {
  await page.goto('/about/clients');
  const words = page.getByRole('listitem').getByText('Two bread ovens');
  const lines = await words.evaluate((p) => {
    p.textContent = 'Bread and more bread. '.repeat(60);
    return p.clientHeight / Number.parseFloat(getComputedStyle(p).lineHeight);
  });
  expect(Math.round(lines)).toBe(4);
});

test(
  'a click anywhere on a certificate opens its site in a new tab',
  WIDE,
  async ({ page, context, complaints }) => {
    complaints.expect(/https:\/\/www\.saica\.org\.za/);
    await context.route('https://www.saica.org.za/**', (route) => route.fulfill({ body: 'SAICA' }));
    await page.goto('/about/licensing');
    const opened = context.waitForEvent('page');
    await page
      .getByText('The professional body of chartered accountants in South Africa.')
      .click({ force: true });
    const site = await opened;
    await expect(site).toHaveURL('https://www.saica.org.za/');
    await expect(page).toHaveURL(/\/about\/licensing$/);
  },
);

test('a logo that cannot be loaded gives way to the name', SCRIPT, async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource/);
  await page.route('**/marks/tallybird.svg', (route) => route.abort());
  await page.goto('/about/licensing');
  const software = page.getByRole('region', { name: 'Software Accreditations' });
  const heading = software.getByRole('heading', { name: 'Tallybird Ledger' });
  await expect(heading.getByText('Tallybird Ledger')).toBeVisible();
  await expect(heading.locator('img')).toBeHidden();
  await expect(software.getByRole('heading', { name: 'Payquill Payroll' }).locator('img')).toBeVisible();
});

test('a partner that is added, hidden or removed is so at once', onlyIn('no-script'), async ({ page }) => {
  const sql = postgres(process.env.SITE_DATABASE_URL ?? '', { max: 1, onnotice: () => {} });
  const shown = page.getByRole('heading', { name: 'Kopje Credit Union' });
  await page.goto('/about/partners');
  await expect(shown).toHaveCount(0);
  try {
    await sql.begin(async (write) => {
      await write`insert into partners (name, category) values ('Kopje Credit Union', 'financial')`;
      await write`select pg_notify('page_purge', '')`;
    });
    await expect(async () => {
      await page.reload();
      await expect(shown).toHaveCount(1, { timeout: 1 });
    }).toPass({ timeout: 2_000 });
  } finally {
    await sql`delete from partners where name = 'Kopje Credit Union'`;
    await sql`select pg_notify('page_purge', '')`;
    await sql.end();
  }
  await expect(async () => {
    await page.reload();
    await expect(shown).toHaveCount(0, { timeout: 1 });
  }).toPass({ timeout: 2_000 });
});

test.describe('reached from another page', () => {
  test('six skeletons stand for the clients until they come', SCRIPT, async ({ page }) => {
    const release = await heldBack(page, 'clients');
    await openFromMenu(page, 'Our Clients');
    const clients = page.getByRole('region', { name: 'Our Clients' });
    await expect(clients.getByRole('status')).toHaveText('Loading clients...');
    await expect(clients.locator('li')).toHaveCount(6);
    release();
    await expect(clients.getByRole('heading', { name: 'Marula Moon Bakery' })).toBeVisible();
    await expect(clients.getByRole('button', { name: 'Next' })).toBeVisible();
  });

  test('placeholders stand for bodies and accreditations until they come', SCRIPT, async ({ page }) => {
    const release = await heldBack(page, 'licensing');
    await openFromMenu(page, 'Licensing');
    await expect(page.getByText('Loading professional bodies...')).toBeAttached();
    await expect(page.getByText('Loading software accreditations...')).toBeAttached();
    release();
    await expect(page.getByRole('heading', { name: '(SAICA)' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tallybird Ledger' })).toBeVisible();
  });

  test('the partners say that they are loading', SCRIPT, async ({ page }) => {
    const release = await heldBack(page, 'partners');
    await openFromMenu(page, 'Partners');
    await expect(page.getByText('Loading partners...')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { name: 'Copperleaf Bank' })).toBeVisible();
    await expect(page.getByText('Loading partners...')).toHaveCount(0);
  });

  test(
    'lists that never come are left out, partners are said to be none',
    SCRIPT,
    async ({ page, complaints }) => {
      complaints.expect(/Failed to load resource/);
      await page.route(listOf('(clients|partners)'), (route) => route.abort());
      await openFromMenu(page, 'Our Clients');
      await expect(page.getByRole('heading', { level: 1, name: 'Good company' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Our Clients' })).toHaveCount(0);
      await openFromMenu(page, 'Partners');
      await expect(page.getByRole('heading', { name: 'No Partners Available' })).toBeVisible();
    },
  );
});

/** Keeps back the list of a page under /about until the function that is returned is called. */
async function heldBack(page: Page, name: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(listOf(name), async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

function listOf(name: string): RegExp {
  return new RegExp(`/about/${name}\\.data\\?_routes=routes`);
}

async function openFromMenu(page: Page, name: string): Promise<void> {
  await openHydrated(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByText('About Us').click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}
