import { expect, test, vi } from 'vitest';
import { ownMark } from './own-mark.server.ts';
import { OWN_MARK } from './own-mark.ts';
import { parseReceived } from './parse.server.ts';

vi.stubEnv('SESSION_SECRET', 'a secret of the test, long enough for it');

const parse = (source: string) => parseReceived(Buffer.from(source.replaceAll('\n', '\r\n')));
const HEAD =
  'From: "Thandi Nkosi" <thandi@example.co.za>\nTo: info@firm.example\nMessage-ID: <m1@client>\nSubject: Re: Tax\n';

test('an answer with a file is read', async () => {
  const mail = await parse(`${HEAD}Date: Mon, 2 Mar 2026 10:00:00 +0200
In-Reply-To: <two@firm>
References: <one@firm> <two@firm>
Delivered-To: info+1a2b@FIRM.example
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

RGVhciBBbm4sIHnDqXMu
--b
Content-Type: application/pdf; name="../IRP5: 2026.pdf"
Content-Disposition: attachment; filename="../IRP5: 2026.pdf"
Content-Transfer-Encoding: base64

JVBERi0xLjQ=
--b--
`);
  expect(mail).toMatchObject({
    kind: 'personal',
    mailId: '<m1@client>',
    references: ['<one@firm>', '<two@firm>'],
    from: { name: 'Thandi Nkosi', address: 'thandi@example.co.za' },
    recipients: ['info@firm.example', 'info+1a2b@firm.example'],
    subject: 'Re: Tax',
    text: 'Dear Ann, yés.',
    isMarkedAsSpam: false,
    date: new Date('2026-03-02T08:00:00Z'),
    files: [{ name: '.._IRP5_ 2026.pdf', type: 'application/pdf' }],
  });
  expect(Buffer.from(mail.files[0]?.bytes ?? []).toString()).toBe('%PDF-1.4');
});

test('a mail in HTML alone is read as text, without pictures, scripts or styles', async () => {
  const mail = await parse(`${HEAD}Content-Type: text/html; charset=utf-8

<style>p{}</style><p>Dear <b>Ann</b></p><script>alert(1)</script><ul><li>one</li></ul><img src="https://spy.example/x.png" alt="spy">`);
  expect(mail.text).toContain('Dear Ann');
  expect(mail.text).toContain('one');
  expect(mail.text).not.toMatch(/alert|spy|p\{\}/);
});

test('the reply address, and what mail servers found about the sender, are read', async () => {
  const results = (id: string) => `Authentication-Results: ${id};\n dmarc=pass header.from=example.co.za\n`;
  const mail = await parse(
    `${results('mx.firm')}${results('other')}Reply-To: Zoe <zoe@example.org>\n${HEAD}\nText`,
  );
  expect(mail.replyTo).toEqual({ name: 'Zoe', address: 'zoe@example.org' });
  expect(mail.authenticationResults).toEqual(
    ['mx.firm', 'other'].map((id) => `${id}; dmarc=pass header.from=example.co.za`),
  );
  expect(await parse(`Reply-To: THANDI@example.co.za\n${HEAD}\nText`)).toMatchObject({
    replyTo: null,
    authenticationResults: [],
  });
});

test('automatic answers, reports and the site’s own mails are recognised', async () => {
  const own = `${OWN_MARK}: ${ownMark('<m1@client>')}\n`;
  for (const [headers, kind] of [
    ['', 'personal'],
    ['Auto-Submitted: no\n', 'personal'],
    ['Precedence: list\n', 'personal'],
    ['Auto-Submitted: auto-replied\n', 'automatic'],
    ['X-Autoreply: yes\n', 'automatic'],
    ['Precedence: bulk\n', 'personal'],
    ['List-Id: <tax.example>\nPrecedence: bulk\n', 'personal'],
    ['Precedence: auto_reply\n', 'automatic'],
    [own, 'own'],
    [`${OWN_MARK}: ${ownMark('<another@client>')}\n`, 'personal'],
    [`${OWN_MARK}: x\n`, 'personal'],
    ['Content-Type: text/calendar; method=REPLY\n', 'automatic'],
  ])
    expect((await parse(`${HEAD}${headers}\nText`)).kind, headers).toBe(kind);
});

test('a bounced mail names the original mail', async () => {
  const mail = await parse(`From: MAILER-DAEMON@mx.example
To: info@firm.example
Subject: Undelivered Mail Returned to Sender
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: text/plain

The mailbox is full.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; thandi@example.co.za
Action: failed
Status: 5.2.2
--b
Content-Type: message/rfc822

From: info@firm.example
Message-ID: <reply@firm.example>
Subject: Re: Tax

Dear Thandi
--b--
`);
  expect(mail).toMatchObject({ kind: 'returned', mailId: null, references: ['<reply@firm.example>'] });
  expect(mail.text).toContain('The mailbox is full.');
});

test('a read receipt is no mail of a person', async () => {
  const mail = await parse(`${HEAD}References: <reply@firm.example>
Content-Type: multipart/report; report-type=disposition-notification; boundary=b

--b
Content-Type: text/plain

The mail was displayed.
--b
Content-Type: message/disposition-notification

Disposition: manual-action/MDN-sent-manually; displayed
--b--
`);
  expect(mail).toMatchObject({ kind: 'receipt', references: ['<reply@firm.example>'], files: [] });
});

test('nothing in a mail makes the reading fail', async () => {
  for (const source of [
    '',
    '\n',
    'no mail at all',
    'From:\nTo: ,,,;\nMessage-ID: <>\nDate: never\nReferences: <a b> <\n\n\0\x01text',
    `${HEAD}Content-Type: multipart/mixed; boundary=b\n\n--b`,
    `${HEAD}Content-Type: text/plain; charset=unheard-of\n\ntext`,
    `Subject: =?utf-8?B?w6k=?= =?x?y?z\n\n${'x'.repeat(200_000)}`,
    `From: ${'a'.repeat(5_000)} <${'b'.repeat(5_000)}@example.org>\n\ntext`,
    ...Array.from({ length: 3 }, (_, depth) => nested(10 ** (depth + 1))),
  ]) {
    const mail = await parse(source).catch((error: Error) => error.message);
    if (typeof mail === 'string') expect(mail).toMatch(/nest/i);
    else {
      expect(mail.text.length).toBeLessThanOrEqual(100_000);
      expect(mail.from.address.length).toBeLessThanOrEqual(255);
      expect(mail.text).not.toMatch(/\p{Cc}(?<![\n\t])/u);
    }
  }
});

test('a text that is too long is cut, and says so', async () => {
  const { text } = await parse(`${HEAD}\n${'word '.repeat(30_000)}`);
  expect(text).toHaveLength(100_000);
  expect(text).toMatch(/\n\n\[The mail is longer\. Look into the whole mail\.\]$/);
});

function nested(depth: number): string {
  const open = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`,
  );
  return `${HEAD}${open.join('')}Content-Type: text/plain\n\ntext`;
}
