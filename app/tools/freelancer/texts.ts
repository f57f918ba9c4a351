import { countText } from '#app/platform/core/count-text.ts';
import { firstPaymentNotes, unpaidHalf } from '#app/tax/first-payment-notes.ts';
import { lastKnownRate, lateInterest } from '#app/tax/late-interest.ts';
import { monthNumber, monthText } from '#app/tax/month.ts';
import { formatRand, formatShortRand, type Cents } from '#app/tax/money.ts';
import { provisionalDates } from '#app/tax/provisional-dates.ts';
import type { IndividualRates } from '#app/tax/rates/tables.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { MONTHS_OF_A_YEAR, setAside, type SetAside } from '#app/tax/set-aside.ts';
import { firstDayOf, type TaxYear } from '#app/tax/tax-year.ts';
import { dayText } from '#app/platform/core/time.ts';
import { NO_PAYE } from '#app/tools/calculators/no-paye.ts';
import { inTwoParts, shortDayText } from '#app/tools/calculators/payments.ts';
import { beganAfterAugust, monthsOf, type Read, type Typed } from './entries.ts';
import { readWithDay, type ReadOnDay } from './paid-day.ts';
import { nextPayment, paymentDays } from './payment-days.ts';
import { ASK_AUGUST, putAwayTexts } from './put-away-texts.ts';
import { soFarDoubt } from './so-far-doubt.ts';
import { wholeYearTexts } from './whole-year.ts';

/** By name; an empty one is hidden. The server writes them, and the page's script rewrites them. */
export type Texts = Readonly<Record<string, string>>;

const BEGIN = 'Type what came in so far, and it stands here how much of each R 1 000 to put away.';
const NONE_IN_AUGUST =
  'You began after August, so no first payment was due for this business: all of it is due with the second.';
const ALL_TYPED = { wholeYear: 'All twelve months are yours.', part: 'Each is as you typed it.' };
const BEFORE = 'Before you began: not counted';

export function freelancerTexts(typed: Typed, rates: IndividualRates, today: string): Texts {
  const read = readWithDay(typed, rates.name.taxYear, today);
  const fieldTexts = {
    ...textsOfFields(read),
    begins: beginsText(read.input.began, rates.name.taxYear, today),
  };
  const [mistake] = Object.values(read.errors);
  if (mistake) return { ...fieldTexts, needs: `${mistake} See the field that is marked.` };
  const running = monthNumber(today.slice(0, 7)) - monthNumber(firstDayOf(rates.name.taxYear).slice(0, 7));
  const result = setAside({ ...read.input, running }, rates);
  if (result === null) return { ...fieldTexts, needs: BEGIN };
  if (isRefusal(result)) return { ...fieldTexts, needs: result.sentence };
  const doubt = soFarDoubt(typed, read, result, rates.name.taxYear);
  const putAway = putAwayTexts(result, read, rates, today);
  return {
    ...fieldTexts,
    ...(doubt && { sofarInNote: doubt }),
    ...rowTexts(result, read, today, rates),
    ...figures(result, read, rates),
    ...putAway,
    barLead: putAway.overdue ?? putAway.headline ?? '',
    ...paymentTexts(result, read, rates, today),
    ...wholeYearTexts(result, read, rates.name.taxYear, today),
  };
}

function textsOfFields({ errors, notes, input }: Read): Record<string, string> {
  const before = Array.from({ length: input.began }, (_, index) => [`row${index + 1}`, BEFORE]);
  const mistakes = Object.entries(errors).map(([name, text]) => [`${name}Error`, text]);
  const doubts = Object.entries(notes).map(([name, text]) => [`${name}Note`, text]);
  return Object.fromEntries([...before, ...mistakes, ...doubts]);
}

/** The value that an empty month counts as. */
function rowTexts(
  { average }: SetAside,
  { input, together }: Read,
  today: string,
  { name }: IndividualRates,
): Record<string, string> {
  const counted = `counts as ${formatShortRand(average.income)} in, ${formatShortRand(average.costs)} costs`;
  const months = monthsOf(name.taxYear);
  return Object.fromEntries(
    input.months.flatMap((month, index) => {
      if (together.includes(index)) return [[`row${index + 1}`, 'In the total so far']];
      if (month || index < input.began) return [];
      const when = (months[index] ?? '') >= today.slice(0, 7) ? 'To come' : 'Empty';
      return [[`row${index + 1}`, `${when}: ${counted}`]];
    }),
  );
}

