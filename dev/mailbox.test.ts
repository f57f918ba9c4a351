import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { sendRaw } from '#tests/site.ts';
import { temporaryFolder } from '#tests/temporary.ts';
import { readMailbox, type Fetched } from '#app/platform/mail/received/mailbox.server.ts';
import { parseReceived } from '#app/platform/mail/received/parse.server.ts';
import { senderProofOf } from '#app/platform/mail/received/sender-proof.server.ts';
import { startMailbox } from './mailbox.ts';
import { AUTHSERV_ID } from './mailbox-write.ts';
import type { Message } from './mailbox-store.ts';

const ENQUIRY = {
  from: 'Thandeka Möller <thandeka@example.org>',
  to: 'info@example.org',
  subject: 'Vraag oor BTW: R 450 000 – asseblief ✓',
  text: 'Goeie môre, sien https://example.org/a?b=1&c=2.',
  html: '<p>Goeie <b>môre</b></p><script>alert(1)</script>',
  attachments: [{ filename: 'jaarstate.csv', content: 'a;b\n1;2\n', contentType: 'text/csv' }],
};

test('a message is unchanged: UTF-8, HTML, headers, attachments', async () => {
  const mailbox = await runningMailbox();
  await send(mailbox.smtpUrl, { ...ENQUIRY, messageId: '<one@example.org>', headers: { 'X-Ours': 'yes' } });

  const [message] = await messagesOf(mailbox.webUrl);
  expect(message).toMatchObject({
    from: 'thandeka@example.org',
    to: 'info@example.org',
    subject: ENQUIRY.subject,
    messageId: '<one@example.org>',
    attachments: [{ filename: 'jaarstate.csv', contentType: 'text/csv', size: 8 }],
  });
  expect(message?.text.trim()).toBe(ENQUIRY.text);
  expect(message?.html.trim()).toBe(ENQUIRY.html);
  expect(message?.headers['x-ours']).toBe('yes');
  const attachment = await fetch(`${mailbox.webUrl}/messages/${message?.id}/attachments/0`);
  expect(await attachment.text()).toBe('a;b\n1;2\n');
});

test('messages are listed newest first, by recipient, and deleted together', async () => {
  const mailbox = await runningMailbox();
  for (const to of ['a@example.org', 'b@example.org, a@example.org', 'c@example.org']) {
    await send(mailbox.smtpUrl, { ...ENQUIRY, to, subject: `to ${to}` });
  }

  const subjects = (messages: Message[]) => messages.map(({ subject }) => subject);
  expect(subjects(await messagesOf(mailbox.webUrl, '?to=A@example.org'))).toEqual([
    'to b@example.org, a@example.org',
    'to a@example.org',
  ]);
  expect((await fetch(`${mailbox.webUrl}/api/messages`, { method: 'DELETE' })).status).toBe(204);
  expect(await messagesOf(mailbox.webUrl)).toEqual([]);
});

test('mail content is shown but never executed', async () => {
  const mailbox = await runningMailbox();
  await send(mailbox.smtpUrl, { ...ENQUIRY, subject: '<img src=x onerror=alert(1)>' });

  const list = await (await fetch(mailbox.webUrl)).text();
  expect(list).toContain('&lt;img src=x onerror=alert(1)&gt;');
  const view = await (await fetch(`${mailbox.webUrl}/messages/1`)).text();
  expect(view).toContain('<a href="https://example.org/a?b=1&amp;c=2."');
  const html = await fetch(`${mailbox.webUrl}/messages/1/html`);
  expect(html.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups /);
});

test('with a folder, messages survive a restart', async () => {
  const folder = temporaryFolder();
  const first = await startMailbox({ folder });
  for (let count = 1; count <= 11; count += 1)
    await send(first.smtpUrl, { ...ENQUIRY, subject: `mail ${count}` });
  await first.stop();

  const second = await runningMailbox({ folder });
  const messages = await messagesOf(second.webUrl);
  expect(messages.map(({ subject }) => subject).slice(0, 2)).toEqual(['mail 11', 'mail 10']);
  await fetch(`${second.webUrl}/clear`, { method: 'POST', headers: { Origin: second.webUrl } });
  expect(await messagesOf(second.webUrl)).toEqual([]);
});

