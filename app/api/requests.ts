import { z } from 'zod';
import {
  age,
  amount,
  amountOrZero,
  basis,
  choice,
  date,
  flag,
  medicalMembers,
  optionalChoice,
  taxYear,
} from './fields.ts';

const NOT_AN_OBJECT = 'Send a JSON object with the fields of the calculation.';
const ONLY_INDIVIDUALS = 'This counts for individuals only: leave it out for a company or a trust.';
const ONLY_COMPANIES = 'Only a company has a year-end of its own: leave it out for an individual or a trust.';

const year = { basis, taxYear };

const person = {
  grossIncome: amount('Salary and other income of the year, before anything is taken off.'),
  retirementContributions: amountOrZero('Contributions of the year to retirement funds.'),
  age,
  medicalMembers,
  medicalContributions: amountOrZero(
    'Contributions of the year to a medical scheme. They change nothing on the firm basis.',
  ),
  interestIncome: amountOrZero(
    'SARS basis: local interest, as a part of gross income; some of it is exempt.',
  ),
  retirementFund: optionalChoice(
    ['annuity', 'pension', 'provident'],
    'SARS basis, tax years 2000 to 2015: the kind of fund the contributions went to. Each had its own limit then.',
  ),
};

export const individualRequest = z.strictObject({ ...year, ...person }, { error: NOT_AN_OBJECT });

export const provisionalRequest = z.strictObject(
  {
    ...year,
    ...person,
    businessIncome: amount('Income of the business in the year.'),
    businessExpenses: amountOrZero('Expenses of the business in the year. They may exceed its income.'),
    employeesTaxPaid: amountOrZero("SARS basis: employees' tax (PAYE) that employers withhold in the year."),
  },
  { error: NOT_AN_OBJECT },
);

export const capitalGainsRequest = z
  .strictObject(
    {
      ...year,
      entityType: choice(['individual', 'company', 'trust'], 'Who sells.'),
      proceeds: amount('Proceeds from the sale.'),
      baseCost: amount('What it cost to buy, improve and sell.'),
      primaryResidence: flag('Individuals: whether the asset is the primary residence.'),
      currentIncome: amountOrZero('Individuals: taxable income of the year without the gain.'),
      age: age.meta({ description: 'Individuals, SARS basis: age on the last day of the tax year.' }),
      yearOfDeath: flag('Individuals, SARS basis: whether the seller died in the year.'),
      assessedLoss: amountOrZero('SARS basis: the assessed capital loss brought forward.'),
      yearEnd: date(
        "Companies, SARS basis: the last day of the company's year. The last day of February where left out.",
      ),
    },
    { error: NOT_AN_OBJECT },
  )
  .superRefine((sale, context) => {
    const { entityType } = sale;
    const forbid = (field: keyof typeof sale, message: string) => {
      if (sale[field]) context.addIssue({ code: 'custom', path: [field], message });
    };
    if (entityType !== 'company') forbid('yearEnd', ONLY_COMPANIES);
    if (entityType === 'individual') return;
    forbid('primaryResidence', ONLY_INDIVIDUALS);
    forbid('currentIncome', ONLY_INDIVIDUALS);
    forbid('yearOfDeath', ONLY_INDIVIDUALS);
  });

export const companyRequest = z.strictObject(
  {
    ...year,
    companyType: choice(['standard', 'sbc'], '"sbc" for a small business corporation.'),
    taxableIncome: amount('Taxable income of the year.'),
    dividendsPaid: amountOrZero('Dividends paid in the year; at most the taxable income.'),
    yearEnd: date(
      "SARS basis: the last day of the company's year, which finds its table. The last day of February in which the tax year ends where left out.",
    ),
    dividendsDeclared: date(
      'SARS basis: the day on which the dividends were declared. The year-end where left out.',
    ),
  },
  { error: NOT_AN_OBJECT },
);

export const turnoverRequest = z.strictObject(
  { ...year, taxableTurnover: amount('Taxable turnover of the micro business in the year.') },
  { error: NOT_AN_OBJECT },
);
