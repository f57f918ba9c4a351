import * as z from 'zod/mini';
import { starting } from '#content/pages/starting.ts';
import { writtenIdentification } from '#app/accounts/core/identification.ts';
import { VAT_CATEGORIES } from '#app/platform/db/work-values.ts';
import { taxpayerShape } from '#app/work/core/taxpayers/shape.ts';
import { UNKNOWN_CATEGORY } from '#app/work/core/taxpayers/vat-lookup.ts';
import type { TaxpayerValues } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { monthOf } from '#app/firm/core/deadline-rule.ts';

const ANSWERS = [...VAT_CATEGORIES, UNKNOWN_CATEGORY] as const;

export const newTaxpayerSchema = z.object({
  ...taxpayerShape,
  vatCategory: z.optional(z.enum(ANSWERS, { error: 'Choose one of the categories.' })),
});

/** Asked about its category; `yes`: has said that it is registered, so only which category is open. */
export type VatQuestion = 'none' | 'open' | 'yes';

export const newVendorSchema = z.extend(newTaxpayerSchema, {
  vatCategory: z.enum(ANSWERS, { error: starting.vatCategory.choose }),
});

const FEBRUARY = 2;

/** Only a company has a year of its own and the CIPC's number; people, trusts and estates end with February. */
export function valuesOf(given: z.output<typeof newTaxpayerSchema>): TaxpayerValues {
  const isCompany = given.kind === 'company';
  return {
    kind: given.kind,
    name: given.name,
    email: null,
    taxNumber: given.taxNumber ?? null,
    registrationNumber: isCompany
      ? writtenIdentification('business', given.registrationNumber ?? '') || null
      : (given.registrationNumber ?? null),
    streetAddress: null,
    postalAddress: null,
    yearEnd: isCompany ? monthOf(given.yearEnd) : FEBRUARY,
    registeredOn: isCompany ? (given.registeredOn ?? null) : null,
    vatCategory: given.vatCategory === UNKNOWN_CATEGORY ? null : (given.vatCategory ?? null),
  };
}
