/**
 * The labels of figures on SARS's notice of assessment (ITA34), in small letters. SARS publishes no layout. Section 96
 * of the Tax Administration Act says what it must state; that it sums up a year's income, deductions, rebates, PAYE and
 * provisional tax is in sars.gov.za/faq/what-is-the-difference-between-the-ita34-and-the-soa. These labels are from
 * notices that others rebuild in their programs; no notice of SARS itself was available. Not known: the labels of
 * notices before 2020 and of companies, and the order of dates and columns. Hence nothing here depends on an order.
 */
export const LABELS = {
  reference: ['reference number', 'tax reference number'],
  document: ['document number'],
  assessedOn: ['date of assessment'],
  year: ['year of assessment'],
  kind: ['type of assessment'],
  // Older notices have both of the last two, and do not say which one counts.
  payBy: ['payment due date', 'due date', 'second date'],
  income: ['income'],
  deductions: ['deductions allowed'],
  taxable: ['taxable income / assessed loss', 'taxable income', 'assessed loss'],
  tax: ['assessed tax after rebates'],
  credits: ['tax credits and adjustments'],
  result: ['assessment result'],
  payable: [
    'net debit amount under this assessment',
    'amount payable by you to sars',
    'amount payable by you',
    'net amount payable by you',
  ],
  refundable: [
    'net credit amount under this assessment',
    'amount refundable to you by sars',
    'amount refundable to you',
    'net amount refundable to you',
  ],
  /** Credit or debit: the label does not say which. */
  net: ['net credit/debit amount under this assessment', 'net credit / debit amount under this assessment'],
} as const satisfies Record<string, readonly string[]>;

export type Label = keyof typeof LABELS;
