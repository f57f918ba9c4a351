import { beforeEach, expect, test, vi } from 'vitest';
import { confirmationMail } from '#app/bookings/core/client-mails.server.ts';
import { codeMail } from '#app/work/client/code-mail.server.ts';
import { acknowledgementMail } from '#app/enquiries/core/mails.ts';
import { fieldsOf } from '#app/content/core/define-content.ts';
import { mailExamplePath } from '#app/content/core/content-path.ts';
import { mailContent } from '#app/content/core/kinds/mails.ts';
import { withPreview, previewPath } from '#app/content/core/preview.server.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { entriesOf, readValues } from '#app/content/core/values.ts';
import { firm } from '#app/platform/content/firm.ts';
import { db } from '#app/platform/db/client.server.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { fileMails, type MailName } from '#app/platform/mail/mail-words.ts';
import { mails } from '#app/registry/mails.server.ts';
import { loader } from './admin.content.mails.$mail.example.ts';
import { useTestDatabase } from '#tests/database.ts';
import { ask, submit, toastOf } from '#tests/routes.ts';
import { freshEditor } from '#tests/content.ts';

await useTestDatabase();

const TO = 'thandi@example.org';

let cookie: string;
beforeEach(async () => {
  cookie = await freshEditor();
});

test('every mail with words of its own is one, and fills in all that they name', () => {
  const written = new Map(mails.map((mail) => [mail.kind, mail]));
  for (const mail of fileMails) {
    const entries = entriesOf(fieldsOf(mailContent, mail), mailContent.valuesOf(mail)) ?? {};
    expect(readValues(mailContent, entries, mail), mail.name).toHaveProperty('values');
    expect(written.get(mail.name), mail.name).toHaveProperty('words');
    const { subject, text, html } = exampleOf(mail.name);
    expect(`${subject} ${text} ${html}`, mail.name).not.toMatch(/\{\{|\}\}|undefined| {2}[A-Z]/);
  }
});

test('new words are in the mail, as text and as HTML, with what they name', async () => {
  await publish('bookings.confirmation', {
    subject: '{{what}} at {{firm.name}}: {{time}}',
    greeting: 'Good day, {{ client }}',
    paragraphs: '{{news}}\n{{message}}\nPark <behind> the house.',
    'line.booked': 'You are expected, {{client}}.',
    button: 'Open it',
  });
  const { booking } = confirmationMail.example;
  const mail = exampleOf('bookings.confirmation');
  expect(mail.subject).toMatch(`Your consultation at ${firm.name}: `);
  expect(mail.text).toContain(
    `Good day, ${booking.name}\n\nYou are expected, ${booking.name}.\n\nPark <behind>`,
  );
  expect(mail.text).toContain('Open it:\nhttp');
  expect(mail.html).toContain('Park &lt;behind&gt; the house.');
  await submit(pathOf('bookings.confirmation'), { intent: 'restore', version: '1', to: 'file' }, { cookie });
  await refreshContent();
  expect(exampleOf('bookings.confirmation').text).toContain('Thank you for booking');
});

test('without what it is for, a mail is refused, and what it cannot fill in too', async () => {
  for (const [mail, fields, field, text] of [
    [
      'client-room.code',
      { paragraphs: 'Enter your code.' },
      'paragraphs',
      'Name {{code}} (the code) in the paragraphs',
    ],
    ['bookings.reminder', { button: '' }, 'button', 'Fill this in.'],
    ['bookings.reminder', { subject: 'Soon' }, 'subject', 'At least 5'],
    [
      'bookings.reminder',
      { subject: 'Your talk is soon' },
      'subject',
      'Name {{time}} (day and time) in the subject',
    ],
    [
      'reminders.client',
      { closing: 'Call us.' },
      'closing',
      'Name {{more}} (one of the sentences below, or nothing) and {{off}} (the last sentence below, or nothing) in the last words',
    ],
    [
      'bookings.reminder',
      { greeting: 'Dear {{taxpayer}}' },
      'greeting',
      'Nothing fills in {{taxpayer}} here',
    ],
    ['bookings.reminder', { greeting: 'Dear {{client' }, 'greeting', 'Two braces'],
    ['bookings.reminder', { subject: '{{constructor}} {{time}}' }, 'subject', 'Nothing fills in'],
  ] as const)
    expect(await send(mail, fields), text).toMatchObject({
      status: 400,
      data: { errors: { [field]: expect.stringContaining(text) } },
    });
});

