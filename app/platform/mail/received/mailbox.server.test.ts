import { afterAll, beforeEach, expect, test } from 'vitest';
import { startImapServer, whyNoImapServer, type ImapServer } from '#tests/imap.ts';
import { readMailbox, type Fetched, type Position } from './mailbox.server.ts';

const missing = whyNoImapServer();
let server: ImapServer;
if (!missing) server = await startImapServer();
afterAll(() => server?.remove());

const mail = (subject: string) =>
  `From: a@example.org\nTo: info@firm.example\nSubject: ${subject}\n\nText of ${subject}\n`;
const subjectOf = ({ raw, head }: Fetched) =>
  /^Subject: (.*?)\r$/m.exec(Buffer.from(raw ?? head).toString())?.[1];

beforeEach(async (context) => {
  if (missing) return context.skip(missing);
  await server.asClient(async (client) => {
    await client.mailboxOpen('INBOX');
    await client.messageDelete('1:*').catch(() => {});
  });
});

async function read(from: Position | null, fail: string[] = [], folder = 'INBOX') {
  const stored: string[] = [];
  let position = from;
  const reading = readMailbox({ url: server.url.replace(/INBOX$/, folder) }, from, async (fetched) => {
    const subject = subjectOf(fetched) ?? '';
    if (fail.includes(subject)) throw new Error(`cannot store ${subject}`);
    stored.push(subject);
    position = fetched.position;
  });
  const error = await reading.then(
    () => null,
    (reason: Error) => reason.message,
  );
  return { stored, position, error };
}

test('each mail is handed over once, oldest first, and marked as read once stored', async () => {
  await server.deliver(mail('one'));
  await server.deliver(mail('two'));
  const first = await read(null);
  expect(first.stored).toEqual(['one', 'two']);
  expect(await server.flags()).toEqual([
    expect.arrayContaining(['\\Seen']),
    expect.arrayContaining(['\\Seen']),
  ]);
  expect((await read(first.position)).stored).toEqual([]);
  await server.deliver(mail('three'));
  expect((await read(first.position)).stored).toEqual(['three']);
});

test('a mail that cannot be stored stops the reading and is handed over again', async () => {
  for (const subject of ['one', 'two', 'three']) await server.deliver(mail(subject));
  const first = await read(null, ['two']);
  expect(first).toMatchObject({ stored: ['one'], error: 'cannot store two' });
  expect((await server.flags()).map((flags) => flags.includes('\\Seen'))).toEqual([true, false, false]);
  expect((await read(first.position)).stored).toEqual(['two', 'three']);
});

test('a mailbox that was renamed and recreated is read from its start', async () => {
  await server.asClient(async (client) => void (await client.mailboxCreate('Enquiries')));
  await server.deliver(mail('one'), 'Enquiries');
  const first = await read(null, [], 'Enquiries');
  await server.asClient(async (client) => {
    await client.mailboxRename('Enquiries', 'Old');
    await client.mailboxCreate('Enquiries');
  });
  await server.deliver(mail('two'), 'Enquiries');
  await server.deliver(mail('one'), 'Enquiries');
  expect((await read(first.position, [], 'Enquiries')).stored).toEqual(['two', 'one']);
});

test('a stopped server is an error, and the reading goes on when it is back', async () => {
  await server.deliver(mail('one'));
  await server.stop();
  expect((await read(null)).error).toBeTruthy();
  await server.start();
  expect((await read(null)).stored).toEqual(['one']);
});
