export type HostileMail = { name: string; source: string };

const MB = 1024 * 1024;
const CRLF = '\r\n';

/** Each is a line of a public report, or a shape that once stopped a parser; the largest has 29 MB. */
export function hostileMails(): HostileMail[] {
  return [
    plain('1.5 million empty lines', repeat(CRLF, 3 * MB)),
    plain('a quotation of 1 MB', repeat(`> a${CRLF}`, MB)),
    plain('a quotation of 5 MB', repeat(`> a${CRLF}`, 5 * MB)),
    plain('bare line feeds', repeat('\n', 2 * MB)),
    plain('flowed text of 8 MB', repeat(`a ${CRLF}`, 8 * MB), 'text/plain; format=flowed; delsp=yes'),
    plain('29 MB in one line', 'x'.repeat(29 * MB)),
    plain('attribution lines', repeat(`On a wrote:${CRLF}`, 3.4 * MB)),
    plain('dashes of a signature', repeat(`-- ${CRLF}`, 2 * MB)),
    html('nested tables', '<table><tr><td>'.repeat(60_000)),
    html('nested divisions', '<div>'.repeat(180_000)),
    html('nested lists in quotations', '<blockquote><ul><li>'.repeat(45_000)),
    html('open comments', '<!--'.repeat(500_000)),
    html('attributes', `<p ${'a=1 '.repeat(1_000_000)}>text</p>`),
    html('character references', '&amp;'.repeat(1_000_000)),
    html('links', '<a href="https://example.org/a">b</a>'.repeat(100_000)),
    html('tables with many cells', `<table><tr>${'<td colspan=1000>a</td>'.repeat(50_000)}</tr></table>`),
    parts('empty parts', `--b${CRLF}${CRLF}`, 18 * MB),
    parts('parts with headers', `--b${CRLF}Content-Type: text/plain${CRLF}${CRLF}a${CRLF}`, 10 * MB),
    parts(
      'attachments of one byte',
      `--b${CRLF}Content-Disposition: attachment; filename=a${CRLF}${CRLF}a${CRLF}`,
      8 * MB,
    ),
    mail(
      'nested messages',
      'Content-Type: message/rfc822',
      repeat(`Content-Type: message/rfc822${CRLF}${CRLF}`, 20 * MB),
    ),
    mail('nested multiparts', 'Content-Type: multipart/mixed; boundary=b0', nestedParts(20_000)),
    mail('groups of addresses', `To: ${'g:'.repeat(200_000)}`, 'text'),
    mail('many addresses', `To: ${'a@example.org, '.repeat(200_000)}`, 'text'),
    mail('a header of 10 MB', `X-Long: ${'a'.repeat(10 * MB)}`, 'text'),
    mail('folded lines of a header', `Subject: a${repeat(`${CRLF} a`, 4 * MB)}`, 'text'),
    mail('a million headers', repeat(`X-A: b${CRLF}`, 8 * MB).trimEnd(), 'text'),
    mail('encoded words', `Subject: ${'=?utf-8?q?a?= '.repeat(200_000)}`, 'text'),
    mail('references', `References: ${'<a@b> '.repeat(500_000)}`, 'text'),
    mail('parameters', `Content-Type: text/plain${'; a=b'.repeat(500_000)}`, 'text'),
    mail('continued parameters', `Content-Disposition: attachment${continued(100_000)}`, 'text'),
    mail('comments in an address', `Reply-To: ${'('.repeat(500_000)} a@example.org`, 'text'),
    mail(
      'base64 of line breaks',
      `Content-Type: text/plain${CRLF}Content-Transfer-Encoding: base64`,
      Buffer.alloc(6 * MB, '\n').toString('base64'),
    ),
    mail(
      'soft line breaks',
      `Content-Type: text/plain${CRLF}Content-Transfer-Encoding: quoted-printable`,
      repeat(`=${CRLF}`, 6 * MB),
    ),
    plain(
      'an invitation',
      `BEGIN:VCALENDAR${CRLF}${repeat(`BEGIN:VEVENT${CRLF}`, 5 * MB)}`,
      'text/calendar; method=REPLY',
    ),
    plain(
      'a report of a delivery',
      repeat(`Final-Recipient: rfc822; a@b${CRLF}`, 5 * MB),
      'message/delivery-status',
    ),
    mail('a TNEF file', `Content-Type: application/ms-tnef${CRLF}Content-Transfer-Encoding: base64`, tnef()),
  ];
}

/** Ordinary mails of clients: each must become an enquiry, whatever came before it. */
export function honestMail(id: number): string {
  return source(
    `honest-${id}`,
    'Content-Type: text/plain; charset=utf-8',
    `A question about my return, number ${id}.`,
  );
}

function mail(name: string, header: string, body: string): HostileMail {
  return { name, source: source(name.replaceAll(' ', '-'), header, body) };
}

function plain(name: string, body: string, type = 'text/plain'): HostileMail {
  return mail(name, `Content-Type: ${type}`, body);
}

function html(name: string, body: string): HostileMail {
  return plain(name, body, 'text/html');
}

function parts(name: string, part: string, bytes: number): HostileMail {
  return plain(name, repeat(part, bytes), 'multipart/mixed; boundary=b');
}

function source(id: string, header: string, body: string): string {
  const head = [
    'From: Thandi Nkosi <thandi@example.org>',
    'To: info@firm.example',
    `Message-ID: <${id}@client.example>`,
    `Subject: ${id}`,
    header,
  ];
  return `${head.join(CRLF)}${CRLF}${CRLF}${body}${CRLF}`;
}

function repeat(text: string, bytes: number): string {
  return text.repeat(Math.ceil(bytes / text.length));
}

function nestedParts(depth: number): string {
  return Array.from(
    { length: depth },
    (_, at) => `--b${at}${CRLF}Content-Type: multipart/mixed; boundary=b${at + 1}${CRLF}${CRLF}`,
  ).join('');
}

function continued(count: number): string {
  return Array.from({ length: count }, (_, at) => `; filename*${at}=a`).join('');
}

/** One attribute that claims to have 2 GB. */
function tnef(): string {
  const head = Buffer.alloc(15);
  head.writeUInt32LE(0x223e9f78, 0);
  head.writeUInt8(1, 6);
  head.writeUInt32LE(0x00069003, 7);
  head.writeUInt32LE(0x7fffffff, 11);
  return Buffer.concat([head, Buffer.alloc(MB, 0xff)]).toString('base64');
}
