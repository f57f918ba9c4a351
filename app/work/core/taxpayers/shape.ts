import * as z from 'zod/mini';
import { taxNumber } from '#app/accounts/core/tax-number.ts';
import { NUMBER_KINDS, TAXPAYER_KINDS, VAT_CATEGORIES } from '#app/platform/db/work-values.ts';
import { recordOf } from '#app/platform/core/keys.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { isIsoDate, southAfricanDay } from '#app/platform/core/time.ts';
import { plainAddress, refusalOfAddress } from './addresses.ts';
import { NUMBERS, plainNumber, type NumberKind } from './numbers.ts';

function numberField({ form, refusal }: (typeof NUMBERS)[NumberKind]) {
  return z.optional(z.string().check(z.overwrite(plainNumber), z.regex(form, refusal)));
}

const addressField = z.optional(
  z.string().check(
    z.overwrite(plainAddress),
    z.refine((address) => refusalOfAddress(address) === null, {
      error: ({ input }) => refusalOfAddress(String(input)) ?? '',
    }),
  ),
);

export const taxpayerShape = {
  kind: z.enum(TAXPAYER_KINDS, { error: 'Choose what it is.' }),
  name: z
    .string({ error: 'Enter the name.' })
    .check(
      z.overwrite(oneLine),
      z.minLength(2, 'Enter the name, with at least two characters.'),
      z.maxLength(200, 'At most 200 characters.'),
      z.regex(/[\p{L}\p{Nd}]/u, 'Enter the name, with a letter or a figure in it.'),
    ),
  taxNumber: z.optional(taxNumber),
  registrationNumber: z.optional(
    z
      .string()
      .check(
        z.overwrite(oneLine),
        z.regex(/\d{3}/, 'That is no registration number: it has more digits.'),
        z.maxLength(50, 'At most 50 characters.'),
      ),
  ),
  yearEnd: z.enum(
    Array.from({ length: 12 }, (_, month) => String(month + 1)),
    { error: 'Choose the month.' },
  ),
  registeredOn: z.optional(
    z
      .string()
      .check(
        z.refine(
          (day) => isIsoDate(day) && day <= southAfricanDay(),
          'Give the day as a date that has been.',
        ),
      ),
  ),
  vatCategory: z.optional(z.enum(VAT_CATEGORIES, { error: 'Choose one of the categories.' })),
  streetAddress: addressField,
  postalAddress: addressField,
  ...recordOf(NUMBER_KINDS, (kind) => numberField(NUMBERS[kind])),
};
