import type { Page } from '@playwright/test';
import { clientsPage } from '#content/pages/clients.ts';
import { licensingPage, strengths } from '#content/pages/licensing.ts';
import { partnersPage } from '#content/pages/partners.ts';
import { whyChooseUs } from '#content/pages/why-choose-us.ts';
import { demonstration } from '#app/lists/core/demonstration.ts';
import { onDatabase } from './database.ts';
import {
  expect,
  holdBack,
  NO_SCRIPT,
  openFromDesk,
  SCRIPT,
  test,
  type Complaints,
  thorough,
} from './journey.ts';

const LIST = /\/about\/\w+\.data\?_routes=routes/;

const { clients, partners } = demonstration;
const [client] = clients;
const [body] = demonstration['professional-bodies'];
const [software, nextSoftware] = demonstration['software-accreditations'];

test(
  'every button on the pages about us leads to the top of the contact page',
  thorough(NO_SCRIPT),
  async ({ page }) => {
    for (const [path, buttons] of [
      ['why-choose-us', [whyChooseUs.closing.button]],
      ['clients', [clientsPage.closing.button]],
      ['licensing', [licensingPage.closing.primaryButton, licensingPage.closing.secondaryButton]],
      ['partners', [partnersPage.closing.primaryButton, partnersPage.closing.secondaryButton]],
    ] as const) {
      for (const name of buttons) {
        await page.goto(`/about/${path}`);
        const links = page.getByRole('main').getByRole('link', { name });
        const address = name === 'Schedule Consultation' ? '/contact?service=consultation' : '/contact';
        const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(hrefs, path).toEqual(
          Array(path === 'partners' || path === 'why-choose-us' ? 2 : 1).fill(address),
        );
        await links.last().click();
        await expect(page).toHaveURL(address);
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
      }
    }
  },
);

test('a client has a logo or a letter, a name, words and a site of its own', NO_SCRIPT, async ({ page }) => {
  await page.goto('/about/clients');
  const items = page.getByRole('region', { name: 'Our Clients' }).getByRole('listitem');
  await expect(items).toHaveCount(clients.length);
  for (const { name, description, logoUrl, websiteUrl } of clients) {
    const item = items.filter({ has: page.getByRole('heading', { name, exact: true }) });
    if (description) await expect(item).toContainText(description);
    if (logoUrl) await expect(item.locator('img')).toHaveAttribute('src', logoUrl);
    else await expect(item.getByText(name.charAt(0), { exact: true })).toBeVisible();
    const site = item.getByRole('link', { name: `Visit website of ${name}` });
    await expect(site).toHaveCount(websiteUrl ? 1 : 0);
    if (!websiteUrl) continue;
    await expect(site).toHaveAttribute('target', '_blank');
    await expect(site).toHaveAttribute('rel', /\bnoopener\b/);
  }
});

test(
  'certificates of bodies and software differ in colour; their purpose comes last',
  NO_SCRIPT,
  async ({ page }) => {
    await page.goto('/about/licensing');
    const colourOf = (type: string) =>
      page
        .locator(`.certificate[data-type=${type}]`)
        .first()
        .evaluate((card) => getComputedStyle(card).borderTopColor);
    expect(await colourOf('professional-body')).not.toBe(await colourOf('software-accreditation'));
    const closing = page.locator('section', {
      has: page.getByRole('heading', { name: licensingPage.closing.title }),
    });
    await expect(closing.getByRole('heading', { level: 3 })).toHaveText(strengths.map(({ title }) => title));
  },
);

test('a certificate opens its site in a new tab', NO_SCRIPT, async ({ page, context, complaints }) => {
  const site = new URL(body?.websiteUrl ?? '');
  complaints.expect(new RegExp(`a request to ${site.origin}`));
  await context.route(`${site.origin}/**`, (route) => route.fulfill({ body: 'A body' }));
  await page.goto('/about/licensing');
  const opened = context.waitForEvent('page');
  await page.getByText(body?.description ?? '').click({ force: true });
  await expect(await opened).toHaveURL(site.href);
  await expect(page).toHaveURL(/\/about\/licensing$/);
});

