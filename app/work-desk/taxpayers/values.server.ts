import * as z from 'zod/mini';
import { email } from '#app/accounts/forms.ts';
import { TAXPAYER_KINDS, VAT_CATEGORIES } from '#app/db/work-values.ts';
import { isUuid } from '#app/db/uuid.ts';
import { parseForm } from '#app/http/form.ts';
import type { TaxpayerValues } from '#app/taxpayers/taxpayers.server.ts';
import { oneLine, paragraphs } from '#app/text.ts';
import { isIsoDate, southAfricanDay } from '#app/time.ts';
import { LONGEST_NOTE } from '../page.ts';

export type TaxpayerErrors = Partial<Record<keyof TaxpayerValues, string>>;

const TAX_NUMBER = 'The income tax reference number has ten digits.';
const DAY = 'Give the day as a date that has been.';

const schema = z.object({
  kind: z.enum(TAXPAYER_KINDS, { error: 'Choose what it is.' }),
  name: z
    .string({ error: 'Enter the name.' })
    .check(
      z.overwrite(oneLine),
      z.minLength(2, 'Enter the name, with at least two characters.'),
      z.maxLength(200, 'At most 200 characters.'),
    ),
  email: z.optional(email),
  taxNumber: z.optional(
    z.string().check(
      z.overwrite((text) => text.replaceAll(/[\s/-]/g, '')),
      z.regex(/^\d{10}$/, TAX_NUMBER),
    ),
  ),
  registrationNumber: z.optional(
    z.string().check(z.overwrite(oneLine), z.maxLength(50, 'At most 50 characters.')),
  ),
  yearEnd: z.enum(
    Array.from({ length: 12 }, (_, month) => String(month + 1)),
    { error: 'Choose the month.' },
  ),
  registeredOn: z.optional(
    z.string().check(z.refine((day) => isIsoDate(day) && day <= southAfricanDay(), DAY)),
  ),
  vatCategory: z.optional(z.enum(VAT_CATEGORIES, { error: 'Choose one of the categories.' })),
  assigneeId: z.optional(z.string().check(z.refine(isUuid, 'Choose a colleague.'))),
  note: z.optional(
    z
      .string()
      .check(
        z.overwrite(paragraphs),
        z.maxLength(LONGEST_NOTE, 'At most 10 000 characters. Please shorten it.'),
      ),
  ),
});

type Read = { values: TaxpayerValues; errors: null } | { values: null; errors: TaxpayerErrors };

/** With the first message of each field that is wrong. */
export function readTaxpayer(form: FormData): Read {
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') {
    const errors = Object.entries(submission.error ?? {}).map(([name, messages]) => [name, messages?.[0]]);
    return { values: null, errors: Object.fromEntries(errors) as TaxpayerErrors };
  }
  const { yearEnd, ...given } = submission.value;
  const values: TaxpayerValues = {
    kind: given.kind,
    name: given.name,
    email: given.email ?? null,
    taxNumber: given.taxNumber ?? null,
    registrationNumber: given.registrationNumber ?? null,
    yearEnd: Number(yearEnd),
    registeredOn: given.registeredOn ?? null,
    vatCategory: given.vatCategory ?? null,
    assigneeId: given.assigneeId ?? null,
    note: given.note ?? null,
  };
  return { values, errors: null };
}
