import { halfOf } from '#app/tax/first-payment-notes.ts';
import { firstMonthOf, monthAt } from '#app/tax/month.ts';
import { bandsOf, type Payer } from '#app/tax/payer.ts';
import { expensesExceedIncome } from '#app/tax/provisional.ts';
import { provisionalRulesFrom } from '#app/tax/rates/provisional-rules.ts';
import { worksheetRates } from '#app/tax/rates/worksheet-rates.ts';
import { lastDayOf, type TaxYear } from '#app/tax/tax-year.ts';
import { taxYears } from '#app/tax/tax-years.ts';
import { worksheet, type WorksheetResult } from '#app/tax/worksheet.ts';
import type { MonthAmount, WorksheetInput, WorksheetPayment } from '#app/tax/worksheet-input.ts';
import { defineCalculator, type Headline } from './calculator.ts';
import { yearOption } from './fields.ts';
import { lateDays } from './first-paid-on.ts';
import { lastAssessmentOf } from './last-assessment.ts';
import { howToPay, inTwoParts, onlySoFar, payment, shortDayText, type Payment } from './payments.ts';
import { personInput } from './person.ts';
import type { Entry } from './read-entry.ts';
import { countedSoFar, wholeYear } from './so-far.ts';
import { worksheetTexts } from './worksheet-texts.ts';
import {
  isCompany,
  isPayer,
  MONTHS,
  switchedFields,
  worksheetFields,
  worksheetNeeds,
} from './worksheet-fields.ts';
import { filledNotes } from './worksheet-filled.ts';
import { countsText, meansText } from './worksheet-paid.ts';
import { noPaye } from './no-paye.ts';
import { dueDay, legalDay, paymentNames, paymentOf } from './worksheet-payments.ts';
import { yearEndIn } from './year-end.ts';

type WorksheetEntry = Entry<ReturnType<typeof worksheetFields>[number]>;

export const worksheetCalculator = defineCalculator({
  type: 'worksheet',
  tool: 'provisional',
  part: 'One payment, with penalties',
  path: '/provisional',
  estimates: 'one provisional payment of a person, a company or a trust, with its penalties',
  success: 'Your provisional worksheet has been completed.',
  hasPeriods: false,
  yearLast: true,
  bases: ['sars'],
  years: () =>
    taxYears
      .filter((year) => year >= provisionalRulesFrom)
      .toReversed()
      .map(yearOption),
  fields: worksheetFields,
  needs: worksheetNeeds,
  switched: switchedFields,
  input,
  rates: (basis, taxYear, entry) => worksheetRates(basis, taxYear, payerOf(entry), yearEndOf(entry, taxYear)),
  tax: worksheet,
  sheet(result, { entry, input, rates, today }) {
    const name = paymentNames[input.payment];
    const due = payment(name, result.paymentLeft, legalDay(input.payment, input.yearEnd), 'IRP6');
    const by = `by ${shortDayText(due.due)} (IRP6)`;
    const label = input.part ? `Left of the first payment, due ${by}` : `${name}, ${by}`;
    const brackets = bandsOf(rates);
    const parts = missedFirst(result, input, due, today);
    return {
      tax: { key: input.part ? 'paymentLeft' : 'paymentDue', cents: result.paymentLeft, label },
      means: parts?.means ?? meansText(result, input),
      elsewhere:
        input.businessIncome > 0 && rates.payer === 'person' && !isSoFar(entry) ? onlySoFar : undefined,
      counts: countsText(input, result.paymentLeft, today, paidOnOf(entry) !== ''),
      headlines: [
        parts ? { label: parts.label, text: parts.text } : { label, once: true, cents: result.paymentLeft },
        ...(input.part ? [{ label: `${name}, in all`, once: true as const, cents: result.paymentDue }] : []),
        ...headlinesOf(result),
      ],
      payments: [due],
      sections: due.cents > 0 ? [howToPay] : [],
      calendar: calendarOf(rates.payer, input.yearEnd),
      savedAs: name.toLowerCase(),
      warning: result.isLoss
        ? expensesExceedIncome
        : noPaye(input.grossIncome, entry.isGiven('employeesTaxPaid')),
      notes: [
        ...(isSoFar(entry) && (entry.isGiven('soFarIncome') || entry.isGiven('soFarCosts'))
          ? [countedSoFar(entry.choice('soFarTo'), input.businessIncome, input.businessExpenses)]
          : filledNotes(input, today)),
        ...result.notes,
      ],
      position: brackets && { brackets, income: result.estimateUsed },
    };
  },
  explains: worksheetTexts,
});

function missedFirst(
  { finalTax }: WorksheetResult,
  { payment, employeesTaxPaid, provisionalTaxPaid: paid, yearEnd, paidOn, due }: WorksheetInput,
  second: Payment,
  today: string,
) {
  if (payment !== 'second' || paidOn > due) return undefined;
  const half = halfOf({ finalTax, employeesTaxPaid });
  return inTwoParts(second, { half, paid, due: legalDay('first', yearEnd) }, today);
}

