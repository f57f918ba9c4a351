import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { whyNoImapServer } from '#tests/imap.ts';
import type { Arrival } from '#tests/smtp.ts';
import { press, toast } from './account.ts';
import { onDatabase } from './database.ts';
import { expect, hasScript, thorough, SCRIPT } from './journey.ts';
import { becomeMember } from './member.ts';
import { collect, test, withPdf, writeByMail, type Post } from './post.ts';

const PDF = { name: 'Offer 2026.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 an offer') };

test.skip(whyNoImapServer() !== null, whyNoImapServer() ?? '');

test(
  'eleven enquiries are answered with a PDF, snoozed, tagged, closed and found',
  thorough(SCRIPT),
  async ({ page, post, browser }) => {
    const run = randomUUID().slice(0, 8);
    await onDatabase((sql) => sql`truncate enquiries cascade`, post.databaseUrl);
    for (let number = 1; number <= 3; number++) await writeByForm(page, post, `${run} by form ${number}`);
    for (let number = 1; number <= 7; number++) await writeByMail(post, `${run} by mail ${number}`);
    await writeByMail(post, `${run} a prize`, 'X-Spam-Flag: YES\n');
    await collect(post, 11);

    await page.context().clearCookies();
    await becomeMember(page, { name: 'Thandi Nkosi', isAdmin: true }, post.databaseUrl);
    await page.goto('/admin/messages');
    await expectCounts(page, { 'To do': 10, Unassigned: 10, Waiting: 10, Mine: 0, Spam: 1 });

    await tick(page, [`${run} by mail 7`]);
    await pressTicked(page, 'Spam');
    await expect(toast(page, 'One message moved to spam')).toBeVisible();
    await expectCounts(page, { 'To do': 9, Spam: 2 });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectCounts(page, { 'To do': 10, Spam: 1 });

    await tick(page, [`${run} by form 1`, `${run} by form 2`, `${run} by form 3`]);
    if (hasScript()) await expect(page.getByText('3 ticked')).toBeVisible();
    await pressTicked(page, 'Assign to me');
    await expectCounts(page, { Mine: 3, Unassigned: 7 });

    await page.goto('/admin/messages?state=mine');
    await page.getByRole('link', { name: `${run} by form 3`, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('by form 3');
    const address = page.url();
    const other = await browser.newPage();
    await becomeMember(other, { name: 'Pieter Botha', isAdmin: true }, post.databaseUrl);
    await other.goto(address);
    await replyOf(other).fill('Dear client');
    await press(other, 'Save draft', 'Draft saved');
    await page.reload();
    await expect(page.getByText('Pieter Botha is writing a reply')).toBeVisible();
    await other.close();

    await page.getByLabel('Add files').setInputFiles(PDF);
    if (!hasScript()) await page.getByRole('button', { name: 'Attach', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Attached files' })).toContainText(PDF.name);
    await replyOf(page).fill(`Our offer for ${run}.`);
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('by form 2');
    const offer = await sentAbout(post, `Our offer for ${run}.`);
    expect(offer.raw).toContain('Offer 2026.pdf');
    expect(offer.raw.replaceAll(/\s/g, '')).toContain(PDF.buffer.toString('base64'));

    await writeByMail(
      post,
      'Re: offer',
      `In-Reply-To: ${offer.messageId}\n`,
      withPdf(`We accept ${run}.\n\nOn Monday you wrote:\n> Our offer`),
    );
    await collect(post, 11, 1);
    await page.goto(`/admin/messages?state=mine&q=accept+${run}`);
    await page.getByRole('table').getByRole('link').click();
    const thread = page.getByRole('list', { name: 'Replies and notes' });
    await expect(
      thread
        .getByRole('listitem')
        .filter({ hasText: `We accept ${run}.` })
        .getByRole('link', { name: 'IRP5.pdf', exact: true }),
    ).toBeVisible();
    await expect(thread.getByText('> Our offer')).toBeHidden();

    const quick = page.getByRole('form', { name: 'Quick actions' });
    await quick.getByRole('button', { name: 'Snooze', exact: true }).click();
    await press(page, 'In a week', 'One message snoozed');
    await page.goto('/admin/messages');
    await expectCounts(page, { Snoozed: 1, 'To do': 9 });
    await writeByMail(post, 'Re: offer', `In-Reply-To: ${offer.messageId}\n`, `\nAnd when do you begin?`);
    await collect(post, 11, 2);
    await page.goto('/admin/messages?state=mine');
    await expectCounts(page, { Snoozed: 0, 'To do': 10 });

    await page.getByRole('link', { name: `${run} by form 3`, exact: true }).click();
    await page.getByLabel('Tags', { exact: true }).fill('VAT, Urgent');
    await press(page, 'Save', 'Message saved');
    await press(quick, 'Mark answered', 'One message marked as answered');
    await page.goto(`/admin/messages?state=answered&tag=vat&q=begin`);
    await expect(page.getByRole('row').filter({ hasText: `${run} by form 3` })).toContainText('urgent');
  },
);

test(
  'a mailed paper reaches the work of its client in two acts, and comes back',
  thorough(),
  async ({ page, post }) => {
    const name = `Sipho ${randomUUID().slice(0, 8)}`;
    await onDatabase(async (sql) => {
      await sql`truncate enquiries cascade`;
      await sql`with added as (insert into taxpayers (kind, name, email) values ('individual', ${name}, 'sipho@example.org') returning id),
      work as (insert into engagements (taxpayer_id, type, period, state) select id, 'itr12', '2026', 'collecting' from added returning id)
      insert into request_items (engagement_id, position, what) select id, n, what from work,
        (values (0, 'Logbook of the car'), (1, 'IRP5 of every employer')) as items (n, what)`;
    }, post.databaseUrl);
    await writeByMail(post, 'My paper', '', withPdf('Here it is.'));
    await collect(post, 1);
    await page.context().clearCookies();
    await becomeMember(page, { name: 'Thandi Nkosi', isAdmin: true }, post.databaseUrl);
    await page.goto('/admin/messages');
    await page.getByRole('link', { name: 'My paper', exact: true }).click();
    await press(page, `It is about ${name}`, `Noted: it is about ${name}`);
    await page.getByRole('link', { name: 'File it IRP5.pdf' }).click();
    await expect(page.getByText('but that is not proved')).toBeVisible();
    await press(page, 'IRP5 of every employer', 'Filed');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Taken back')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Filed to this work' })).toHaveCount(0);
    await page.getByRole('link', { name: 'File it IRP5.pdf' }).click();
    await press(page, 'IRP5 of every employer', 'Filed');
    await page.getByRole('link', { name: 'Filed to this work' }).click();
    await expect(page.getByRole('link', { name: 'IRP5.pdf' }).first()).toBeVisible();
    await expect(page.getByText('IRP5.pdf: filed from the message').first()).toBeAttached();
  },
);

async function writeByForm(page: Page, { url, databaseUrl }: Post, subject: string): Promise<void> {
  await onDatabase((sql) => sql`delete from rate_limits`, databaseUrl);
  const form = {
    userType: 'individual',
    name: 'Lerato Dube',
    email: `lerato-${randomUUID()}@example.org`,
    countryCode: '+27',
    phone: '82 123 4567',
    subject,
    message: `What must I file, and when? It is about ${subject}.`,
  };
  const answer = await page.request.post('/contact', { form, headers: { Origin: url }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

async function sentAbout({ sent }: Post, words: string): Promise<Arrival> {
  const find = () => sent.find(({ raw }) => raw.includes(words) && raw.includes('multipart/mixed'));
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy();
  const found = find();
  if (!found) throw new Error('The mail was not sent.');
  return found;
}

async function expectCounts(page: Page, counts: Record<string, number>): Promise<void> {
  const views = page.getByRole('navigation', { name: 'Views' });
  for (const [view, count] of Object.entries(counts))
    await expect(views.getByRole('link', { name: `${view} ${count}`, exact: true })).toBeVisible();
}

async function tick(page: Page, subjects: string[]): Promise<void> {
  for (const subject of subjects) {
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: subject, exact: true }) });
    await row.getByRole('checkbox').check();
  }
}

function pressTicked(page: Page, name: string): Promise<void> {
  return page
    .getByRole('form', { name: 'The ticked messages' })
    .getByRole('button', { name, exact: true })
    .click();
}

function replyOf(page: Page) {
  return page.getByRole('textbox', { name: 'Your reply' });
}
