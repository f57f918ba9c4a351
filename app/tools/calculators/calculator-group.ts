export const CALCULATOR_GROUPS = {
  income: 'Income tax',
  pay: 'Pay',
  business: 'Business',
  retirement: 'Retirement',
  property: 'Property and estates',
  claims: 'Claims',
} as const;

export type CalculatorGroup = keyof typeof CALCULATOR_GROUPS;
