import * as z from 'zod/mini';
import { taxpayerShape } from '#app/work/core/taxpayers/shape.ts';
import type { TaxpayerValues } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { monthOf } from '#app/firm/core/deadline-rule.ts';

export const newTaxpayerSchema = z.object(taxpayerShape);

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
    yearEnd: isCompany ? monthOf(given.yearEnd) : FEBRUARY,
    registeredOn: isCompany ? (given.registeredOn ?? null) : null,
    vatCategory: given.vatCategory ?? null,
  };
}
