import { domainToASCII } from 'node:url';
import { expect, test } from 'vitest';
import { EMAIL_ADDRESS, writtenEmail } from './email-address.ts';

const isAddress = (text: string) => EMAIL_ADDRESS.test(writtenEmail(text));

test('an address is accepted as browsers accept it', () => {
  for (const text of [
    'smith&sons@example.co.za',
    'a/b=c@example.org',
    "o'neil+tax@example.org",
    '{x}|y~z@example.org',
    'first..last@example.org',
    'x@a-b.example.museum',
    `${'a'.repeat(64)}@${'b'.repeat(63)}.example`,
  ])
    expect([text, isAddress(text)]).toEqual([text, true]);
  for (const text of [
    '',
    'nobody',
    'a@b',
    '@example.org',
    'a b@example.org',
    'a@example..org',
    'a@-example.org',
    'a@example.org.',
    'a@exa_mple.org',
    `a@${'b'.repeat(64)}.example`,
    'a@b@example.org',
    'a@example.org, b@example.org',
    'a@example.org\nBcc: b@example.org',
    'Ann <a@example.org>',
    'zoë@example.org',
    'a@büro.example/x',
    'a@büro.example:25',
  ])
    expect([text, isAddress(text)]).toEqual([text, false]);
});

test('an international domain is stored in its ASCII form', () => {
  for (const domain of ['büro.example', 'BÜRO.example', 'bu\u0308ro.example', 'müller.co.za', '例え.example'])
    expect(writtenEmail(`thandi@${domain}`)).toBe(`thandi@${domainToASCII(domain)}`);
  expect(writtenEmail('thandi@büro.example')).toBe('thandi@xn--bro-hoa.example');
});

test('invisible characters are removed', () => {
  expect(writtenEmail(' \u202athandi\u200b@exam\u00adple.org\u202c\uFEFF\n')).toBe('thandi@example.org');
  expect(writtenEmail('Thandi@Example.org')).toBe('Thandi@Example.org');
});
