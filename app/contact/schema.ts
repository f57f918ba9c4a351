import * as z from 'zod/mini';
import { oneLine, paragraphs } from '#app/text.ts';
import type { ATTACHED } from './attached.ts';
import { COUNTRY_CODES, type CountryCode } from './countries.ts';

export const USER_TYPES = ['individual', 'company', 'estate', 'trust'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Every field of the form, in the order in which the page shows them. */
export const FIELDS = [
  'userType',
  'entityName',
  'name',
  'position',
  'email',
  'countryCode',
  'phone',
  'subject',
  'message',
] as const;

/** What a visitor has sent, trimmed and judged; a field that does not belong to the type is not in it. */
export type Enquiry = z.output<ReturnType<typeof contactSchema>>;

/** What the form's fields hold before that. */
export type EnquiryFields = Partial<Record<(typeof FIELDS)[number] | typeof ATTACHED, string>>;

/** Whether a number exists in the country of the code, or anywhere when it starts with a code of its own. */
export type PhoneCheck = (phone: string, countryCode: CountryCode) => boolean;

/** What the browser asks of a phone number: it has not the server's tables. */
const LEAST_DIGITS = 4;

/**
 * The rules of the contact form, for browser and server alike. `isPhone` is the part only the server can tell; the
 * browser lets pass what has enough digits. Lengths count UTF-16 units, a line break in the message as one.
 */
export function contactSchema(isPhone: PhoneCheck = hasDigits) {
  const kinds = [
    z.object({ userType: z.literal('individual'), ...person }),
    z.object({ userType: z.literal('company'), entityName: entityName('company'), ...person, position }),
    z.object({ userType: z.literal('estate'), entityName: entityName('estate'), ...person }),
    z.object({ userType: z.literal('trust'), entityName: entityName('trust'), ...person }),
  ] as const;
  const error = 'Choose whether you write as an individual or for a company, an estate or a trust.';
  return z.discriminatedUnion('userType', kinds, { error }).check(
    z.refine(({ phone, countryCode }) => isPhone(phone, countryCode), {
      error:
        'Please enter a valid phone number for the chosen country code, for instance 082 123 4567 for +27.',
      path: ['phone'],
      when: ({ value }) => judgeable(value),
    }),
  );
}

/** The message of the first field on the page that has one. */
export function firstMessage(errors: Record<string, string[] | null> | null | undefined): string | undefined {
  return FIELDS.map((field) => errors?.[field]?.[0]).find(Boolean);
}

const position = line('Enter your position in the company, for instance Director.').check(
  z.maxLength(100, 'A position can have at most 100 characters. Please shorten it.'),
);

const person = {
  name: line('Enter your name, so that we know whom to ask for.').check(
    z.minLength(2, { error: 'A name has at least 2 characters. Please enter it in full.', abort: true }),
    z.maxLength(100, { error: 'A name can have at most 100 characters. Please shorten it.', abort: true }),
    z.regex(
      /^(?=.*\p{L})[\p{L}\p{M} '’-]+$/u,
      'A name can only contain letters, spaces, apostrophes and hyphens. Please remove anything else.',
    ),
  ),
  email: line('Enter your e-mail address, so that we can answer you.').check(
    z.maxLength(255, {
      error: 'An e-mail address can have at most 255 characters. Please check it.',
      abort: true,
    }),
    z.regex(z.regexes.email, 'Please enter a valid e-mail address, for instance name@example.co.za.'),
  ),
  countryCode: z.enum(COUNTRY_CODES, {
    error: 'Choose the country code of your phone number from the list.',
  }),
  phone: line('Phone number is required').check(
    z.maxLength(40, {
      error: 'A phone number can have at most 40 characters. Please check it.',
      abort: true,
    }),
  ),
  subject: line('Enter a subject of at least 10 characters.').check(
    z.minLength(10, 'The subject needs at least 10 characters. Please say a little more.'),
    z.maxLength(200, 'The subject can have at most 200 characters. Please shorten it.'),
  ),
  message: text('Enter a message of at least 20 characters.', paragraphs).check(
    z.minLength(20, 'The message needs at least 20 characters. Please say a little more.'),
    z.maxLength(2000, 'The message can have at most 2 000 characters. Please shorten it.'),
  ),
};

function entityName(kind: 'company' | 'estate' | 'trust') {
  return line(`Enter the name of the ${kind}.`).check(
    z.maxLength(200, `The name of the ${kind} can have at most 200 characters. Please shorten it.`),
  );
}

function line(missing: string) {
  return text(missing, oneLine);
}

/** A text that must not be empty; cleaned before it is judged, so what is judged is what is stored. */
function text(missing: string, clean: (text: string) => string) {
  return z
    .string({ error: missing })
    .check(z.overwrite(clean), z.minLength(1, { error: missing, abort: true }));
}

function judgeable(value: unknown): boolean {
  const { phone, countryCode } = value as { phone?: unknown; countryCode?: unknown };
  const known: readonly unknown[] = COUNTRY_CODES;
  return typeof phone === 'string' && phone !== '' && phone.length <= 40 && known.includes(countryCode);
}

function hasDigits(phone: string): boolean {
  return (phone.match(/\p{Nd}/gu)?.length ?? 0) >= LEAST_DIGITS;
}
