/** Ids of `plans.ts`: a year's work for each kind of business; `/compare` uses their prices. */
export const upkeepPlans = {
  sole: ['provisional-income-tax'],
  turnover: ['turnover-tax'],
  company: ['starter', 'annual-returns-submission', 'beneficial-ownership-submission'],
  /** Replaces the first of `company` with a payroll or VAT; added to `sole` with VAT. */
  withPayrollOrVat: 'standard',
  ownReturn: 'individual-income-tax',
};
