/** Ids of `plans.ts`: what we do for each kind of business in a year; `/compare` uses their prices. */
export const upkeepPlans = {
  /** With the owner's own return in it. */
  sole: ['provisional-income-tax'],
  turnover: ['turnover-tax'],
  company: ['starter', 'annual-returns-submission', 'beneficial-ownership-submission'],
  /** Replaces the first of `company` with a payroll or VAT; added to `sole` with VAT. */
  withPayrollOrVat: 'standard',
  ownReturn: 'individual-income-tax',
};
