import { expect, test } from 'vitest';
import { readMail } from './read-mail.ts';

const read = async (...pieces: (string | Buffer)[]) => {
  const bytes = pieces.map((piece) =>
    typeof piece === 'string' ? Buffer.from(piece.replaceAll('\n', '\r\n')) : piece,
  );
  return (await readMail(Buffer.concat(bytes))).mail;
};
const latin = (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1');

test('raw characters in a head without a charset are read', async () => {
  const mail = await read(
    latin(`From: Zoë Müller <zoe@example.org>
Subject: 'n Geëerde vraag
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/plain; charset=windows-1252

Môre
--b
Content-Type: application/pdf
Content-Disposition: attachment; filename="Opbrengs März.pdf"

%PDF
--b--
`),
  );
  expect(mail).toMatchObject({ from: { name: 'Zoë Müller' }, subject: "'n Geëerde vraag", text: 'Môre' });
  expect(mail.files).toMatchObject([{ name: 'Opbrengs März.pdf' }]);
  expect(await read('From: Zoë <z@example.org>\nSubject: geëerde\n\nMôre')).toMatchObject({
    from: { name: 'Zoë' },
    subject: 'geëerde',
    text: 'Môre',
  });
});

test('a text in another charset than its header says is read', async () => {
  const text = 'Geëerde Zoë, môre — asseblief.';
  for (const charset of ['us-ascii', 'utf-8', 'iso-8859-1', 'unheard-of', '', 'utf-16', '"us-ascii"'])
    for (const bytes of [Buffer.from(text), Buffer.from(text.replace('—', '\x97'), 'latin1')]) {
      const mail = await read(
        `Subject: x\nContent-Type: text/plain${charset && `; charset=${charset}`}\n\n`,
        bytes,
      );
      expect(mail.text, charset).toBe(text);
    }
});

test('texts in UTF-16, Cyrillic and Japanese are read', async () => {
  const part = (charset: string, bytes: Buffer) =>
    `Subject: x\nContent-Type: text/plain; charset=${charset}\nContent-Transfer-Encoding: base64\n\n${bytes.toString('base64')}\n`;
  const wide = Buffer.from('Goeie môre aan almal', 'utf16le');
  for (const [charset, bytes, expected] of [
    ['utf-16', Buffer.concat([Buffer.from([255, 254]), wide]), 'Goeie môre aan almal'],
    ['utf-16le', wide, 'Goeie môre aan almal'],
    ['utf-8', wide, 'Goeie môre aan almal'],
    ['utf-16', Buffer.from(wide).swap16(), 'Goeie môre aan almal'],
    ['windows-1251', Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]), 'Привет'],
    ['iso-2022-jp', Buffer.from('\x1b$B$"\x1b(B', 'latin1'), 'あ'],
    ['shift_jis', Buffer.from([0x82, 0xa0]), 'あ'],
  ] as const)
    expect((await read(part(charset, bytes))).text, charset).toBe(expected);
});

test('encoded words with a wrong charset are read, even one character in two words', async () => {
  for (const [subject, expected] of [
    ['=?utf-8?Q?ge=EBerde?=', 'geëerde'],
    ['=?us-ascii?Q?ge=C3=ABerde?=', 'geëerde'],
    ['=?iso-8859-1?Q?ge=C3=ABerde?=', 'geëerde'],
    ['=?iso-8859-1?Q?ge=EBerde?=', 'geëerde'],
    ['=?utf-8?Q?ge=C3?= =?utf-8?Q?=ABerde?=', 'geëerde'],
    ['=?utf-8?B?w6s=?= =?windows-1252?Q?=EB?=', 'ëë'],
  ])
    expect((await read(`Subject: ${subject}\n\ntext`)).subject, subject).toBe(expected);
});

test('the head of a nested mail, and the charset that a page names, are read', async () => {
  const mail = await read(
    'Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: message/rfc822\n\n',
    latin('Subject: Geëerde\nFrom: zoe@example.org\n\nWithin\n--b--\n'),
  );
  expect(mail.text).toContain('Geëerde');
  const page = latin('<meta charset="windows-1251"><p>\xcf\xf0\xe8\xe2\xe5\xf2</p>');
  expect((await read('Content-Type: text/html\n\n', page)).text).toBe('Привет');
});
