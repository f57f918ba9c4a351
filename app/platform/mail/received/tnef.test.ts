import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMail } from './read-mail.ts';
import { unpackTnef } from './tnef.ts';

const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const attribute = (id: number, value: Buffer) =>
  Buffer.concat([Buffer.from([2]), number(id), number(value.length), value, Buffer.alloc(2)]);
const longName = (name: string) => {
  const value = Buffer.from(`${name}\0`, 'utf16le');
  return Buffer.concat([number(1), number(0x37_07_00_1f), number(1), number(value.length), value]);
};
const file = (title: string, bytes: string, properties = Buffer.alloc(0)) =>
  Buffer.concat([
    attribute(0x06_90_02, Buffer.alloc(14)),
    attribute(0x01_80_10, Buffer.from(`${title}\0`)),
    attribute(0x06_80_0f, Buffer.from(bytes)),
    attribute(0x06_90_05, properties),
  ]);
const PACKAGE = Buffer.concat([
  Buffer.from([0x78, 0x9f, 0x3e, 0x22, 1, 0]),
  attribute(0x02_80_0c, Buffer.from('Dear Ann\0')),
  file('IRP5~1.PDF', '%PDF-1.4', longName('IRP5 März.pdf')),
  file('a.txt', 'text'),
]);
const mail = (bytes: Buffer) =>
  readMail(
    Buffer.from(
      `Subject: x\r\nContent-Type: application/ms-tnef; name=winmail.dat\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes.toString('base64')}\r\n`,
    ),
  );

test('a winmail.dat is replaced by the files and the text in it', async () => {
  const { mail: read, bytes } = await mail(PACKAGE);
  expect(read).toMatchObject({ text: 'Dear Ann', files: [{ name: 'IRP5 März.pdf' }, { name: 'a.txt' }] });
  expect(bytes.map((one) => Buffer.from(one).toString())).toEqual(['%PDF-1.4', 'text']);
});

test('one without files, or a false one, stays as it is', async () => {
  for (const bytes of [PACKAGE.subarray(0, 30), Buffer.from('no package')])
    expect((await mail(bytes)).mail.files).toMatchObject([{ name: 'winmail.dat', size: bytes.length }]);
});

test('no damage makes reading fail', () => {
  fc.assert(
    fc.property(fc.nat(PACKAGE.length), fc.uint8Array({ maxLength: 20 }), (at, added) => {
      unpackTnef(Buffer.concat([PACKAGE.subarray(0, at), added, PACKAGE.subarray(at + added.length)]));
    }),
  );
});
