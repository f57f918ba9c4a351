/**
 * What owners ask who compare accountants. Invented for the demonstration, as the makers on the licensing page are;
 * pages name these facts as `{{firm.software books}}`.
 */
export const practice = {
  software: {
    books: 'Tallybird Ledger',
    payroll: 'Payquill Payroll',
    statements: 'Quartzbook Statements',
    returns: 'Stampwise Returns',
  },
  catchUp: {
    /** Late months brought up to date in a week, once their papers are here. */
    monthsAWeek: 3,
    /** A late month costs at most so many times the month of the plan that keeps the books. */
    mostTimesThePlan: 1,
  },
} as const;
