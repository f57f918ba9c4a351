import { NO_VAT, type Correctable } from '#app/work/core/taxpayers/correctable.ts';
import type { TaxpayerValues } from '#app/work/core/taxpayers/taxpayers.server.ts';

/** What the start of a plan asks of a taxpayer. */
export const ASKED = [
  'name',
  'taxNumber',
  'registrationNumber',
  'yearEnd',
  'registeredOn',
  'vatCategory',
] as const satisfies Correctable[];

/** What decides which work and periods a proposal holds. */
export const DECISIVE = ['yearEnd', 'registeredOn', 'vatCategory'] as const satisfies Correctable[];

export type Answered = Partial<Record<(typeof ASKED)[number], string>>;

/** As texts of what was answered; `asksVat`: the category was asked for, and is not left to us. What was left empty is no answer. */
export function answered(values: TaxpayerValues, { asksVat }: { asksVat: boolean }): Answered {
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
