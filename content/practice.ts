/**
 * Facts that owners ask about when they compare accountants. Invented for the demonstration, as the makers on the
 * licensing page are; pages name them as `{{firm.software books}}`.
 */
export const practice = {
  software: {
    books: 'Tallybird Ledger',
    payroll: 'Payquill Payroll',
    statements: 'Quartzbook Statements',
    returns: 'Stampwise Returns',
  },
  catchUp: {
    /** Late months that are brought up to date in a week, once their papers are here. */
    monthsAWeek: 3,
    /** The maximum for a late month, as a multiple of the monthly price of the bookkeeping plan. */
    mostTimesThePlan: 1,
  },
} as const;
