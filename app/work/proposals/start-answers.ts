import { keysOf } from '#app/platform/core/keys.ts';
import { NO_VAT, storedText, type Correctable } from '#app/work/core/taxpayers/correctable.ts';
import type { Taxpayer, TaxpayerValues } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { UNKNOWN_CATEGORY } from './new-taxpayer.ts';

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
    if (to === undefined || storedText(taxpayer, field) === to) return [];
    if (to === UNKNOWN_CATEGORY && taxpayer.vatCategory === null) return [];
    return [{ field, to }];
  });
}
