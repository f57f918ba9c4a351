/**
 * By calculator, the id of the plan in `plans.ts` that does this for the visitor; its price is shown below the
 * result.
 */
export const calculatorPlans: Readonly<Record<string, string>> = {
  individual: 'individual-income-tax',
  'capital-gains': 'individual-income-tax',
  provisional: 'provisional-income-tax',
  worksheet: 'provisional-income-tax',
  turnover: 'turnover-tax',
  company: 'starter',
};
