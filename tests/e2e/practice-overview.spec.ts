import { randomUUID } from 'node:crypto';
import { MINUTE } from '#app/platform/core/time.ts';
import { press } from './account.ts';
import { addTaxpayer, expectWellMade } from './client-room.ts';
import { onDatabase } from './database.ts';
import { expect, fillIn, hasScript, test } from './journey.ts';
import { becomeMember } from './member.ts';

test.describe.configure({ timeout: 2 * MINUTE });

test('a manager reads who is behind, and each number leads to its work', async ({ page }) => {
  const { name } = await addWork({ due: `current_date - 3` });
  await becomeMember(page, { name: `Naledi Nkosi ${name}`, role: 'manager' });
  await page.goto('/admin/practice');
  for (const view of ['People', 'Weeks', 'Kinds', 'Waiting', 'Finished', 'Capacity', 'Time', 'Fees']) {
    await page
      .getByRole('navigation', { name: 'Overview', exact: true })
      .getByRole('link', { name: view })
      .click();
    await expect(
      page.getByRole('navigation', { name: 'Overview', exact: true }).getByRole('link', { name: view }),
    ).toHaveAttribute('aria-current', 'page');
    await expectWellMade(page, page.url());
  }
  await page.goto('/admin/practice?view=weeks&kind=itr12');
  const nobody = page.getByRole('row').filter({ hasText: 'Nobody' });
  await nobody.getByRole('link').first().click();
  await page.waitForURL(/\/admin\/work\?/);
  await page.getByRole('searchbox').first().fill(name);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
});

test('time is noted by a tap or a timer, corrected and taken back', async ({ page, browser, complaints }) => {
  complaints.expect(/status of 400/);
  const { name, path } = await addWork({});
  await becomeMember(page, { name: 'Bob Brink', role: 'staff' });
  await page.goto(path);
  const time = page.getByRole('region', { name: 'Time', exact: true });
  await press(time, /^\+15/, '15 min noted');
  await expect(time.getByText('15 min', { exact: true }).first()).toBeVisible();
  await press(page, 'Undo', 'Time removed');
  await press(time, /^\+30/, '30 min noted');
  await fillIn(time, { 'Other minutes, or 1:30': 'long' });
  await time.getByRole('button', { name: 'Note', exact: true }).click();
  await expect(time.getByText('Give minutes or hours, such as 45 or 1:30, at most a day.')).toBeVisible();
  await fillIn(time, { 'Other minutes, or 1:30': '1:15' });
  await press(time, 'Note', '1 h 15 noted');
  await expect(time.getByText('1 h 45', { exact: true })).toBeVisible();
  await expectWellMade(page, path);

  await press(time, 'Start a timer', 'Timer started');
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(path);
  await expect(elsewhere.getByText('Timer runs')).toBeVisible();
  await elsewhere.close();
  await onDatabase(
    (sql) => sql`update running_timers set started_at = now() - interval '13 hours'
      where engagement_id = ${path.split('/').at(-1) ?? ''}`,
  );
  await page.goto(path);
  await fillIn(time, { 'How long was it really?': '20' });
  await press(time, 'Note it', '20 min noted');
  await expect(time.getByText('2 h 05', { exact: true })).toBeVisible();

  await page.goto('/admin/practice/time?by=client');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('2 h 05');
  const manager = await browser.newPage();
  await becomeMember(manager, { name: 'Ann Adams', role: 'manager' });
  await manager.goto(`/admin/practice/time?q=${encodeURIComponent(name)}`);
  await expect(manager.getByRole('row').filter({ hasText: 'Bob Brink' }).first()).toBeVisible();
  if (hasScript()) await expectWellMade(manager, manager.url());
});

/** Work for a new client whom nobody looks after. `due`: SQL of its day. */
async function addWork({ due = 'current_date + 9' }: { due?: string }) {
  const [name, work] = [`Kudu Kilns ${randomUUID().slice(0, 8)}`, randomUUID()];
  const taxpayer = await addTaxpayer({ name });
  await onDatabase(
    (sql) => sql`insert into engagements (id, taxpayer_id, type, period, state, due_on)
      values (${work}, ${taxpayer}, 'itr12', '2026', 'collecting', ${sql.unsafe(due)})`,
  );
  return { name, path: `/admin/work/${work}` };
}
