import { NO_VAT, type Correctable } from '#app/work/core/taxpayers/correctable.ts';
import type { TaxpayerValues } from '#app/work/core/taxpayers/taxpayers.server.ts';

/** What the form that starts a plan asks about the taxpayer. */
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

export type StartAnswers = Partial<Record<(typeof START_FIELDS)[number], string>>;

/**
 * The texts that were entered; an empty field is no answer. `asksVat`: the form asked for the VAT category, and the client did not
 * leave it to us.
 */
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
