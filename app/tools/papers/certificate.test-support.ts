import type { Row } from './printed-rows.ts';

type Line = readonly [code: number, words: string, amount: string];

/** 2026, R 385 000: salary, 80 % of a car allowance, and R 12 000 that is not taxed. */
export const CERTIFICATE: readonly Line[] = [
  [3601, 'Income', '340 000'],
  [3701, 'Travel allowance', '45 000'],
  [3714, 'Non-taxable allowances', '12 000'],
  [3696, 'Gross non-taxable income', '12 000'],
  [3699, 'Gross employment income (taxable)', '385 000'],
  [4001, 'Pension fund contributions', '25 500.00'],
  [4005, 'Medical scheme contributions', '48 000.00'],
  [4102, 'PAYE', '61 234.56'],
  [4141, 'UIF', '4 250.88'],
  [4142, 'SDL', '3 850.00'],
  [4149, 'Total tax, SDL and UIF', '69 335.44'],
];

export function codeFirst([code, words, amount]: Line): Row {
  return [String(code), words, amount];
}

/** As payroll programs print an IRP5: a code before its amount, or after it. */
export function certificateRows({ lines = CERTIFICATE, year = '2026', order = codeFirst } = {}): Row[] {
  return [
    ['Employee Tax Certificate', 'IRP5/IT3(a)'],
    ['Certificate number', '7123456789202602A0000000000001'],
    ['Year of assessment', year],
    ['Period employed', '20250301', '20260228'],
    ...lines.map(order),
  ];
}

export function without(...codes: number[]): readonly Line[] {
  return CERTIFICATE.filter(([code]) => !codes.includes(code));
}

/** Each text with its place, in points from the left. */
export function certificateLines(): [x: number, text: string][][] {
  return certificateRows().map((row) => row.map((text, at) => [40 + 160 * at, text]));
}
