import * as z from 'zod/mini';
import { atMost, LENGTHS } from '#app/platform/db/lengths.ts';
import { WAYS } from '#app/platform/db/booking-values.ts';
import { fieldOf } from '#app/firm/contact/enquiry-fields.ts';
import type { CountryCode } from '#app/platform/forms/countries.ts';
import { findPhone } from '#app/platform/forms/phone.server.ts';
import { phoneRule, ruleSchema } from '#app/firm/contact/enquiry-schema.ts';
import { errorsOf, parseForm } from '#app/platform/http/form.ts';
import { isSubmissionKey } from '#app/platform/http/submission-key.ts';
import { oneLine, paragraphs } from '#app/platform/core/text.ts';
import { CONTACT_FIELDS, LONGEST_QUESTION, type DetailErrors } from './details.ts';

export type Details = {
  name: string;
  email: string;
  countryCode: CountryCode;
  phone?: string;
  way: (typeof WAYS)[number];
  question?: string;
  submissionKey: string;
};

export const NO_WAY = 'Choose phone, video or our office.';
const NO_PHONE = 'Phone number is required';
const NO_NAME = 'Enter the name of the person or the company.';
const KEY = 'This form came without its key. Please choose the time once more.';

const contactRules = Object.fromEntries(
  CONTACT_FIELDS.map((name) => [name, ruleSchema(fieldOf(name).rule, 'individual')]),
);

const schemaWith = (rules: typeof contactRules) =>
  z
    .object({
      ...rules,
      phone: z.optional(contactRules.phone as z.ZodMiniType<string>),
      way: z.enum(WAYS, { error: NO_WAY }),
      question: z.optional(
        z
          .string()
          .check(
            z.overwrite(paragraphs),
            z.maxLength(LONGEST_QUESTION, `This can have ${atMost(LENGTHS.question)}. Please shorten it.`),
          ),
      ),
      submissionKey: z.string({ error: KEY }).check(z.refine(isSubmissionKey, KEY)),
    })
    .check(
      phoneRule((phone, countryCode) => findPhone(phone, countryCode) !== null),
      z.refine(({ way, phone }) => way !== 'phone' || phone !== undefined, {
        error: NO_PHONE,
        path: ['phone'],
        when: ({ value }) => (value as { way?: unknown }).way === 'phone',
      }),
    );

/** Companies too: refused is only what no name can be. */
const anyName = z
  .string({ error: NO_NAME })
  .check(
    z.overwrite(oneLine),
    z.regex(/[\p{L}\p{Nd}]/u, NO_NAME),
    z.minLength(LENGTHS.personName[0], NO_NAME),
    z.maxLength(LENGTHS.personName[1], `A name can have ${atMost(LENGTHS.personName)}.`),
  );

const SCHEMAS = {
  'own name': schemaWith(contactRules),
  'any name': schemaWith({ ...contactRules, name: anyName }),
};

type Read = { details: Details; errors: null } | { details: null; errors: DetailErrors };

/** With the first message of each wrong field. `names`: whether somebody gives their own, or a colleague any. */
export function readDetails(form: FormData, names: keyof typeof SCHEMAS = 'own name'): Read {
  const submission = parseForm(form, SCHEMAS[names]);
  if (submission.status === 'success')
    return { details: submission.value as unknown as Details, errors: null };
  return { details: null, errors: errorsOf(submission) };
}
