import * as z from 'zod/mini';
import { VAT_CATEGORIES } from '#app/platform/db/work-values.ts';
import { taxpayerShape } from '#app/work/core/taxpayers/shape.ts';
import type { TaxpayerValues } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { monthOf } from '#app/firm/core/deadline-rule.ts';

export const newTaxpayerSchema = z.object(taxpayerShape);

/** Asked about its category; `yes`: has said that it is registered, so only which category is open. */
export type VatQuestion = 'none' | 'open' | 'yes';

/** For somebody who has said that it is registered for VAT. */
export const newVendorSchema = z.extend(newTaxpayerSchema, {
  vatCategory: z.enum(VAT_CATEGORIES, { error: 'Choose the category: it is on your VAT103.' }),
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
    registrationNumber: given.registrationNumber ?? null,
    streetAddress: null,
    postalAddress: null,
    yearEnd: isCompany ? monthOf(given.yearEnd) : FEBRUARY,
    registeredOn: isCompany ? (given.registeredOn ?? null) : null,
    vatCategory: given.vatCategory ?? null,
  };
}
