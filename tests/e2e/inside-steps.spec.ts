import { randomUUID } from 'node:crypto';
import { MINUTE } from '#app/platform/core/time.ts';
import { press } from './account.ts';
import { expectAccessible } from './axe.ts';
import { addTaxpayer, expectWellMade } from './client-room.ts';
import { onDatabase } from './database.ts';
import { expect, fillIn, test } from './journey.ts';
import { becomeMember } from './member.ts';

test.describe.configure({ timeout: 2 * MINUTE });

test('a step is given to a colleague, who ticks it on their day and takes it back', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  const [client, colleague] = [`Marula ${randomUUID().slice(0, 8)}`, `Bob ${randomUUID().slice(0, 8)}`];
  const theirs = await browser.newPage();
  await becomeMember(theirs, { name: colleague, role: 'staff' });
  const email = await becomeMember(page, { name: 'Ann Adams', role: 'staff' });
  const path = await addWorkOf(client, email);

  await page.goto(path);
  await page.getByText('Add a step', { exact: true }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Say what is to do.', { exact: true })).toBeVisible();
  await fillIn(page, { 'What is to do': 'Capture the slips' });
  await page.getByLabel('Who does it').selectOption(colleague);
  await press(page, 'Add', 'Step added');
  const steps = page.getByRole('region', { name: 'Steps inside the firm' });
  await expect(steps).toContainText('1 of 1 open');
  await expect(steps.getByRole('listitem')).toContainText(colleague);
  await expectWellMade(page, path);

  await theirs.goto('/admin/day');
  const own = theirs.getByRole('region', { name: 'Steps of work' });
  await expect(own).toContainText(`Capture the slips, ${client}`);
  await expectAccessible(theirs);
  await press(own, /^Done/, 'Step done');
  await expect(own.getByRole('listitem')).toContainText('done');
  await press(theirs, 'Undo', 'Taken back');
  await press(own, /^Done/, 'Step done');
  await press(own, /^To do again/, 'To do again');
  await own.getByRole('link', { name: 'Work with open steps' }).click();
  await expect(theirs.getByRole('row').filter({ hasText: client })).toContainText('1 of 1 step');
  await theirs.getByRole('link', { name: client }).click();
  await press(theirs.getByRole('region', { name: 'Steps inside the firm' }), /^Done/, 'Step done');
  await theirs.close();

  await page.reload();
  await expect(steps).toContainText('All are done.');
  await expect(steps.getByRole('listitem')).toContainText(colleague);
});

/** Under way, of a client whom this colleague looks after; returns its path. */
async function addWorkOf(name: string, keeper: string): Promise<string> {
  const [id, taxpayer] = [randomUUID(), await addTaxpayer({ name })];
  await onDatabase(async (sql) => {
    await sql`update taxpayers set assignee_id = (select id from users where email = ${keeper}) where id = ${taxpayer}`;
    await sql`insert into engagements (id, taxpayer_id, type, period, state, due_on)
      values (${id}, ${taxpayer}, 'itr12', '2026', 'in_progress', '2027-03-01')`;
  });
  return `/admin/work/${id}`;
}