function payerOf(entry: WorksheetEntry) {
  const payer = entry.choice('payer');
  return isPayer(payer) ? payer : 'person';
}

function calendarOf(payer: Payer, yearEnd: string): string {
  if (isCompany(payer)) return `/deadlines.ics?entity=company&yearend=${Number(yearEnd.slice(5, 7))}`;
  return payer === 'trust' ? '/deadlines.ics?trust=yes' : '/deadlines.ics?provisional=yes';
}

function yearEndOf(entry: WorksheetEntry, taxYear: TaxYear): string {
  return isCompany(payerOf(entry)) ? yearEndIn(taxYear, entry.choice('yearEnd')) : lastDayOf(taxYear);
}

function input(entry: WorksheetEntry, taxYear: TaxYear, today: string): WorksheetInput {
  const yearEnd = yearEndOf(entry, taxYear);
  const payment = paymentOf(entry.choice('payment'), yearEnd);
  const due = dueDay(payment, yearEnd);
  return {
    ...personInput(entry),
    payment,
    ...yearOf(entry),
    incomeByMonth: monthsOf(entry, 'income', yearEnd),
    costsByMonth: monthsOf(entry, 'costs', yearEnd),
    expectedIncome: entry.amount('expectedIncome'),
    expectedCosts: entry.amount('expectedCosts'),
    grossIncome: entry.amount('grossIncome'),
    employeesTaxPaid: entry.amount('employeesTaxPaid'),
    ...paidBefore(entry, payment, due, legalDay('first', yearEnd)),
    paidAfterYearEnd: entry.amount('paidAfterYearEnd'),
    estimate: entry.amount('estimate'),
    lastAssessment: lastAssessmentOf(entry, taxYear),
    yearEnd,
    due,
    paidOn: paidOnOf(entry) || (today > due ? today : due),
  };
}

function paidBefore(entry: WorksheetEntry, payment: WorksheetPayment, due: string, firstDay: string) {
  if (payment === 'first') return { provisionalTaxPaid: 0, part: partOf(entry, due) };
  return {
    provisionalTaxPaid: entry.amount('provisionalTaxPaid'),
    firstLate: lateDays(entry.choice('firstPaidOn'), firstDay),
  };
}

function partOf(entry: WorksheetEntry, due: string): WorksheetInput['part'] {
  const cents = entry.amount('partPaid');
  return cents > 0 ? { cents, on: entry.choice('partPaidOn') || due } : undefined;
}

/** The day of a part, where no part was typed, is that of the whole. */
function paidOnOf(entry: WorksheetEntry): string {
  return entry.choice('paidOn') || (entry.amount('partPaid') > 0 ? '' : entry.choice('partPaidOn'));
}

function isSoFar(entry: WorksheetEntry): boolean {
  return entry.choice('entries') === 'sofar';
}

/** Cents of the whole year. */
function yearOf(entry: WorksheetEntry) {
  const months = entry.choice('soFarTo');
  if (!isSoFar(entry))
    return {
      businessIncome: entry.amount('businessIncome'),
      businessExpenses: entry.amount('businessExpenses'),
    };
  return {
    businessIncome: wholeYear(entry.amount('soFarIncome'), months),
    businessExpenses: wholeYear(entry.amount('soFarCosts'), months),
  };
}

/** The filled named rows, or the pasted rows. */
function monthsOf(entry: WorksheetEntry, kind: 'income' | 'costs', yearEnd: string): readonly MonthAmount[] {
  const first = firstMonthOf(yearEnd);
  const rows = MONTHS.flatMap((row, index) =>
    entry.isGiven(`${kind}${row}`)
      ? [{ month: monthAt(first + index), cents: entry.amount(`${kind}${row}`) }]
      : [],
  );
  return [...rows, ...entry.months(`${kind}ByMonth`)];
}

function headlinesOf(result: WorksheetResult): readonly Headline[] {
  const { paymentLeft, taxableIncome, basicAmount, safeEstimate, penalty, latePenalty, interest } = result;
  const once = (label: string, cents: number | null) =>
    cents === null ? [] : [{ label, once: true as const, cents }];
  const unlessZero = (label: string, cents: number | null) => once(label, cents || null);
  return [
    ...once('Taxable income of the year', taxableIncome),
    ...once('Basic amount', basicAmount),
    ...once('Lowest safe estimate', safeEstimate),
    ...unlessZero('Underestimation penalty', penalty),
    ...unlessZero('Penalty for paying late', latePenalty),
    ...(penalty && latePenalty ? once('Both penalties together', penalty + latePenalty) : []),
    ...unlessZero('Interest', interest),
    ...(latePenalty + interest > 0
      ? once('To pay in all, with the late penalty and interest', paymentLeft + latePenalty + interest)
      : []),
  ];
}
