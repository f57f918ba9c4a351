import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firm } from '#content/firm.ts';
import type { $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/mini';
import {
  contactNumber,
  email,
  fullName,
  identificationNumber,
  newPassword,
  profileSchema,
  signInSchema,
  signUpSchema,
} from './forms.ts';
import { cpuClock } from '#tests/cpu-clock.ts';

const RULE = 'Password must contain at least one lowercase letter, one uppercase letter, and one number';

const WRONG: [rule: $ZodType, input: unknown, message: string | RegExp][] = [
  [email, undefined, 'Email is required'],
  [email, '', 'Email is required'],
  [email, '   ', 'Email is required'],
  [email, 'nobody', 'Please enter a valid email address'],
  [email, 'a@b', 'Please enter a valid email address'],
  [email, 'zoë@example.org', 'Please enter a valid email address'],
  [email, 'a@example.org, b@example.org', 'Please enter a valid email address'],
  [email, 'a@example.org\r\nBcc: b@example.org', 'Please enter a valid email address'],
  [email, `${'a'.repeat(244)}@example.org`, 'Email must be less than 255 characters'],
  [email, 'a'.repeat(256), 'Email must be less than 255 characters'],
  [signInSchema, { email: 'a@example.org', password: undefined }, 'Password is required'],
  [signInSchema, { email: 'a@example.org', password: '' }, 'Password is required'],
  [signInSchema, { email: 'a@example.org', password: '12345' }, 'Password must be at least 6 characters'],
  [
    signInSchema,
    { email: 'a@example.org', password: 'x'.repeat(129) },
    'Password must be less than 128 characters',
  ],
  [newPassword, undefined, 'Password is required'],
  [newPassword, '', 'Password is required'],
  [newPassword, 'Aa1aaaa', 'Password must be at least 8 characters'],
  [newPassword, `Aa1${'a'.repeat(126)}`, 'Password must be less than 128 characters'],
  [newPassword, 'a'.repeat(129), 'Password must be less than 128 characters'],
  [newPassword, 'aaaaaaa1', RULE],
  [newPassword, 'AAAAAAA1', RULE],
  [newPassword, 'Aaaaaaaa', RULE],
  [newPassword, 'Password1', /^This password is one of the 10 000 most common ones/],
  [newPassword, 'pASSword1', /^This password is one of the 10 000 most common ones/],
  [
    newPassword,
    `${firm.name.replaceAll(' ', '')}2026`,
    'This password is little more than words of this website. Please choose another.',
  ],
  [fullName, undefined, 'Enter your full name, so that we know what to call you.'],
  [fullName, '  ', 'Enter your full name, so that we know what to call you.'],
  [fullName, 'A', 'Name must be at least 2 characters'],
  [fullName, '1'.repeat(101), 'Name must be less than 100 characters'],
  [fullName, 'R2D2', 'Name can only contain letters, spaces, hyphens, and apostrophes'],
  [fullName, '2Jan', 'Name can only contain letters, spaces, hyphens, and apostrophes'],
  [fullName, '<b>Jan</b>', 'Name can only contain letters, spaces, hyphens, and apostrophes'],
  [fullName, "--''", 'Name can only contain letters, spaces, hyphens, and apostrophes'],
  [identificationNumber, 'a_b', 'Invalid identification number format'],
  [identificationNumber, '8001015009087;', 'Invalid identification number format'],
  [identificationNumber, '_'.repeat(51), 'Identification number must be less than 50 characters'],
  [contactNumber, '082123456', 'Please enter a valid phone number'],
  [contactNumber, '08212345678', 'Please enter a valid phone number'],
  [contactNumber, '+0821234567', 'Please enter a valid phone number'],
  [contactNumber, '1', 'Please enter a valid phone number'],
  [contactNumber, '+1', 'Please enter a valid phone number'],
  [contactNumber, '1234567890123456', 'Please enter a valid phone number'],
  [contactNumber, 'call me', 'Please enter a valid phone number'],
  [contactNumber, '+27-82-123', 'Please enter a valid phone number'],
  [contactNumber, '++27821234567', 'Please enter a valid phone number'],
];

test('each wrong value of a field has one message of its own', () => {
  for (const [rule, input, message] of WRONG) {
    expect(messages(rule, input), String(input)).toEqual([
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
  }
});

test('an address is trimmed and lowercased, up to 255 characters', () => {
  expect(valueOf(email, ' Thandi.Nkosi@Example.ORG ')).toBe('thandi.nkosi@example.org');
  expect(valueOf(email, '\u202aSmith&Sons@Büro.example\u200b')).toBe('smith&sons@xn--bro-hoa.example');
  expect(valueOf(contactNumber, '\u202a082\u200b 123 4567\u202c')).toBe('+27821234567');
  expect(firstMessage(email, `${'a'.repeat(243)}@example.org`)).toBeNull();
});

test('a sign-in checks only the length of a password', () => {
  for (const password of ['123456', 'password', 'x'.repeat(128), '  spaces  ']) {
    expect(valueOf(signInSchema, { email: 'a@example.org', password })).toMatchObject({ password });
  }
});

test('a new password may have 8 to 128 characters of any kind', () => {
  for (const input of [
    'Aa1aaaaa',
    `Aa1${'a'.repeat(125)}`,
    'Ünï 1 côte',
    'KAROO-1z',
    `My ${firm.city} of 1962`,
    '  Aa1 \n tab\t ',
  ]) {
    expect(valueOf(newPassword, input)).toBe(input);
  }
});

test('words of this website add nothing to a new password; six other characters do', () => {
  const words = firm.name.split(' ').filter((word) => word.length > 3);
  for (const word of [...words, 'Accounting', 'Taxes', 'Payroll']) {
    expect(messages(newPassword, `${word}${word}1-8zk`), word).toHaveLength(1);
    expect(valueOf(newPassword, `${word}${word}1-8zkq`), word).toBe(`${word}${word}1-8zkq`);
  }
});

test('a name is trimmed, keeps accents and loses invisible characters', () => {
  expect(valueOf(fullName, ' Zoë  O’Brien-Nkosi ')).toBe('Zoë O’Brien-Nkosi');
  expect(valueOf(fullName, "D'Artagnan van der Merwe")).toBe("D'Artagnan van der Merwe");
  expect(valueOf(fullName, 'Jan\r\nBcc Marie')).toBe('Jan Bcc Marie');
  expect(valueOf(fullName, '\u202EJan\uFEFF')).toBe('Jan');
  expect(firstMessage(fullName, 'a'.repeat(100))).toBeNull();
});

test('a contact number has an optional plus and 2 to 15 digits, the first not zero', () => {
  for (const [input, stored] of [
    ['+27 82 123 4567', '+27821234567'],
    ['082 123 4567', '+27821234567'],
    ['27821234567', '27821234567'],
    ['+10821234567', '+10821234567'],
    ['12', '12'],
    ['+123456789012345', '+123456789012345'],
    ['  ', null],
    ['', null],
    [undefined, null],
  ] as const) {
    expect([input, valueOf(contactNumber, input)]).toEqual([input, stored]);
  }
});

test('an identification number has letters, digits, spaces, / and -, or is left out', () => {
  expect(valueOf(identificationNumber, '1'.repeat(50))).toBe('1'.repeat(50));
  for (const input of ['8001015009087', 'CK 2024-000123-07']) {
    expect(valueOf(identificationNumber, input)).toBe(input);
  }
  expect(valueOf(identificationNumber, ' ')).toBeNull();
  const input = { full_name: 'Jan', user_type: 'business', contactNumber: '' };
  for (const schema of [profileSchema, signUpSchema]) {
    const person = { ...input, email: 'a@example.org', password: 'Quiet-Karoo-7' };
    const stored = valueOf(schema, { ...person, identificationNumber: '2016 000100 07' });
    expect(stored).toMatchObject({ identificationNumber: '2016/000100/07' });
    const wrong = { ...person, user_type: 'individual', identificationNumber: '1234567890123' };
    const message = expect.stringMatching(/^This is not a valid South African ID number/);
    expect(safeParse(schema, wrong).error?.issues).toMatchObject([
      { message, path: ['identificationNumber'] },
    ]);
  }
});

test('an account is for an individual or a business', () => {
  const input = { full_name: 'Jan', email: 'a@example.org', password: 'Quiet-Karoo-7' };
  for (const user_type of ['admin', '', undefined]) {
    expect(firstMessage(signUpSchema, { ...input, user_type })).toBe(
      'Choose whether the account is for an individual or a business.',
    );
  }
  expect(valueOf(signUpSchema, { ...input, user_type: 'business', role: 'admin' })).not.toHaveProperty(
    'role',
  );
});

test('a rule checks any input quickly and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (input) => {
      for (const rule of [email, fullName, newPassword, contactNumber, identificationNumber]) {
        const worked = cpuClock();
        safeParse(rule, input);
        expect(worked()).toBeLessThan(200);
      }
    }),
    { numRuns: 25 },
  );
});

function firstMessage(rule: $ZodType, input: unknown): string | null {
  return messages(rule, input)[0] ?? null;
}

function messages(rule: $ZodType, input: unknown): string[] {
  const parsed = safeParse(rule, input);
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
}

function valueOf(rule: $ZodType, input: unknown): unknown {
  const parsed = safeParse(rule, input);
  return parsed.success ? parsed.data : parsed.error.issues;
}
