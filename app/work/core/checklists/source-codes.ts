import { isKeyOf } from '#app/platform/core/keys.ts';

/** Of a tax certificate, or the certificate itself. Only codes in the calculators or the articles. */
export const sourceCodes = {
  'IRP5 3601': 'Salary or pension, before tax',
  'IRP5 3699': 'All income, before tax: the total',
  'IRP5 3701': 'Travel allowance, a fixed amount',
  'IRP5 3702': 'Travel, paid by the kilometre',
  'IRP5 3722': 'Travel, paid by the kilometre',
  'IRP5 4001': 'Pension fund',
  'IRP5 4003': 'Provident fund',
  'IRP5 4005': 'Medical aid',
  'IRP5 4006': 'Retirement annuity',
  'IRP5 4102': 'Tax that was deducted (PAYE)',
  'IRP5 4116': 'Medical credit that payroll has given',
  'IT3(a)': 'Income from which no tax was deducted',
  'IT3(b)': 'Interest and dividends',
  'IT3(c)': 'What was sold',
  'IT3(s)': 'Tax-free investments',
  'IT3(t)': 'What a trust vested in a beneficiary',
} as const satisfies Record<`IRP5 ${number}` | `IT3(${string})`, string>;

/** The year of assessment from which SARS no longer uses a code (its PAYE specification, version 23). */
export const ENDED_CODES: Readonly<Record<string, number>> = { 'IRP5 3697': 2017, 'IRP5 3698': 2017 };

export type SourceCode = keyof typeof sourceCodes;

export function isSourceCode(code: string): code is SourceCode {
  return isKeyOf(sourceCodes, code);
}
