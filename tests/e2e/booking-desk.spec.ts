import { startText } from '#app/bookings/core/booking.ts';
import { instantOf } from '#app/bookings/core/working-time.ts';
import { press, toast } from './account.ts';
import { expectAccessible } from './axe.ts';
import { freeDay } from './booking.ts';
import { test, type BreakableSite } from './breakable-site.ts';
import { onDatabase } from './database.ts';
import { mailsAbout } from './enquiry.ts';
import { expect, fillIn, thorough, SCRIPT } from './journey.ts';
import { expectSoundLayout } from './layout.ts';
import { addMember, becomeMember } from './member.ts';

const CLIENT = 'lindiwe@aloe.example';
const NOTE = 'Ask for the old returns first.';

test(
  'a colleague sets hours, books for a caller, moves, hands over, and cancels',
  thorough(SCRIPT),
  async ({ page, site, complaints }) => {
    test.slow();
    complaints.expect(/status of 400/);
    await onDatabase((sql) => sql`truncate bookings, diaries, time_off cascade`, site.databaseUrl);
    const bob = await addMember({ name: 'Bob Brink', role: 'staff' }, site.databaseUrl);
    await onDatabase(
      (sql) => sql`insert into diaries (colleague_id, hours)
        select id, ${sql.json({ 1: { opens: '08:00', closes: '16:00' } })} from users where email = ${bob}`,
      site.databaseUrl,
    );
    await becomeMember(page, { name: 'Ann Adams', role: 'staff' }, site.databaseUrl);
    const day = freeDay(6);

    await page.goto('/admin/bookings/hours');
    await expect(page.getByText('Nobody can book you yet.')).toBeVisible();
    await press(page, 'Be booked at these hours', 'Hours saved');
    await page.getByLabel('Friday until').fill('07:00');
    await page.getByRole('button', { name: 'Save hours' }).click();
    await expect(page.getByText('Friday: the end must be after the beginning.')).toBeVisible();

    await page.getByRole('button', { name: 'Make an address' }).click();
    const address = await page.getByLabel('Secret address of your calendar').inputValue();
    expect(await feed(site, address)).toContain('BEGIN:VCALENDAR');
    await page.goto('/admin/bookings/hours');
    await expect(page.getByRole('button', { name: 'Renew the address' })).toBeVisible();
    await expect(page.getByText(address)).toHaveCount(0);

    await page.goto('/admin/bookings');
    await page.getByRole('link', { name: 'Book for a caller' }).click();
    const caller = { 'Full name': 'Lindiwe Sithole', 'E-mail': CLIENT, Phone: '082 123 4567' };
    await fillIn(page, { ...caller, Day: day });
    await page.getByRole('button', { name: 'Show free times' }).click();
    const free = page.getByRole('group', { name: /^Free on / }).getByRole('radio');
    await expect(page.getByLabel('Full name')).toHaveValue('Lindiwe Sithole');
    await expectAccessible(page);
    await free.first().check({ force: true });
    const time = (await free.first().inputValue()).split(' ')[1] ?? '';
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    const start = new Date(instantOf(day, time));
    await expect(toast(page, `Booked for ${startText(start)}`)).toBeVisible();
    await expectMail(site, `Your consultation: ${startText(start)}`);
    const path = new URL(page.url()).pathname;

    await page.getByLabel('Note', { exact: true }).fill(NOTE);
    await press(page, 'Save note', 'Note saved');
    await expect(page.getByLabel('Note', { exact: true })).toHaveValue(NOTE);
    const entry = await feed(site, address);
    expect(entry).toContain('Lindiwe Sithole');
    expect(entry.replaceAll('\r\n ', '')).toContain(path);
    expect(entry).not.toContain('old returns');

    const early = new Date(instantOf(day, '06:45'));
    await page.getByLabel('Time', { exact: true }).fill('06:45');
    await press(page, 'Move', `Moved to ${startText(early)}`);
    await expectMail(site, `Moved: your consultation: ${startText(early)}`);
    await press(page, 'Undo', `Taken back: it is again on ${startText(start)}`);

    await page.getByLabel('Colleague', { exact: true }).selectOption('Bob Brink (free then)');
    await press(page, 'Hand over', 'Handed over to Bob Brink');
    await press(page, 'Undo', 'Taken back: Ann Adams holds it again');
    await expectAccessible(page);
    await expectSoundLayout(page);

    await page.goto('/admin/bookings/hours');
    await fillIn(page, { 'First day': day, 'Reason (optional)': 'Leave' });
    await page.getByRole('button', { name: 'Enter time off' }).click();
    await expect(toast(page, 'Time off entered')).toContainText('One booking falls into it');
    await expect(
      page.getByText('Until somebody decides, the clients count on what was booked.'),
    ).toBeVisible();
    await expectAccessible(page);
    await expectSoundLayout(page);
    await page.getByRole('link', { name: 'Cancel the booking of Lindiwe Sithole' }).click();
    await expect(page).toHaveURL(`${path}#cancel`);

    const cancel = page.getByRole('region', { name: 'Cancel' });
    await cancel.getByLabel('Message to the client').fill('The office is closed that day.');
    await press(cancel, 'Cancel the booking', 'Booking cancelled');
    const mail = await expectMail(site, `Cancelled: your consultation of ${startText(start)}`);
    expect(mail.text).toContain('The office is closed that day.');
    expect(await feed(site, address)).not.toContain('Lindiwe Sithole');
    await press(page, 'Undo', 'Booked again');

    await page.goto(`/admin/bookings?week=${day}`);
    await expect(page.getByRole('table').getByRole('link', { name: /Lindiwe Sithole/ })).toBeVisible();
    await expectAccessible(page);
    await expectSoundLayout(page);
    await page.goto(`/admin/search?q=${encodeURIComponent(startText(start).split(' at ')[0] ?? '')}`);
    await expect(page.getByRole('main').getByRole('link', { name: /Lindiwe Sithole/ })).toBeVisible();

    await onDatabase(
      (sql) =>
        sql`update bookings set starts_at = now() - interval '1 hour', ends_at = now(), held_until = now()`,
      site.databaseUrl,
    );
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Move', exact: true })).toHaveCount(0);
    await press(page, 'Did not come', 'Noted: nobody came');
    await page.goto('/admin/bookings?view=list&state=no_show');
    await expect(page.getByRole('row').filter({ hasText: 'Lindiwe Sithole' })).toContainText('Did not come');
    await expectSoundLayout(page);

    await page.goto('/admin/bookings/hours');
    await page.getByRole('button', { name: 'Renew the address' }).click();
    const renewed = await page.getByLabel('Secret address of your calendar').inputValue();
    expect([await statusOf(site, address), await statusOf(site, renewed)]).toEqual([404, 200]);
    await press(page, 'Remove the address', 'Calendar address removed');
    expect(await statusOf(site, renewed)).toBe(404);
  },
);

/** As a calendar program asks: without a cookie. */
async function feed(site: BreakableSite, address: string): Promise<string> {
  return (await fetch(site.url + new URL(address).pathname)).text();
}

async function statusOf(site: BreakableSite, address: string): Promise<number> {
  return (await fetch(site.url + new URL(address).pathname)).status;
}

async function expectMail({ mailboxUrl }: BreakableSite, subject: string) {
  const found = async () =>
    (await mailsAbout(CLIENT, mailboxUrl)).find((mail) => mail.to === CLIENT && mail.subject === subject);
  await expect.poll(found, { timeout: 15_000 }).toBeTruthy();
  const mail = await found();
  if (!mail) throw new Error(`${subject} is no longer in the mailbox.`);
  return mail;
}