test('only this machine’s own page reads and deletes messages', async () => {
  const { webUrl } = await runningMailbox();
  const port = Number(new URL(webUrl).port);
  const own = `localhost:${port}`;
  for (const [status, method, path, headers] of [
    [200, 'GET', '/api/messages', `Host: ${own}`],
    [200, 'GET', '/api/messages', `Host: 127.0.0.1:${port}`],
    [403, 'GET', '/api/messages', `Host: evil.example:${port}`],
    [403, 'GET', '/api/messages', 'Host: localhost.evil.example'],
    [403, 'GET', '/', `Host: ${own}\r\nOrigin: https://evil.example`],
    [303, 'POST', '/clear', `Host: ${own}\r\nOrigin: http://${own}`],
    [403, 'POST', '/clear', `Host: ${own}`],
    [403, 'POST', '/clear', `Host: ${own}\r\nOrigin: null`],
    [403, 'POST', '/clear', `Host: ${own}\r\nOrigin: http://localhost:${port + 1}`],
    [403, 'DELETE', '/api/messages', `Host: ${own}\r\nOrigin: https://evil.example`],
  ] as const) {
    const sent = `${method} ${path} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`;
    expect([sent, Number((await sendRaw(port, sent)).slice(9, 12))]).toEqual([sent, status]);
  }
});

test('nobody else on the machine reads the files', async () => {
  const folder = temporaryFolder();
  const before = await startMailbox({ folder });
  await send(before.smtpUrl, ENQUIRY);
  await before.stop();
  const [name = ''] = readdirSync(folder);
  const modes = () => [folder, join(folder, name)].map((path) => statSync(path).mode & 0o777);
  expect(modes()).toEqual([0o700, 0o600]);
  chmodSync(join(folder, name), 0o644);
  await runningMailbox({ folder });
  expect(modes()).toEqual([0o700, 0o600]);
});

test('a taken port is an error, and leaves nothing listening', async () => {
  const first = await runningMailbox();
  const smtpPort = Number(new URL(first.smtpUrl).port);
  await expect(startMailbox({ smtpPort })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('an answer written on a page, with its files, is read by the site as proved', async () => {
  const mailbox = await runningMailbox({ firm: 'info@firm.example' });
  const replyTo = 'Firm <info+tag@firm.example>';
  await send(mailbox.smtpUrl, {
    ...ENQUIRY,
    to: 'ann@example.org',
    replyTo,
    messageId: '<one@firm.example>',
  });
  const page = await (await fetch(`${mailbox.webUrl}/write?answer=1`)).text();
  const value = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`)
      .exec(page)?.[1]
      ?.replaceAll(/&[lg]t;/g, (one) => ESCAPED[one] ?? '') ?? '';
  const form = new FormData();
  for (const name of ['from', 'to', 'subject', 'answers']) form.set(name, value(name));
  form.set('text', 'Hier is dit.');
  form.append('file', new File(['%PDF-1.4'], 'irp5.pdf', { type: 'application/pdf' }));
  const write = (origin: string) =>
    fetch(`${mailbox.webUrl}/write`, { method: 'POST', body: form, headers: { Origin: origin } });
  expect((await write('http://elsewhere.example')).status).toBe(403);
  expect(await (await write(mailbox.webUrl)).text()).toContain('Sent.');

  const read: Fetched[] = [];
  const keep = async (mail: Fetched) => void read.push(mail);
  const url = mailbox.imapUrl ?? '';
  expect(await readMailbox({ url }, null, keep)).toBe(1);
  expect(await readMailbox({ url }, read[0]?.position ?? null, keep)).toBe(0);
  const mail = await parseReceived(read[0]?.raw ?? new Uint8Array());
  expect(mail).toMatchObject({
    kind: 'personal',
    subject: `Re: ${ENQUIRY.subject}`,
    files: [{ name: 'irp5.pdf' }],
  });
  expect(mail.from.address).toBe('ann@example.org');
  expect(senderProofOf(mail, { INBOUND_AUTHSERV_ID: AUTHSERV_ID })).toBe('proved');
  expect(Buffer.from(read[0]?.head ?? []).toString()).toMatch(/^To: Firm <info\+tag@firm.example>\r$/m);
});

test('without the firm’s address nothing can be written', async () => {
  const { webUrl, imapUrl } = await runningMailbox();
  expect([imapUrl, (await fetch(`${webUrl}/write`)).status]).toEqual([null, 404]);
});

const ESCAPED: Record<string, string> = { '&lt;': '<', '&gt;': '>' };

test('an unknown address is not found', async () => {
  const { webUrl } = await runningMailbox();
  for (const path of ['/messages/7', '/messages/7/html', '/nothing']) {
    expect((await fetch(webUrl + path)).status).toBe(404);
  }
});

async function runningMailbox(options: Parameters<typeof startMailbox>[0] = {}) {
  const mailbox = await startMailbox(options);
  onTestFinished(() => mailbox.stop());
  return mailbox;
}

async function send(url: string, message: object): Promise<void> {
  const transport = createTransport(url);
  await transport.sendMail(message);
  transport.close();
}

async function messagesOf(webUrl: string, query = ''): Promise<Message[]> {
  return (await (await fetch(`${webUrl}/api/messages${query}`)).json()) as Message[];
}
