import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAuthenticationResults } from './authentication-results.ts';
import { parseReceived } from './parse.server.ts';
import { senderProofOf } from './sender-proof.server.ts';

const ENV = { INBOUND_AUTHSERV_ID: 'mx.firm.example' };

test('a sender is proved by DMARC or an aligned DKIM signature, read by our own server', async () => {
  for (const [result, proof] of [
    ['mx.firm.example; dmarc=pass header.from=example.co.za', 'proved'],
    [
      'MX.Firm.example 1; spf=pass smtp.mailfrom=x@y.example; dmarc=pass (p=NONE dis=NONE) header.from=Example.co.za',
      'proved',
    ],
    ['mx.firm.example; dkim=pass header.d=example.co.za header.b="a;b"', 'proved'],
    ['mx.firm.example; dkim=pass header.i=@example.co.za; dmarc=none', 'proved'],
    ['mx.firm.example; dkim=fail header.d=other.example; dkim=pass header.d=example.co.za', 'proved'],
    ['(by our server) mx.firm.example; dmarc=pass header.from=example.co.za', 'proved'],
    ['mx.firm.example; dmarc=pass', 'failed'],
    ['mx.firm.example; dmarc=fail header.from=example.co.za; dkim=pass header.d=example.co.za', 'failed'],
    ['mx.firm.example; dmarc=pass header.from=other.example', 'failed'],
    ['mx.firm.example; dmarc=pass header.from=example.co.za; dmarc=fail header.from=example.co.za', 'failed'],
    ['mx.firm.example; dkim=pass header.d=other.example', 'failed'],
    ['mx.firm.example; dkim=pass header.d=co.za', 'failed'],
    ['mx.firm.example; dkim=pass header.d=other.example header.d=example.co.za', 'failed'],
    ['mx.firm.example; spf=pass smtp.mailfrom=thandi@example.co.za', 'failed'],
    [
      'mx.firm.example; spf=pass (dmarc=pass) smtp.mailfrom="; dmarc=pass header.from=example.co.za"',
      'failed',
    ],
    ['mx.firm.example; dkim=fail (a\\) ; dmarc=pass ; (b) c) header.d=example.co.za', 'failed'],
    ['mx.firm.example; none', 'failed'],
    ['mx.firm.example; dmarc="pass"', 'no_result'],
    ['mx.firm.example; dmarc=pass (never ends', 'no_result'],
    ['mx.firm.example.evil.example; dmarc=pass', 'no_result'],
    ['evil.example; x=y (mx.firm.example); dmarc=pass', 'no_result'],
    ['dmarc=pass header.from=example.co.za; mx.firm.example', 'no_result'],
    ['', 'no_result'],
  ] as const)
    expect(await proofOf([`Authentication-Results: ${result}`]), result).toBe(proof);
  expect(await proofOf([])).toBe('no_result');
});

test('only the newest header of the firm’s server counts', async () => {
  const [good, bad, foreign] = [
    'mx.firm.example; dmarc=pass header.from=example.co.za',
    'mx.firm.example; dmarc=fail',
    'x; dmarc=fail',
  ].map((value) => `Authentication-Results: ${value}`);
  expect(await proofOf([bad!, good!])).toBe('failed');
  expect(await proofOf(['Authentication-Results: mx.firm.example; broken', good!])).toBe('no_result');
  expect(await proofOf([foreign!, good!, bad!])).toBe('proved');
});

test('a From with no address or with several proves nobody, nor does an unnamed server', async () => {
  const good = 'Authentication-Results: mx.firm.example; dmarc=pass header.from=example.co.za';
  for (const from of [
    'From: Thandi <thandi@example.co.za>, m@example.org',
    'From: team: thandi@example.co.za, m@example.org;',
    'From: Thandi <thandi@example.co.za>\r\nFrom: m@example.org',
    'From: Thandi',
    'From: ',
  ])
    expect(await proofOf([from, good], ''), from).toBe('not_one_sender');
  const mail = await parseReceived(Buffer.from(`From: thandi@example.co.za\r\n${good}\r\n\r\nText`));
  expect(senderProofOf(mail, { INBOUND_AUTHSERV_ID: undefined })).toBe('no_setting');
});

test('no text in a comment or in quotes becomes a verdict', () => {
  const inert = fc.string({ unit: fc.constantFrom('dmarc', '=', 'pass', ';', ' ', '(', ')', '\\', 'x') });
  fc.assert(
    fc.property(inert, inert, (comment, quoted) => {
      const value = `mx; spf=fail (${comment.replaceAll(/[()\\]/g, '\\$&')}) reason="${quoted.replaceAll(/["\\]/g, '\\$&')}"`;
      expect(readAuthenticationResults(value)?.verdicts.map(({ method }) => method)).toEqual(['spf']);
    }),
  );
});

async function proofOf(headers: readonly string[], from = 'From: Thandi <thandi@example.co.za>') {
  const lines = [...headers, from].filter((line) => line !== '');
  return senderProofOf(await parseReceived(Buffer.from(`${lines.join('\r\n')}\r\n\r\nText`)), ENV);
}
