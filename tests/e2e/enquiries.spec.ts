import { randomUUID } from 'node:crypto';
import { expectAccessible } from './axe.ts';
import { onDatabase } from './database.ts';
import { expectFields, expectMailed, expectSent, fillFields, sendButton, storedFrom } from './enquiry.ts';
import { EVERYWHERE, expect, SCRIPT, test } from './journey.ts';
import { validateHtml } from './markup.ts';
import { becomeMember, NAME } from './member.ts';
import { press } from './account.ts';

const SUBJECT = 'A question about my return';
const QUESTION = 'I sold a house in Durban. What do I owe?';

test('a member’s enquiry, prefilled, goes on in their account', EVERYWHERE, async ({ page, complaints }) => {
  complaints.expect(/status of 400/);
  const email = await becomeMember(page);
  const contact = await page.goto('/contact');
  expect(contact?.headers()['cache-control']).toBe('private, no-store');
  await expectFields(page, { 'Full Name': NAME, 'E-mail Address': email });
  await fillFields(page, { 'Phone Number': '082 123 4567', Subject: SUBJECT, Message: QUESTION });
  await sendButton(page).click();
  const reference = await expectSent(page);
  expect(await storedFrom(email)).toBe(1);
  await replyTo(email, 'You owe nothing. The exclusion covers it.');

  await page.getByRole('link', { name: 'Your enquiries and our answers' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: reference })).toContainText('Answered');
  await page.getByRole('link', { name: SUBJECT }).click();
  const entries = page.getByRole('list', { name: 'Conversation' });
  await expect(entries).toContainText('You owe nothing.');
  await expect(entries).not.toContainText('A suspicion');

  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toContainText('Write your answer first.');
  const words = `Thank you ${randomUUID()}`;
  await page.getByRole('textbox', { name: 'Your answer' }).fill(words);
  await press(page, 'Send', 'Your answer is with us');
  await expect(entries).toContainText(words);
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeEmpty();
  await expect(page.getByRole('main')).toContainText('Received');
  await expectMailed(reference, `An answer from ${NAME}`);
});

test('an unfinished answer survives a reload', SCRIPT, async ({ page }) => {
  const email = await becomeMember(page);
  const id = await addOwnEnquiry(email);
  const answer = await page.goto(`/account/enquiries/${id}`);
  expect(await validateHtml((await answer?.text()) ?? '')).toEqual([]);
  await expectAccessible(page);
  const written = page.getByRole('textbox', { name: 'Your answer' });
  await written.fill('Half an answer');
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Half an answer');
  await page.reload();
  await expect(written).toHaveValue('Half an answer');
  await press(page, 'Send', 'Your answer is with us');
  await page.reload();
  await expect(written).toBeEmpty();
});

/** As a colleague does at the desk, with a note that stays there. */
async function replyTo(email: string, body: string): Promise<void> {
  await onDatabase(
    (sql) => sql`
      with message as (
        update enquiries set state = 'answered' where email = ${email} returning id
      )
      insert into enquiry_entries (enquiry_id, kind, author_id, body, mail_id)
      select id, 'reply', gen_random_uuid(), ${body}, '<' || id || '@firm>' from message
      union all select id, 'note', gen_random_uuid(), 'A suspicion', null from message`,
  );
}

async function addOwnEnquiry(email: string): Promise<string> {
  const [row] = await onDatabase(
    (sql) => sql`
      insert into enquiries (submission_key, user_type, name, email, phone, subject, message)
      values (${randomUUID()}, 'individual', ${NAME}, ${email}, '+27 821234567', ${SUBJECT}, ${QUESTION})
      returning id`,
  );
  return row?.id;
}
