import { randomUUID } from 'node:crypto';
import { MINUTE, SECOND, southAfricanDay } from '#app/platform/core/time.ts';
import { expectAccessible } from './axe.ts';
import { expectWellMade } from './client-room.ts';
import { onDatabase } from './database.ts';
import { expect, onlyIn, test, thorough, SCRIPT } from './journey.ts';
import { becomeMember } from './member.ts';

test.describe.configure({ timeout: 2 * MINUTE });

const MANY = 11;

test(
  'eleven returns are filed after a question, and one Undo takes it all back',
  thorough(),
  async ({ page, complaints }) => {
    complaints.expect(/status of 400/);
    const name = `Many ${randomUUID().slice(0, 8)}`;
    await addWork(name);
    await becomeMember(page, { name: 'Bob Brink', role: 'staff' });
    await page.goto(`/admin/work?q=${encodeURIComponent(name)}`);
    for (const box of await page.getByRole('row').getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Set state' }).click();
    await page.getByRole('button', { name: 'With SARS', exact: true }).click();

    await page.waitForURL(/\/admin\/runs\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set 11 engagements to “With SARS”?');
    await expect(page.getByText('11 people get a mail')).toBeVisible();
    await expect(page.getByText('It was submitted to SARS.')).toBeVisible();
    await expectWellMade(page, new URL(page.url()).pathname);
    expect(await submissions(name)).toEqual([null]);

    const yes = page.getByRole('button', { name: 'Set 11 engagements to “With SARS”' });
    await page.getByLabel('How many people get a mail?').fill('10');
    await yes.click();
    await expect(page.getByText('Type 11, the number of people who get a mail.')).toBeVisible();
    await page.getByLabel('How many people get a mail?').fill('11');
    await yes.click();
    await expectTitle('11 engagements set to “With SARS”');
    expect(await submissions(name)).toEqual([southAfricanDay()]);
    await expect(page.getByRole('region', { name: 'Done' }).getByRole('link')).toHaveCount(MANY);
    await expectWellMade(page, new URL(page.url()).pathname);

    await page.getByRole('button', { name: 'Undo all of it' }).click();
    await expectTitle('11 engagements as before');
    expect(await submissions(name)).toEqual([null]);
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'In progress' })).toHaveCount(MANY);

    async function expectTitle(title: string): Promise<void> {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 30 * SECOND });
    }
  },
);

test(
  'all that match are asked about by their number, and one Undo takes it back',
  thorough(SCRIPT),
  async ({ page, javaScriptEnabled }) => {
    const isScripted = javaScriptEnabled !== false;
    const name = `All ${randomUUID().slice(0, 8)}`;
    await addWork(name, 53);
    await becomeMember(page, { name: 'Bob Brink', role: 'staff' });
    await page.goto(`/admin/work?state=progress&q=${encodeURIComponent(name)}`);
    const all = page.getByRole('checkbox', { name: 'All 53 that match' });
    await page.getByRole('row').getByRole('checkbox').first().check();
    if (isScripted) {
      await expect(all).toBeHidden();
      await page.getByRole('checkbox', { name: 'All on this page' }).check();
      await expect(page.getByText('50 ticked')).toBeVisible();
    }
    await all.check();
    if (isScripted) await expect(page.getByText('53 ticked')).toBeVisible();
    await page.getByRole('button', { name: 'Assign to me' }).click();
    await page.waitForURL(/\/admin\/runs\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assign 53 engagements to Bob Brink?');
    await expect(page.getByText('Nobody gets a mail')).toBeVisible();
    await expectWellMade(page, new URL(page.url()).pathname);
    await page.getByRole('button', { name: 'Assign 53 engagements to Bob Brink' }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('53 engagements assigned to you', { timeout: 30 * SECOND });
    await page.getByRole('button', { name: 'Undo all of it' }).click();
    await expect(title).toHaveText('53 engagements as before', { timeout: 30 * SECOND });
  },
);

test(
  'on a phone what is done with ticked rows folds behind one button',
  onlyIn('phone'),
  async ({ page }) => {
    const name = `Phone ${randomUUID().slice(0, 8)}`;
    await addWork(name, 12);
    await becomeMember(page, { name: 'Bob Brink', role: 'staff' });
    await page.goto(`/admin/work?q=${encodeURIComponent(name)}`);
    const bar = page.getByRole('form', { name: 'The ticked engagements' });
    for (const box of await page.getByRole('row').getByRole('checkbox').all()) {
      await box.check();
      const [row, top] = [await box.boundingBox(), await bar.boundingBox()];
      expect(top?.height, 'one line, or two').toBeLessThan(110);
      expect((row?.y ?? 0) + (row?.height ?? 0), 'the bar covers no tick').toBeLessThanOrEqual(top?.y ?? 0);
    }
    const assign = bar.getByRole('button', { name: 'Assign to me' });
    await expect(assign).toBeHidden();
    await bar.getByRole('button', { name: 'Actions' }).click();
    await expect(assign).toBeVisible();
    await expectAccessible(page);
    await bar.getByRole('button', { name: 'Set state' }).click();
    await page.getByRole('button', { name: 'With SARS', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set 12 engagements to “With SARS”?');
  },
);

async function addWork(name: string, count = MANY): Promise<void> {
  await onDatabase(async (sql) => {
    for (let number = 1; number <= count; number++) {
      const id = randomUUID();
      const email = `client-${id}@example.org`;
      await sql`insert into taxpayers (id, kind, name, email) values (${id}, 'individual', ${`${name} ${number}`}, ${email})`;
      await sql`insert into engagements (taxpayer_id, type, period, state) values (${id}, 'emp501', '2027-1', 'in_progress')`;
    }
  });
}

async function submissions(name: string): Promise<(string | null)[]> {
  const rows = await onDatabase(
    (sql) => sql<{ day: string | null }[]>`select distinct submitted_on::text as day from engagements
      join taxpayers on taxpayers.id = taxpayer_id where taxpayers.name like ${`${name} %`}`,
  );
  return rows.map(({ day }) => day);
}
