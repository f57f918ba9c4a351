import { expect, test, vi } from 'vitest';
import { parseHead, parseReceived } from '#app/platform/mail/received/parse.server.ts';
import { MAIL_BOMBS } from './mail-bombs.ts';

vi.setConfig({ testTimeout: 60_000 });
vi.stubEnv('SESSION_SECRET', 'a secret of the test, long enough for it');

const BEYOND = new Set([
  'empty lines',
  'short lines',
  'quoted lines',
  'flowed lines',
  'many introductions of quotations',
  'empty parts',
  'parts that declare parts',
]);

test.for(Object.entries(MAIL_BOMBS))(
  'a mail of %s is read within bounds, or reported as unreadable',
  async ([name, make]) => {
    const mail = await parseReceived(Buffer.from(make()));
    expect(mail.text.length).toBeLessThanOrEqual(100_000);
    expect(mail.references.length).toBeLessThanOrEqual(100);
    if (BEYOND.has(name))
      expect(mail).toMatchObject({
        kind: 'unreadable',
        from: { address: 'm@example.org' },
        subject: 'A bomb',
      });
  },
);

test('a mail on which the process is killed is unreadable, and the next one is read', async () => {
  const raw = Buffer.from('From: t@example.org\r\nSubject: One\r\n\r\nText');
  const long = Buffer.concat([raw, Buffer.alloc(1_000_000, 'a line\r\n')]);
  expect(await parseReceived(long, 1)).toMatchObject({ kind: 'unreadable', text: '' });
  expect(await parseReceived(raw)).toMatchObject({ kind: 'personal', subject: 'One', text: 'Text' });
  expect(await parseHead(raw)).toMatchObject({ kind: 'unreadable', subject: 'One', text: '' });
});

test('mails that arrive at the same time do not mix', async () => {
  const subjects = Array.from({ length: 20 }, (_, number) => `Mail ${number}`);
  const mails = subjects.map((subject) =>
    parseReceived(Buffer.from(`Subject: ${subject}\r\n\r\n${subject}`)),
  );
  expect((await Promise.all(mails)).map(({ subject, text }) => [subject, text])).toEqual(
    subjects.map((subject) => [subject, subject]),
  );
});
