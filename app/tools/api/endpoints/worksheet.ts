import { worksheetCalculator } from '#app/tools/calculators/worksheet.ts';
import { isCompany, payerLabels } from '#app/tools/calculators/worksheet-fields.ts';
import { dueDay, paymentLabels } from '#app/tools/calculators/worksheet-payments.ts';
import { yearEndIn } from '#app/tools/calculators/year-end.ts';
import type { Payer } from '#app/tax/payer.ts';
import { lastDayOf, startYearOf, type TaxYear } from '#app/tax/tax-year.ts';
import type { WorksheetPayment } from '#app/tax/worksheet-input.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import { amountOrZero, choice, date, monthLinesOrNone, newestStartYear, wholeNumber } from '../fields.ts';
import { rand, randOrNull } from '../figures.ts';
import { personFields } from './individual.ts';

export const worksheetEndpoint = defineEndpoint(worksheetCalculator, {
  title: 'Provisional worksheet',
  about:
    'One provisional payment of a person, a company or a trust, from a quick estimate or month by month, with the basic amount, the lowest safe second estimate, penalties and interest.',
  fields: {
    ...personFields,
    grossIncome: amountOrZero('Salary, pension and other income of the whole year.'),
    payer: choice(payerLabels, 'Who pays. Only a person has employees’ tax, rebates and credits.'),
    yearEnd: date("The last day of a company's year; the last day of February where left out."),
    payment: choice(paymentLabels, 'Which payment of the year.'),
    businessIncome: amountOrZero('Business income of the whole year, beside the months.'),
    businessExpenses: amountOrZero('Business expenses of the whole year, beside the months.'),
    incomeByMonth: monthLinesOrNone(
      'Income of each month so far, from March: one amount a line, or "2026-03, 60000".',
    ),
    costsByMonth: monthLinesOrNone('Costs of each month so far, in the same way.'),
    expectedIncome: amountOrZero('Income of each month that is missing.'),
    expectedCosts: amountOrZero('Costs of each month that is missing.'),
    employeesTaxPaid: amountOrZero("Employees' tax withheld up to this payment."),
    provisionalTaxPaid: amountOrZero(
      'Provisional tax paid before, by the last day of the year; not for the first payment.',
    ),
    paidAfterYearEnd: amountOrZero('Third payment: paid of the second after the last day of the year.'),
    estimate: amountOrZero(
      'Another estimate of taxable income; for the third payment the second estimate that was given.',
    ),
    lastAssessedTaxableIncome: amountOrZero('Taxable income last assessed, for the basic amount.'),
    lastAssessedCapitalGain: amountOrZero('Taxable capital gain in it.'),
    lastAssessedLumpSums: amountOrZero(
      'Lump sums of a retirement fund and severance benefits in it; of a person.',
    ),
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
    penalty: randOrNull(
      '20% of the tax that a second estimate left short, if the year ends as expected, less the 10% of the same payment. Null where it is not tested.',
    ),
    latePenalty: rand('10% of a first or second payment that is late.'),
    interest: rand('On what is late, until the day of payment.'),
  },
  examples: [
    example('second', 'The second payment of a freelancer after ten months', {
      payment: 'second',
      incomeByMonth: '60000\n58000\n61000\n60000\n64000\n59000\n62000\n60000\n60000\n66000',
      expectedIncome: 60_000,
      expectedCosts: 20_000,
      provisionalTaxPaid: '46108.50',
      lastAssessedTaxableIncome: 420_000,
    }),
    example('late', 'A low second estimate, paid after the end of the year: both penalties', {
      taxYear: 2026,
      payment: 'second',
      businessIncome: 900_000,
      provisionalTaxPaid: 20_000,
      estimate: 400_000,
      lastAssessedTaxableIncome: 700_000,
      paidOn: '2027-04-10',
    }),
    example('company', 'The first payment of a company whose year ends in December', {
      taxYear: 2026,
      payer: 'company',
      yearEnd: '2026-12-31',
      payment: 'first',
      businessIncome: 2_000_000,
      businessExpenses: 800_000,
    }),
  ],
  compared: null,
  answers: ({ payer, payment, taxYear, ...sent }) => ({
    ...(payer !== 'person' && NOBODY),
    provisionalTaxPaid: payment === 'first' ? 0 : sent.provisionalTaxPaid,
    paidAfterYearEnd: payment === 'third' ? sent.paidAfterYearEnd : 0,
    paidOn: sent.paidOn || inTime(payment, payer, sent.yearEnd ?? '', taxYear),
    lastAssessedYear: sent.lastAssessedYear || startYearOf(taxYear) - 1,
  }),
});

/** The answer must not depend on the day of the request: nobody pays today. */
function inTime(payment: WorksheetPayment, payer: Payer, yearEnd: string, taxYear: TaxYear): string {
  return dueDay(payment, isCompany(payer) ? yearEndIn(taxYear, yearEnd) : lastDayOf(taxYear));
}

const NOBODY = { grossIncome: 0, employeesTaxPaid: 0, lastAssessedLumpSums: 0 };
