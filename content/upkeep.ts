/** Ids of `plans.ts`: what we do for each kind of business in a year, at the price that `/compare` counts. */
export const upkeepPlans = {
  /** With the owner's own return in it. */
  sole: ['provisional-income-tax'],
  turnover: ['turnover-tax'],
  company: ['starter', 'annual-returns-submission', 'beneficial-ownership-submission'],
  /** Instead of the first of `company` once it has a payroll or VAT; beside `sole` with VAT. */
  withPayrollOrVat: 'standard',
  /** Of the owner of a company. */
  ownReturn: 'individual-income-tax',
};
