import { walkedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import { firmIndividual } from './firm.ts';
import type { CompanyRates } from './tables.ts';

/** The firm's constants for companies. It prints no base amounts for small businesses: they come from the bands themselves. */
export const firmCompany: CompanyRates = {
  name: firmIndividual.name,
  standardRate: 2700,
  smallBusiness: {
    brackets: walkedBrackets(
      [0, 91_250, 0],
      [91_251, 365_000, 700],
      [365_001, 550_000, 2100],
      [550_001, null, 2800],
    ),
    grossIncomeLimit: rand(20_000_000),
  },
  dividends: { kind: 'dividends-tax', rate: 2000 },
};
