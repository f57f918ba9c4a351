import { keysOf } from '#app/platform/core/keys.ts';
import { LOOKED_UP, NO_VAT, storedText, type Correctable } from '#app/work/core/taxpayers/correctable.ts';
import type { Taxpayer, TaxpayerValues } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { UNKNOWN_CATEGORY } from '#app/work/core/taxpayers/vat-lookup.ts';

export const START_FIELDS = [
  'name',
  'taxNumber',
  'registrationNumber',
  'yearEnd',
  'registeredOn',
  'vatCategory',
] as const satisfies Correctable[];

/** The work and periods of a proposal depend on these. */
export const DECISIVE = ['yearEnd', 'registeredOn', 'vatCategory'] as const satisfies Correctable[];

type StartField = (typeof START_FIELDS)[number];

export type StartAnswers = Partial<Record<StartField, string>>;

type OfVat = { asksVat: boolean; isUnknown: boolean };

/** Empty fields are no answers. `asksVat`: the client was asked for the VAT category. `isUnknown`: and does not know it. */
export function startAnswers(values: TaxpayerValues, { asksVat, isUnknown }: OfVat): StartAnswers {
  const { kind, name, taxNumber, registrationNumber, yearEnd, registeredOn, vatCategory } = values;
  return {
    name,
    ...(taxNumber && { taxNumber }),
    ...(registrationNumber && { registrationNumber }),
    ...(kind === 'company' && { yearEnd: String(yearEnd) }),
    ...(registeredOn && { registeredOn }),
    ...(asksVat && { vatCategory: isUnknown ? UNKNOWN_CATEGORY : (vatCategory ?? NO_VAT) }),
  };
}

export function changesIn(taxpayer: Taxpayer, given: StartAnswers): { field: StartField; to: string }[] {
  return keysOf(given).flatMap((field) => {
    const to = given[field];
    const stored = storedText(taxpayer, field);
    const isSame = stored === to || (stored === LOOKED_UP && to === UNKNOWN_CATEGORY);
    return to === undefined || isSame ? [] : [{ field, to }];
  });
}