function figures(
  result: SetAside,
  { input, notes }: Read,
  { name }: IndividualRates,
): Record<string, string> {
  const { payable, year, known, average, taxableIncome } = result;
  const toCome = MONTHS_OF_A_YEAR - input.began - known;
  return {
    assumed:
      (notes.paye === NO_PAYE ? 'No PAYE is counted for the salary: type it, or 0. ' : '') +
      beganText(input.began, name.taxYear) +
      (toCome === 0
        ? ALL_TYPED[input.began === 0 ? 'wholeYear' : 'part']
        : `${monthsText(known)} as you typed; ${toCome === 1 ? 'the other one is' : `the other ${toCome} are`} filled in with their average, ${formatShortRand(average.income)} in and ${formatShortRand(average.costs)} costs. Type 0 for a month without income.`),
    ...(toCome > 0 && { filledIn: 'Do you know what the whole year brings?' }),
    income: formatRand(year.income),
    costs: formatRand(year.costs),
    taxable: formatRand(taxableIncome),
    payable: formatRand(payable),
  };
}

function paymentTexts(
  { first, second }: SetAside,
  { input, lateOn }: ReadOnDay,
  { name }: IndividualRates,
  today: string,
): Record<string, string> {
  const { due, isFirst } = nextPayment(name.taxYear, input.began, today);
  const label = `${isFirst ? 'First' : 'Second'} payment`;
  if (due < today) return { paymentLabel: label, paymentNeeds: `It was due by ${shortDayText(due)}.` };
  const day = `by ${shortDayText(due)}`;
  if (!isFirst && input.paidInAugust === undefined)
    return { paymentLabel: `${label}, ${day}`, paymentNeeds: ASK_AUGUST };
  const paid = input.paidInAugust;
  const cents = isFirst ? first : second;
  const bar = cents === 0 ? `Nothing to pay ${day}` : `${formatRand(cents)} to pay ${day}`;
  if (isFirst || paid === undefined)
    return { bar, paymentLabel: `${label}, ${day}`, payment: formatRand(cents) };
  if (beganAfterAugust(input.began))
    return { bar, paymentLabel: `${label}, ${day}`, payment: formatRand(second), late: NONE_IN_AUGUST };
  const august = {
    half: first,
    paid,
    due: provisionalDates(name.taxYear).first,
  };
  const parts = inTwoParts({ label, cents: second, due, form: 'IRP6' }, august, today);
  const [firstDay] = paymentDays(name.taxYear);
  const late = lateOn ? { due: firstDay, paidOn: lateOn } : undefined;
  const notes = firstPaymentNotes({ ...august, late });
  return {
    bar: parts ? `${formatRand(second)} in all ${day}` : bar,
    paymentLabel: parts?.label ?? `${label}, ${day}`,
    payment: parts?.text ?? formatRand(second),
    late: [...(parts ? [parts.means] : []), ...notes].join(' '),
    ...lateCostTexts(unpaidHalf(august), name.taxYear, today),
    ...leftOfHalf(first, paid, name.taxYear, today),
  };
}

/** Whether more than what was paid was due, only the estimate of that time says. */
function leftOfHalf(half: Cents, paid: Cents, taxYear: TaxYear, today: string): Record<string, string> {
  if (paid === 0 || paid >= half || today <= paymentDays(taxYear)[0]) return {};
  return {
    lateCost: `If that payment was due, ${formatRand(half - paid)} of it is still unpaid: pay it now, and the interest stops.`,
  };
}

/** Interest to today, and for one more day; the worksheet has each line. */
function lateCostTexts(half: Cents, taxYear: TaxYear, today: string): Record<string, string> {
  const [due] = paymentDays(taxYear);
  if (half === 0 || today <= due) return {};
  const { interest, ofADay } = lateInterest(half, { due, paidOn: today });
  return {
    lateCost: `Interest until today, ${dayText(today)}: ${formatRand(interest)}, and ${formatRand(ofADay)} for each day more. ${lastKnownRate()}`,
  };
}

/**
 * What is due first, and when. The six months are those of the tax year (SARS GEN-PT-01-G01); that nothing was due before
 * the business began is our reading.
 */
function beginsText(began: number, taxYear: TaxYear, today: string): string {
  const [first, second] = paymentDays(taxYear);
  const rest = shortDayText(second);
  if (beganAfterAugust(began))
    return `Due first: all of it, by ${rest}, as the second payment. By our reading nothing was due in August, before you began. Other income without PAYE before then, such as rent? Ask us.`;
  return `${first < today ? 'Due first was' : 'Due first:'} half of the tax of the year, by ${shortDayText(first)}. The rest is due by ${rest}.`;
}

function monthsText(count: number): string {
  return count === 1 ? 'One month' : `${count} months`;
}

/** Empty for the whole year. */
function beganText(began: number, taxYear: TaxYear): string {
  if (began === 0) return '';
  const months = countText(MONTHS_OF_A_YEAR - began, 'month');
  return `From ${monthText(monthsOf(taxYear)[began] ?? '')}: ${months}. `;
}
