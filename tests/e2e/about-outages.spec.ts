import postgres from 'postgres';
import { SECOND } from '#app/time.ts';
import { test, type BreakableSite } from './breakable-site.ts';
import { expect, onlyIn } from './journey.ts';

const WIDE = onlyIn('script', 'no-script');

/** A parameter that makes an address of its own of it, of which no cache has a copy. */
const UNSEEN = '?page=2';

test.describe.configure({ mode: 'default', timeout: 60 * SECOND });

test('lists with nothing in them say so', WIDE, async ({ page, site }) => {
  await write(site, 'truncate clients, professional_bodies, software_accreditations, partners');
  await page.goto('/about/clients');
  const clients = page.getByRole('region', { name: 'Our Clients' });
  await expect(clients).toHaveText('Our Clients');
  await page.goto('/about/licensing');
  await expect(page.getByText('No professional bodies to display at the moment.')).toBeVisible();
  await expect(page.getByText('No software accreditations to display at the moment.')).toBeVisible();
  await page.goto('/about/partners');
  await expect(page.getByRole('heading', { name: 'No Partners Available' })).toBeVisible();
  await expect(page.getByText('Partner information will be displayed here once available.')).toBeVisible();
});

test('a group of partners is shown when it has one', WIDE, async ({ page, site }) => {
  await write(site, "insert into partners (name, category) values ('Tapkraal Payments', 'payment')");
  await page.goto('/about/partners');
  await expect(page.getByRole('region', { name: 'Payment Solutions' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Financial Partners|Business Support/ })).toHaveCount(0);
  await write(site, 'delete from partners');
});

test(
  'without the database the pages show what they showed before, and leave out what they never did',
  WIDE,
  async ({ page, site, complaints }) => {
    complaints.expect(/status of 503/);
    await write(site, "insert into clients (name) values ('Marula Moon Bakery')");
    await page.goto('/about/clients');
    await site.database.lose();

    await page.goto('/about/clients');
    await expect(page.getByRole('heading', { name: 'Marula Moon Bakery' })).toBeVisible();

    expect((await page.goto(`/about/clients${UNSEEN}`))?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Our Clients' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Get Started Today' })).toBeVisible();

    await page.goto(`/about/licensing${UNSEEN}`);
    await expect(page.getByRole('heading', { name: 'Professional Licensing Bodies' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Software Accreditations' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Partner with Certified Excellence' })).toBeVisible();

    await page.goto(`/about/partners${UNSEEN}`);
    await expect(page.getByRole('heading', { name: 'No Partners Available' })).toBeVisible();

    await site.database.restore();
    await expect(async () => {
      await page.goto(`/about/clients${UNSEEN}`);
      await expect(page.getByRole('heading', { name: 'Marula Moon Bakery' })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20 * SECOND });
    await write(site, 'delete from clients');
  },
);

/** What an administrator's change does to the database: it, and the notice of it. */
async function write(site: BreakableSite, statement: string): Promise<void> {
  const sql = postgres(site.databaseUrl, { max: 1, onnotice: () => {} });
  await sql.begin(async (transaction) => {
    await transaction.unsafe(statement);
    await transaction`select pg_notify('page_purge', '')`;
  });
  await sql.end();
  // The notice is on its way to the site for a moment.
  await new Promise((resolve) => setTimeout(resolve, 300));
}