test('a description ends after four lines, a lost logo is a name', SCRIPT, async ({ page, complaints }) => {
  await page.goto('/about/clients');
  const words = page.getByRole('listitem').getByText(client?.description ?? '');
  const lines = await words.evaluate((p) => {
    p.textContent = 'Bread and more bread. '.repeat(60);
    return p.clientHeight / Number.parseFloat(getComputedStyle(p).lineHeight);
  });
  expect(Math.round(lines)).toBe(4);

  complaints.expect(/Failed to load resource/);
  await page.route(`**${software?.logoUrl}`, (route) => route.abort());
  await page.goto('/about/licensing');
  const heading = (name = '') =>
    page.getByRole('region', { name: licensingPage.accreditations.title }).getByRole('heading', { name });
  // The logos are far below the first screen: a browser fetches one when it is near.
  await heading(software?.name).scrollIntoViewIfNeeded();
  await expect(heading(software?.name).getByText(software?.name ?? '')).toBeVisible();
  await expect(heading(software?.name).locator('img')).toBeHidden();
  await heading(nextSoftware?.name).scrollIntoViewIfNeeded();
  await expect(heading(nextSoftware?.name).locator('img')).toBeVisible();
});

test('a partner is added or removed at once', NO_SCRIPT, async ({ page }) => {
  const name = 'Kopje Credit Union';
  const write = (insert: boolean) =>
    onDatabase(async (sql) => {
      if (insert) await sql`insert into partners (name, category) values (${name}, 'financial')`;
      else await sql`delete from partners where name = ${name}`;
      await sql`select pg_notify('page_purge', '')`;
    });
  const expectShown = (count: number) =>
    expect(async () => {
      await page.goto('/about/partners');
      await expect(page.getByRole('heading', { name })).toHaveCount(count, { timeout: 1 });
    }).toPass({ timeout: 20_000 });
  await expectShown(0);
  try {
    await write(true);
    await expectShown(1);
  } finally {
    await write(false);
  }
  await expectShown(0);
});

test.describe('reached from another page', () => {
  test(
    'placeholders are shown until the lists have loaded',
    thorough(SCRIPT),
    async ({ page, complaints }) => {
      const release = await holdBack(page, LIST);
      await openFromMenu(page, complaints, 'Our Clients');
      const region = page.getByRole('region', { name: 'Our Clients' });
      await expect(region.getByRole('status')).toHaveText('Loading clients...');
      await expect(region.locator('li')).toHaveCount(6);
      release();
      await expect(region.getByRole('heading', { name: client?.name ?? '' })).toBeVisible();
      await expect(region.getByRole('button', { name: 'Next' })).toBeVisible();

      const releaseBodies = await holdBack(page, LIST);
      await openFromMenu(page, complaints, 'Licensing');
      await expect(page.getByText('Loading professional bodies...')).toBeAttached();
      await expect(page.getByText('Loading software accreditations...')).toBeAttached();
      releaseBodies();
      await expect(page.getByRole('heading', { name: body?.name ?? '' })).toBeVisible();
      await expect(page.getByRole('heading', { name: software?.name ?? '' })).toBeVisible();

      const releasePartners = await holdBack(page, LIST);
      await openFromMenu(page, complaints, 'Partners');
      await expect(page.getByText('Loading partners...')).toBeVisible();
      releasePartners();
      await expect(page.getByRole('heading', { name: partners[0]?.name ?? '' })).toBeVisible();
      await expect(page.getByText('Loading partners...')).toHaveCount(0);
    },
  );

  test(
    'lists that never load are left out, and there are no partners',
    thorough(SCRIPT),
    async ({ page, complaints }) => {
      complaints.expect(/Failed to load resource/);
      await page.route(LIST, (route) => route.abort());
      await openFromMenu(page, complaints, 'Our Clients');
      await expect(page.getByRole('heading', { level: 1, name: clientsPage.hero.title })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Our Clients' })).toHaveCount(0);
      await openFromMenu(page, complaints, 'Partners');
      await expect(page.getByRole('heading', { name: 'No Partners Available' })).toBeVisible();
    },
  );
});

async function openFromMenu(page: Page, complaints: Complaints, name: string): Promise<void> {
  await openFromDesk(page, complaints);
  await page.getByRole('navigation', { name: 'Main' }).getByText('About Us').click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}
