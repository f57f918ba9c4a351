import * as z from 'zod/mini';
import { atMost, LENGTHS } from '#app/platform/db/lengths.ts';
import { WAYS } from '#app/platform/db/booking-values.ts';
import { fieldOf } from '#app/firm/contact/enquiry-fields.ts';
import type { CountryCode } from '#app/platform/forms/countries.ts';
import { findPhone } from '#app/platform/forms/phone.server.ts';
import { phoneRule, ruleSchema } from '#app/firm/contact/enquiry-schema.ts';
import { parseForm } from '#app/platform/http/form.ts';
import { isSubmissionKey } from '#app/platform/http/submission-key.ts';
import { paragraphs } from '#app/platform/core/text.ts';
import { CONTACT_FIELDS, LONGEST_QUESTION, type DetailErrors } from './details.ts';

export type Details = {
  name: string;
  email: string;
  countryCode: CountryCode;
  phone: string;
  way: (typeof WAYS)[number];
  question?: string;
  submissionKey: string;
};

export const NO_WAY = 'Choose phone, video or our office.';
const KEY = 'This form came without its key. Please choose the time once more.';

const contactRules = Object.fromEntries(
  CONTACT_FIELDS.map((name) => [name, ruleSchema(fieldOf(name).rule, 'individual')]),
);

const schema = z
  .object({
    ...contactRules,
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
  .check(phoneRule((phone, countryCode) => findPhone(phone, countryCode) !== null));

type Read = { details: Details; errors: null } | { details: null; errors: DetailErrors };

/** With the first message of each field that is wrong. */
export function readDetails(form: FormData): Read {
  const submission = parseForm(form, schema);
  if (submission.status === 'success')
    return { details: submission.value as unknown as Details, errors: null };
  const errors = Object.entries(submission.error ?? {}).map(([name, messages]) => [name, messages?.[0]]);
  return { details: null, errors: Object.fromEntries(errors) as DetailErrors };
}
