import type { Browser, Locator, Page } from '@playwright/test';
import { getTableName } from 'drizzle-orm';
import type { Sql } from 'postgres';
import sharp from 'sharp';
import { lists } from '#app/lists/core/lists.ts';
import { tableOf } from '#app/lists/core/tables.server.ts';
import { test as base, type BreakableSite } from './breakable-site.ts';
import { onDatabase } from './database.ts';
import { openHydrated } from './journey.ts';
import { becomeMember } from './member.ts';

export const MARULA =
  "insert into clients (name, website_url, display_order) values ('Marula Moon', 'https://marula.example', 10)";
export const THREE =
  "insert into clients (name, display_order) values ('Alpha', 10), ('Beta', 20), ('Gamma', 30)";

type Fixtures = {
  /** A page whose visitor is signed in as an administrator. */
  admin: Page;
};

/** Journeys through the desk, on a site of their own whose lists begin empty. */
export const test = base.extend<Fixtures>({
  admin: async ({ page, site }, use) => {
    const tables = lists.map((list) => getTableName(tableOf(list)));
    await write(site, `truncate ${tables.join(', ')}, audit_entries`);
    await enter(page, site);
    await use(page);
  },
});

export async function anotherAdmin(browser: Browser, site: BreakableSite): Promise<Page> {
  const page = await browser.newPage();
  await enter(page, site);
  return page;
}

export function namesIn({ databaseUrl }: BreakableSite): Promise<string[]> {
  const read = (sql: Sql) => sql`select name from clients order by display_order`;
  return onDatabase(async (sql) => (await read(sql)).map(({ name }) => name), databaseUrl);
}

/** Runs a statement on the site's database, and notifies every replica. */
export async function write({ databaseUrl }: BreakableSite, statement: string): Promise<void> {
  await onDatabase(async (sql) => {
    await sql.unsafe(statement);
    await sql`notify page_purge`;
  }, databaseUrl);
}

export function rows(page: Page): Locator {
  return page.locator('[data-row]');
}

export async function openClients(page: Page, site: BreakableSite, statement: string): Promise<void> {
  await write(site, statement);
  await openHydrated(page, '/admin/clients');
}

export async function open(page: Page, name: string): Promise<void> {
  await openHydrated(page, '/admin/clients');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await rows(page).getByLabel('Description').waitFor();
}

/** Enters another name; it is saved by leaving the field, or by the button where no script runs. */
export async function rename(page: Page, name: string): Promise<void> {
  const row = rows(page).filter({ has: page.getByLabel('Description') });
  await row.getByLabel('Name').fill(name);
  const save = row.getByRole('button', { name: 'Save' });
  if (await save.isVisible()) await save.click();
  else await row.getByLabel('Website').focus();
}

export function picture(): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 200, channels: 3, background: '#6b3fa0' } })
    .jpeg()
    .toBuffer();
}

async function enter(page: Page, { databaseUrl }: BreakableSite): Promise<void> {
  await becomeMember(page, { isAdmin: true }, databaseUrl);
}
