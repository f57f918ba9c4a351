/** Ids of `plans.ts`: what comes on top of the plan that the price finder names; `/compare` uses their prices. */
export const upkeepPlans = {
  /** Of a company, each year. */
  filings: ['annual-returns-submission', 'beneficial-ownership-submission'],
  /** Of its owner, and of who has other income beside turnover tax. */
  ownReturn: 'individual-income-tax',
};
