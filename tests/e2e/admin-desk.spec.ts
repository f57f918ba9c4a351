import { forgetNetworks, mailTo, newAddress, press } from './account.ts';
import { onDatabase } from './database.ts';
import { addEnquiry, enterDesk, openMessage, secondDesk, stayHere } from './desk.ts';
import { expect, hasScript, NO_SCRIPT, test, thorough, SCRIPT } from './journey.ts';
import { addMember } from './member.ts';

test.beforeEach(forgetNetworks);

test('two colleagues at one message see each other, and nothing typed is lost', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const email = await addEnquiry();
  await enterDesk(page);
  const other = await secondDesk(browser);
  await openMessage(page, email);
  await openMessage(other, email);
  await other.getByRole('textbox', { name: 'Your reply' }).fill('Pieter was faster.');
  await press(other, 'Send reply', 'Reply on its way');

  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await reply.fill('Thandi was slower.');
  await stayHere(page);
  await page.getByRole('button', { name: 'Send reply' }).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Somebody changed this message meanwhile');
  await expect(notice).toContainText('Pieter Botha replied');
  await expect(page.getByText('Pieter was faster.')).toBeVisible();
  await expect(reply).toHaveValue('Thandi was slower.');
  await stayHere(page);
  await press(page, 'Send reply', 'Reply on its way');
  await expect(page.getByRole('list', { name: 'Replies and notes' }).getByRole('listitem')).toHaveText([
    /Pieter was faster/,
    /Thandi was slower/,
  ]);
  await other.close();
});

test(
  'a message is assigned, noted, snoozed until a day, back then, and deleted',
  thorough(SCRIPT),
  async ({ page }) => {
    const email = await addEnquiry();
    await enterDesk(page);
    await openMessage(page, email);
    await page.getByLabel('State', { exact: true }).selectOption('in_progress');
    const assignee = page.getByLabel('Assigned to');
    const own = await assignee.getByRole('option', { name: 'Thandi Nkosi' }).last().getAttribute('value');
    await assignee.selectOption(own);
    await press(page, 'Save', 'Message saved');
    await page.getByRole('textbox', { name: 'Note' }).fill('Called, no answer.');
    const add = page.getByRole('button', { name: 'Add note' });
    await add.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await add.click();
    await expect(page.getByText('noted for colleagues')).toBeVisible();
    if (hasScript()) expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);

    await page.goto('/admin/messages');
    await page.getByRole('searchbox', { name: 'Search' }).fill(email);
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/q=visitor-/);
    await page.getByRole('link', { name: /^To do/ }).click();
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('In progress');
    await page.getByRole('table').getByRole('link').click();

    await stayHere(page, '.message-quick');
    await page.getByRole('button', { name: 'Snooze', exact: true }).click();
    await page.getByLabel('Snooze until this day, at 08:00').fill('2099-01-05');
    await press(page, 'Snooze until then', 'One message snoozed');
    await expect(page.getByText('Snoozed until 5 January 2099, 08:00')).toBeVisible();
    await page.goto(`/admin/messages?q=${email}`);
    await expect(page.getByText('No message fits.')).toBeVisible();
    await onDatabase((sql) => sql`update enquiries set snoozed_until = now() where email = ${email}`);
    await page.goto(`/admin/messages?q=${email}`);
    await page.getByRole('table').getByRole('link').click();
    await expect(page.getByRole('button', { name: 'Snooze', exact: true })).toBeVisible();

    await page.getByText('Delete this message').click();
    await press(page, 'Delete for good', 'Message deleted');
    await page.goto(`/admin/messages?state=all&q=${email}`);
    await expect(page.getByText('No message fits.')).toBeVisible();
    await page.goto('/admin/audit?action=message.delete');
    await expect(page.getByRole('table')).toContainText('Thandi Nkosi');
  },
);

test(
  'a member becomes an administrator, is revoked and deleted, all in the audit',
  thorough(NO_SCRIPT),
  async ({ page }) => {
    const email = await addMember();
    await enterDesk(page, 'The Boss');
    await page.goto('/admin/users');
    await page.getByRole('searchbox', { name: 'Name or e-mail' }).fill(email);
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
    await press(page, 'Make an administrator', 'Role granted');
    const member = page.url();

    await page.getByRole('link', { name: 'All that was done with it' }).click();
    const entry = page.getByRole('table').getByRole('row').nth(1);
    await expect(entry).toContainText('The Boss');
    await expect(entry).toContainText('gave a role to the account');
    await page.getByLabel('From', { exact: true }).fill('2099-01-01');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByText('Nothing was written down that fits.')).toBeVisible();
    await expect(page).toHaveURL(/from=2099-01-01/);

    await page.goto(member);
    await press(page, 'Revoke the role: Administrator', 'Role revoked');
    await page.getByText('Delete this account').click();
    await page.getByLabel('Type the e-mail address to confirm').fill(email);
    await press(page, 'Delete for good', 'Account deleted');
    await mailTo(email, 'Your account was deleted');
  },
);

test('a failed mail is retried, another one discarded', thorough(NO_SCRIPT), async ({ page }) => {
  const [again, never] = [newAddress(), newAddress()];
  for (const to of [again, never]) await fail(to);
  await enterDesk(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Open the queue (Mail)' }).click();
  const failed = page.getByRole('table', { name: /^Failed/ });
  await expect(failed.getByRole('row').filter({ hasText: again })).toContainText('Refused for good');
  await press(failed, `Retry A letter to ${again}`, 'Trying again');
  await mailTo(again, 'A letter');
  await press(failed, `Cancel A letter to ${never}`, 'Mail cancelled');
  await expect(page.getByRole('row').filter({ hasText: never })).toHaveCount(0);
});

function fail(to: string) {
  const mail = {
    to,
    subject: 'A letter',
    text: 'A letter',
    html: '<p>A letter</p>',
    date: new Date().toISOString(),
  };
  return onDatabase(async (sql) => {
    await sql`
      insert into pgboss.job (name, data, source_name, source_output)
      values ('mail_dead', ${sql.json({ ...mail, messageId: `<${to}>` })}, 'mail', ${sql.json({ reason: 'EENVELOPE 550' })})`;
  });
}
