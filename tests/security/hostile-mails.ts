import fc from 'fast-check';
import { hostileText } from './hostile.ts';

const CHARSETS = ['utf-8', 'us-ascii', 'iso-8859-1', 'windows-1251', 'utf-16', 'shift_jis', 'unheard-of', ''];
const ENCODINGS = ['7bit', '8bit', 'base64', 'quoted-printable', 'binary', 'x-unknown', ''];
const TYPES = [
  'text/plain',
  'text/html',
  'text/calendar; method=REPLY',
  'message/rfc822',
  'message/delivery-status',
  'message/disposition-notification',
  'application/pdf',
  'application/ms-tnef',
  'image/png',
  'text',
  '',
];
const MULTIPARTS = [
  'mixed',
  'alternative',
  'related',
  'report; report-type=delivery-status',
  'digest',
  'signed',
  'x',
];
const NAMES = [
  'From',
  'To',
  'Cc',
  'Reply-To',
  'Subject',
  'Message-ID',
  'References',
  'In-Reply-To',
  'Date',
  'Return-Path',

  'Auto-Submitted',
  'Precedence',
  'X-Failed-Recipients',
  'X-Site-Mark',
  'Authentication-Results',
  'X-Spam-Flag',
  'From ',
];
const WORDS = [
  'Dear Ann',
  '<p>Dear <b>Ann</b></p>',
  '<table><tr><td>a</td><td>b</td></tr></table>',
  '> quoted',
  '--b0',
  '--b1--',

  'On Mon, 2 Mar 2026, Ann wrote:',
  'From: a\nSent: b\nTo: c',
  'Message-ID: <a@b>',
  'BEGIN:VCALENDAR\nBEGIN:VEVENT',

  '=C3=AB=',
  'R2Vl67Fy',
  'ge\u00EBerde',
  '\u0430\u0431',
  '\uD83D\uDE00',
  'x'.repeat(2_000),
  '<div>'.repeat(500),
];

export function hostileMail(): fc.Arbitrary<Buffer> {
  return fc
    .tuple(
      message(),
      fc.constantFrom<BufferEncoding>('utf8', 'latin1', 'utf16le'),
      fc.constantFrom('\r\n', '\n', '\r'),
      damages(),
    )
    .map(([text, encoding, lineBreak, damage]) =>
      damage.reduce<Buffer>(
        (bytes, apply) => apply(bytes),
        Buffer.from(text.replaceAll('\n', lineBreak), rarely(encoding, text)),
      ),
    );
}

/** UTF-16 is no mail at all; one in many is enough. */
function rarely(encoding: BufferEncoding, text: string): BufferEncoding {
  return encoding === 'utf16le' && text.length % 8 > 0 ? 'utf8' : encoding;
}

function message(): fc.Arbitrary<string> {
  const text = fc.oneof(fc.constantFrom(...WORDS), hostileText());
  const line = fc.tuple(fc.constantFrom(...NAMES), text).map(([name, value]) => `${name}: ${value}\n`);
  const head = fc.array(line, { maxLength: 6 }).map((lines) => lines.join(''));
  const { body } = fc.letrec<{ body: string; leaf: string; parts: string }>((tie) => ({
    leaf: fc
      .tuple(
        fc.constantFrom(...TYPES),
        fc.constantFrom(...CHARSETS),
        fc.constantFrom(...ENCODINGS),
        fc.array(text, { maxLength: 5 }),
      )
      .map(
        ([type, charset, encoding, lines]) =>
          `Content-Type: ${type}; charset=${charset}; name="a.txt"\nContent-Transfer-Encoding: ${encoding}\n\n${lines.join('\n')}\n`,
      ),
    parts: fc
      .tuple(fc.constantFrom(...MULTIPARTS), fc.nat(3), fc.array(tie('body'), { maxLength: 3 }), fc.boolean())
      .map(([kind, number, bodies, isClosed]) => {
        const all = bodies.map((one) => `--b${number}\n${one}`).join('\n');
        return `Content-Type: multipart/${kind}; boundary=b${number}\n\n${all}${isClosed ? `\n--b${number}--` : ''}\n`;
      }),
    body: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('parts')),
  }));
  return fc.tuple(head, body).map((both) => both.join(''));
}

type Damage = (bytes: Buffer) => Buffer;

function damages(): fc.Arbitrary<Damage[]> {
  const place = fc.double({ min: 0, max: 1, noNaN: true });
  const one = fc
    .tuple(
      fc.constantFrom('cut', 'end', 'again', 'add', 'change'),
      place,
      place,
      fc.uint8Array({ maxLength: 12 }),
    )
    .map(([kind, from, to, added]): Damage => (bytes) => {
      const [start = 0, end = 0] = [from, to]
        .map((at) => Math.floor(at * bytes.length))
        .toSorted((a, b) => a - b);
      const [before, within, after] = [
        bytes.subarray(0, start),
        bytes.subarray(start, end),
        bytes.subarray(end),
      ];
      if (kind === 'cut') return Buffer.concat([before, after]);
      if (kind === 'end') return before;
      if (kind === 'again') return Buffer.concat([before, within, within, after]);
      if (kind === 'add') return Buffer.concat([before, added, within, after]);
      return Buffer.concat([before, added, bytes.subarray(start + added.length)]);
    });
  return fc.array(one, { maxLength: 3 });
}
