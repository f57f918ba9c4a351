import { dueDay, paymentLabels } from '#app/calculators/worksheet-payments.ts';
import type { LastAssessment } from '#app/tax/basic-amount.ts';
import type { Cents } from '#app/tax/money.ts';
import type { IndividualRates } from '#app/tax/rates/tables.ts';
import { worksheetRates } from '#app/tax/rates/worksheet-rates.ts';
import { yearOfAssessment, type TaxYear } from '#app/tax/tax-year.ts';
import { worksheet, type WorksheetInput } from '#app/tax/worksheet.ts';
import { defineEndpoint } from '../endpoint.ts';
import { amountOrZero, choice, date, monthLinesOrNone, newestStartYear, wholeNumber } from '../fields.ts';
import { rand } from '../figures.ts';
import { personFields } from './individual.ts';

export const worksheetEndpoint = defineEndpoint({
  name: 'worksheet',
  title: 'Provisional worksheet',
  about:
    'One provisional payment from the months so far and those to come, with the basic amount, the lowest safe second estimate, penalties and interest.',
  fields: {
    ...personFields,
    grossIncome: amountOrZero('Salary, pension and other income of the whole year.'),
    payment: choice(paymentLabels, 'Which payment of the year.'),
    incomeByMonth: monthLinesOrNone(
      'Income of each month so far, from March: one amount a line, or "2026-03, 60000".',
    ),
    costsByMonth: monthLinesOrNone('Costs of each month so far, in the same way.'),
    expectedIncome: amountOrZero('Income of each month that is missing.'),
    expectedCosts: amountOrZero('Costs of each month that is missing.'),
    employeesTaxPaid: amountOrZero("Employees' tax withheld up to this payment."),
    provisionalTaxPaid: amountOrZero('Provisional tax paid before in the year; not for the first payment.'),
    estimate: amountOrZero(
      'Another estimate of taxable income; for the third payment the second estimate that was given.',
    ),
    lastAssessedTaxableIncome: amountOrZero('Taxable income last assessed, for the basic amount.'),
    lastAssessedCapitalGain: amountOrZero('Taxable capital gain in it.'),
    lastAssessedYear: wholeNumber(
      newestStartYear,
      'The calendar year in which the tax year of that assessment started; 0 for the year before.',
    ),
    paidOn: date('Day of payment; the last day in time where left out.'),
  },
  figures: {
    paymentDue: rand('To be paid.'),
    taxableIncome: rand('Of the year, as the months and the expectation have it.'),
    finalTax: rand('Of the year.'),
    estimateUsed: rand('The taxable income that the payment is worked out on.'),
    penalty: rand('20% of the tax that a second estimate left short, if the year ends as expected.'),
    latePenalty: rand('10% of a first or second payment that is late.'),
    interest: rand('On what is late, until the day of payment.'),
  },
  examples: [
    {
      name: 'second',
      summary: 'The second payment of a freelancer after ten months',
      request: {
        basis: 'sars',
        taxYear: newestStartYear,
        payment: 'second',
        incomeByMonth: '60000\n58000\n61000\n60000\n64000\n59000\n62000\n60000\n60000\n66000',
        expectedIncome: 60_000,
        expectedCosts: 20_000,
        provisionalTaxPaid: '46108.50',
        lastAssessedTaxableIncome: 420_000,
      },
    },
  ],
  compared: null,
  rates: ({ basis, taxYear }) => worksheetRates(basis, taxYear),
  tax: sheetOf,
});

type Request = Omit<WorksheetInput, 'lastAssessment' | 'due' | 'paidOn' | 'incomeKind'> & {
  taxYear: TaxYear;
  lastAssessedTaxableIncome: Cents;
  lastAssessedCapitalGain: Cents;
  lastAssessedYear: number;
  paidOn?: string | undefined;
};

function sheetOf(request: Request, rates: IndividualRates) {
  const { payment, taxYear, provisionalTaxPaid } = request;
  const due = dueDay(payment, taxYear);
  return worksheet(
    {
      ...request,
      provisionalTaxPaid: payment === 'first' ? 0 : provisionalTaxPaid,
      lastAssessment: lastAssessmentOf(request),
      due,
      paidOn: request.paidOn ?? due,
    },
    rates,
  );
}

function lastAssessmentOf(request: Request): LastAssessment | null {
  const { taxYear, lastAssessedTaxableIncome: taxableIncome, lastAssessedYear } = request;
  const year = lastAssessedYear === 0 ? taxYear - 1 : yearOfAssessment(lastAssessedYear);
  if (taxableIncome === 0 || year >= taxYear) return null;
  return { taxYear: year, taxableIncome, taxableCapitalGain: request.lastAssessedCapitalGain };
}
