import * as z from 'zod/mini';
import { firm } from '#app/platform/content/firm.ts';
import { EMAIL_ADDRESS, writtenEmail } from '#app/platform/core/email-address.ts';
import { oneLine, withoutInvisible } from '#app/platform/core/text.ts';
import { ACCOUNT_TYPE_LABELS, type AccountType } from './account-type.ts';
import { commonPasswords } from './common-passwords.ts';
import { identificationError, writtenIdentification } from './identification.ts';
import { keysOf } from '#app/platform/core/keys.ts';

const PASSWORD_RULE =
  'Password must contain at least one lowercase letter, one uppercase letter, and one number';

const EXPECTED_WORDS = ['accounting', 'taxes', 'payroll'];
const LEAST_OWN = 6;

export const email = z.string({ error: 'Email is required' }).check(
  z.overwrite((text) => writtenEmail(text).toLowerCase()),
  z.minLength(1, { error: 'Email is required', abort: true }),
  z.maxLength(255, { error: 'Email must be less than 255 characters', abort: true }),
  z.regex(EMAIL_ADDRESS, 'Please enter a valid email address'),
);

const password = z
  .string({ error: 'Password is required' })
  .check(
    z.minLength(1, { error: 'Password is required', abort: true }),
    z.minLength(6, { error: 'Password must be at least 6 characters', abort: true }),
    z.maxLength(128, 'Password must be less than 128 characters'),
  );

export const newPassword = z.string({ error: 'Password is required' }).check(
  z.minLength(1, { error: 'Password is required', abort: true }),
  z.minLength(8, { error: 'Password must be at least 8 characters', abort: true }),
  z.maxLength(128, { error: 'Password must be less than 128 characters', abort: true }),
  z.regex(/(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\p{Nd})/su, { error: PASSWORD_RULE, abort: true }),
  z.refine((text) => !commonPasswords.has(text.toLowerCase()), {
    error:
      'This password is one of the 10 000 most common ones, which attackers try first. Please choose another.',
    abort: true,
  }),
  z.refine((text) => ownPart(text).length >= LEAST_OWN, {
    error: 'This password is little more than words of this website. Please choose another.',
  }),
);

export const fullName = z
  .string({ error: 'Enter your full name, so that we know what to call you.' })
  .check(
    z.overwrite(oneLine),
    z.minLength(1, { error: 'Enter your full name, so that we know what to call you.', abort: true }),
    z.minLength(2, { error: 'Name must be at least 2 characters', abort: true }),
    z.maxLength(100, { error: 'Name must be less than 100 characters', abort: true }),
    z.regex(
      /^(?=.*\p{L})[\p{L}\p{M} '’-]+$/u,
      'Name can only contain letters, spaces, hyphens, and apostrophes',
    ),
  );

export const contactNumber = optional(
  z.string().check(
    z.overwrite((text) =>
      withoutInvisible(text)
        .replaceAll(/\s/g, '')
        .replace(/^0(?=\d{9}$)/, '+27'),
    ),
    z.regex(/^(?:\+?[1-9]\d{1,14})?$/, 'Please enter a valid phone number'),
  ),
);

export const identificationNumber = optional(
  z
    .string()
    .check(
      z.overwrite(oneLine),
      z.maxLength(50, { error: 'Identification number must be less than 50 characters', abort: true }),
      z.regex(/^[\p{L}\p{Nd} /-]*$/u, 'Invalid identification number format'),
    ),
);

const userType = z.enum(keysOf(ACCOUNT_TYPE_LABELS), {
  error: 'Choose whether the account is for an individual or a business.',
});

export const signInSchema = z.object({ email, password });

const profile = { full_name: fullName, user_type: userType, contactNumber, identificationNumber };

export const profileSchema = z.object(profile).check(z.check(checkIdentification));

export const signUpSchema = z
  // The first issue of this order is the message above the form.
  .object({ email, password: newPassword, ...profile })
  .check(z.check(checkIdentification));

type Identified = { user_type: AccountType; identificationNumber: string | null };

function checkIdentification({ value, issues }: z.core.ParsePayload<Identified>): void {
  const { user_type: type, identificationNumber: input } = value;
  if (input === null) return;
  const message = identificationError(type, input);
  if (message) issues.push({ code: 'custom', message, input, path: ['identificationNumber'] });
  value.identificationNumber = writtenIdentification(type, input);
}

function ownPart(password: string): string {
  const names = firm.name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3);
  return [...names, ...EXPECTED_WORDS].reduce(
    (rest, word) => rest.replaceAll(word, ''),
    password.toLowerCase(),
  );
}

function optional(text: z.ZodMiniString) {
  return z.pipe(
    z.optional(text),
    z.transform((input) => input || null),
  );
}
