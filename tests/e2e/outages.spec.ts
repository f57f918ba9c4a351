import { randomUUID } from 'node:crypto';
import { SECOND } from '#app/platform/core/time.ts';
import { expectAccessible } from './axe.ts';
import { test, type BreakableSite } from './breakable-site.ts';
import { onDatabase } from './database.ts';
import { enquiry, expectFields, fillEnquiry, mailsAbout, sendButton, storedFrom } from './enquiry.ts';
import { expect, onlyIn, thorough } from './journey.ts';
import { addMember, becomeMember } from './member.ts';

const DELIVERY = { timeout: 60 * SECOND };

test.describe.configure({ mode: 'default', timeout: 90 * SECOND });

test('an enquiry is accepted without the mail server, and mailed later', async ({ page, site }) => {
  const wanted = enquiry();
  await fillEnquiry(page, wanted);
  await site.mail.lose();
  await sendButton(page).click();
  // A sender that waited for the mail server would be told so only after ten seconds.
  await expect(page.getByText('Message sent successfully')).toBeVisible({ timeout: 4 * SECOND });
  expect(await storedFrom(wanted.email, site.databaseUrl)).toBe(1);
  await site.mail.restore();
  await expect.poll(() => mailCount(site, wanted.email), DELIVERY).toBe(2);
});

test(
  'an enquiry survives killing the app after the answer',
  thorough(),
  async ({ page, site, complaints }) => {
    complaints.expect(/network error|Failed to fetch|net::ERR_/);
    const wanted = enquiry();
    await fillEnquiry(page, wanted);
    await sendButton(page).click();
    await expect(page.getByText('Message sent successfully')).toBeVisible();
    await site.app.lose();
    await site.app.restore();
    await expect.poll(() => mailCount(site, wanted.email), DELIVERY).toBe(2);
    expect(await storedFrom(wanted.email, site.databaseUrl)).toBe(1);
  },
);

test(
  'without its database the site keeps what was typed',
  thorough(),
  async ({ page, site, request, complaints }) => {
    complaints.expect(/status of 503/);
    const wanted = enquiry('Company');
    await page.goto('/');
    await fillEnquiry(page, wanted);
    await site.database.lose();
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText(
      'There was a problem sending your message. Please try again.',
    );
    await expectFields(page, wanted.fields);
    expect((await request.get('/')).status()).toBe(200);
    expect((await request.get('/contact')).status()).toBe(200);
    expect((await request.get('/readyz')).status()).toBe(503);
    expect((await request.get('/healthz')).status()).toBe(200);
    await site.database.restore();
    await expect.poll(async () => (await request.get('/readyz')).status(), DELIVERY).toBe(200);
    await sendButton(page).click();
    await expect(page.getByText('Message sent successfully')).toBeVisible();
    await expect.poll(() => mailCount(site, wanted.email), DELIVERY).toBe(2);
  },
);

test(
  'what was written about work is kept in an outage, and sent again',
  thorough(onlyIn('script', 'no-script')),
  async ({ page, site, complaints, request }) => {
    complaints.expect(/status of 503/);
    const { databaseUrl } = site;
    const work = await addWork(await addMember({}, databaseUrl), databaseUrl);
    for (const { role, path, button, sent } of [
      { role: 'staff', path: `/admin/work/${work}`, button: 'Send message', sent: 'Message sent' },
      { role: null, path: `/work/${work}`, button: 'Send the message', sent: 'Your message is with us' },
    ] as const) {
      const email = await becomeMember(page, role ? { role } : {}, databaseUrl);
      if (!role) await addOwner(work, email, databaseUrl);
      await page.goto(path);
      await page.getByLabel(/^(Your message|Message to the client)/).fill('The loan is missing.');
      await site.database.lose();
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('That did not get through');
      await expectAccessible(page);
      await site.database.restore();
      await expect.poll(async () => (await request.get('/readyz')).status(), DELIVERY).toBe(200);
      await page.getByRole('button', { name: 'Send again' }).click();
      await expect(page.getByText(sent).first()).toBeVisible();
      await expect(page.getByText('The loan is missing.').first()).toBeVisible();
    }
  },
);

async function addWork(member: string, databaseUrl: string): Promise<string> {
  const [taxpayer, work] = [randomUUID(), randomUUID()];
  await onDatabase(async (sql) => {
    await sql`insert into taxpayers (id, kind, name) values (${taxpayer}, 'individual', 'Thandi Nkosi')`;
    await sql`insert into engagements (id, taxpayer_id, type, period, state)
      values (${work}, ${taxpayer}, 'itr12', '2026', 'in_progress')`;
  }, databaseUrl);
  await addOwner(work, member, databaseUrl);
  return work;
}

function addOwner(work: string, member: string, databaseUrl: string) {
  return onDatabase(
    (sql) => sql`insert into taxpayer_members (taxpayer_id, user_id, role)
      select e.taxpayer_id, u.id, 'owner' from engagements e, users u where e.id = ${work} and u.email = ${member}`,
    databaseUrl,
  );
}

/** Different Message-IDs: a mail taken just before a kill is sent again under its own, and programs show it once. */
async function mailCount(site: BreakableSite, email: string): Promise<number> {
  const mails = await mailsAbout(email, site.mailboxUrl);
  return new Set(mails.map((mail) => mail.messageId)).size;
}
