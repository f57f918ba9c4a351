import { keysOf } from '#app/platform/core/keys.ts';
import { NO_VAT, storedText, type Correctable } from '#app/work/core/taxpayers/correctable.ts';
import type { Taxpayer, TaxpayerValues } from '#app/work/core/taxpayers/taxpayers.server.ts';

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

/** Empty fields are no answers. `asksVat`: the client was asked for the VAT category, and knew it. */
export function startAnswers(values: TaxpayerValues, { asksVat }: { asksVat: boolean }): StartAnswers {
  const { kind, name, taxNumber, registrationNumber, yearEnd, registeredOn, vatCategory } = values;
  return {
    name,
    ...(taxNumber && { taxNumber }),
    ...(registrationNumber && { registrationNumber }),
    ...(kind === 'company' && { yearEnd: String(yearEnd) }),
    ...(registeredOn && { registeredOn }),
    ...(asksVat && { vatCategory: vatCategory ?? NO_VAT }),
  };
}

export function changesIn(taxpayer: Taxpayer, given: StartAnswers): { field: StartField; to: string }[] {
  return keysOf(given).flatMap((field) => {
    const to = given[field];
    return to === undefined || storedText(taxpayer, field) === to ? [] : [{ field, to }];
  });
}