test('a name that the text holds stays in the text: the subject is not enough', async () => {
  expect(
    await send('contact.acknowledgement', { paragraphs: 'By {{answerDay}}. Quote the number.' }),
  ).toEqual(
    expect.objectContaining({
      status: 400,
      data: expect.objectContaining({
        errors: {
          paragraphs: expect.stringContaining(
            'Name {{reference}} (the reference of the message) in the paragraphs',
          ),
        },
      }),
    }),
  );
  await publish('contact.acknowledgement', {
    subject: 'We have your message',
    paragraphs: 'We answer soon.',
    closing: 'By {{answerDay}}; your number is {{reference}}.',
  });
  await publish('bookings.reminder', { subject: 'Your talk is soon', paragraphs: 'On {{time}}.' });
});

test('what a visitor typed is filled in once, braces and all', async () => {
  const name = '{{firm.phone}} {{hours}}';
  const { text } = acknowledgementMail.write(TO, { ...acknowledgementMail.example, name });
  expect(text).toContain(`Dear ${name}\n`);
  await publish('bookings.confirmation', { 'line.booked': 'Hello {{news}} there, {{client}}.' });
  expect(exampleOf('bookings.confirmation').text).toContain('Hello there, ');
});

test('stored words that fit no more are not sent: the file’s are', async () => {
  await publish('client-room.code', { paragraphs: 'Type {{code}}.' });
  expect(codeMail.write(TO, codeMail.example).text).toContain('Type 123456.');
  await db()
    .update(contentVersions)
    .set({ values: { subject: 'Your code', paragraphs: ['Gone.'], closing: 'x' } });
  await refreshContent();
  expect(codeMail.write(TO, codeMail.example).text).toContain('Your code is 123456.');
});

test('the example shows the draft in its preview, and what is sent otherwise', async () => {
  await send('client-room.code', { intent: 'save', paragraphs: 'Soon: type {{code}}.' });
  const [draft] = await db().select().from(contentVersions);
  const path = mailExamplePath('client-room.code');
  const previewed = { kind: 'mails', item: 'client-room.code', version: draft?.id ?? '' };
  const seen = await Promise.all([path, previewPath(path, previewed)].map(exampleAt));
  expect(seen[0]).toContain('Your code is 123456.');
  expect(seen[1]).toContain('Soon: type 123456.');
  expect(seen[1]).toContain(`As plain text</p><pre`);
  expect(seen[0]).toMatch(/<title>Example: /);
  expect(seen[0]).toContain('<a href="/admin/content/mails/client-room.code">Back to the form</a>');
  await expect(exampleAt(mailExamplePath('contact.enquiry'))).rejects.toMatchObject({ status: 404 });
});

test('the example of a mail promises an answer on a day on which the firm is open', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T10:00:00Z'), toFake: ['Date'] });
  try {
    expect(acknowledgementMail.example.answerDay).toBe('2026-11-30');
  } finally {
    vi.useRealTimers();
  }
});

test('the days of an example are near the day on which one looks at it', () => {
  vi.useFakeTimers({ now: new Date('2031-06-16T10:00:00Z'), toFake: ['Date'] });
  try {
    const yearsOf = ({ subject, text }: ReturnType<typeof exampleOf>) =>
      `${subject} ${text}`.match(/\b20\d\d\b/g) ?? [];
    const old = fileMails.flatMap(({ name }) =>
      yearsOf(exampleOf(name))
        .filter((year) => !['2031', '2032'].includes(year))
        .map((year) => `${name}: ${year}`),
    );
    expect(old).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

async function exampleAt(path: string): Promise<string> {
  const mail = /mails\/([^/]+)\//.exec(path)?.[1] ?? '';
  const args = ask(path, { cookie, params: { mail } });
  const answer = await withPreview(args.request, () => loader(args));
  return answer.text();
}

function exampleOf(name: MailName) {
  const mail = mails.find(({ kind }) => kind === name);
  const { write, example } = mail as unknown as {
    write(to: string, input: unknown): Record<'subject' | 'text' | 'html', string>;
    example: unknown;
  };
  return write(TO, example);
}

function pathOf(name: MailName): string {
  return `/admin/content/mails/${name}`;
}

async function publish(name: MailName, fields: Record<string, string>): Promise<void> {
  const answer = await send(name, fields);
  expect(answer).toMatchObject({ status: 303 });
  expect(await toastOf(answer)).not.toHaveProperty('link');
  await refreshContent();
}

function send(name: MailName, fields: Record<string, string>) {
  const file = fileMails.find((mail) => mail.name === name)!;
  const entries = entriesOf(fieldsOf(mailContent, file), mailContent.valuesOf(file)) ?? {};
  return submit(pathOf(name), { intent: 'publish', version: '0', ...entries, ...fields }, { cookie });
}
