import { countText } from '#app/platform/core/count-text.ts';
import { firstPaymentNotes } from '#app/tax/first-payment-notes.ts';
import { monthText } from '#app/tax/month.ts';
import { formatRand, formatShortRand, rand } from '#app/tax/money.ts';
import { provisionalDates } from '#app/tax/provisional-dates.ts';
import type { IndividualRates } from '#app/tax/rates/tables.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { MONTHS_OF_A_YEAR, perThousandFromNow, setAside, type SetAside } from '#app/tax/set-aside.ts';
import { taxYearLabel, type TaxYear } from '#app/tax/tax-year.ts';
import { inTwoParts, payment, shortDayText } from '#app/tools/calculators/payments.ts';
import { beganAfterAugust, monthsOf, readTyped, type Read, type Typed } from './entries.ts';

/** By name; an empty one is not shown. The server writes them, and the script in the page writes them anew. */
export type Texts = Readonly<Record<string, string>>;

const BEGIN = 'Fill in one month, and it stands here how much of each R 1 000 to put away.';
const MISTAKE = 'An amount cannot be read: see the field that is marked.';
const ASK_AUGUST = 'Say above what you paid in August.';
const NONE_IN_AUGUST =
  'You began after August, so no first payment was due for this business: all of it is due with the second.';
const ALL_TYPED = { wholeYear: 'All twelve months are yours.', part: 'Each is as you typed it.' };
const ENOUGH = 'What is paid and put away covers the year: nothing more is needed on these months.';
const BEFORE = 'Before you began: not counted';
const NO_TAX = 'Nothing: on these months no tax is due for the year';

export function freelancerTexts(typed: Typed, rates: IndividualRates, today: string): Texts {
  const read = readTyped(typed);
  const fieldTexts = {
    ...textsOfFields(read),
    begins: beginsText(read.input.began, rates.name.taxYear, today),
  };
  if (Object.keys(read.errors).length > 0) return { ...fieldTexts, needs: MISTAKE };
  const result = setAside(read.input, rates);
  if (result === null) return { ...fieldTexts, needs: BEGIN };
  if (isRefusal(result)) return { ...fieldTexts, needs: result.sentence };
  return {
    ...fieldTexts,
    ...rowTexts(result, read, today, rates),
    ...figures(result, read, rates),
    ...putAwayTexts(result, read, rates, today),
    ...paymentTexts(result, read, rates, today),
  };
}

function textsOfFields({ errors, notes, input }: Read): Record<string, string> {
  const before = Array.from({ length: input.began }, (_, index) => [`row${index + 1}`, BEFORE]);
  const mistakes = Object.entries(errors).map(([name, text]) => [`${name}Error`, text]);
  const doubts = Object.entries(notes).map(([name, text]) => [`${name}Note`, text]);
  return Object.fromEntries([...before, ...mistakes, ...doubts]);
}

/** What an empty month counts as. */
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
      const when = (months[index] ?? '') > today.slice(0, 7) ? 'To come' : 'Empty';
      return [[`row${index + 1}`, `${when}: ${counted}`]];
    }),
  );
}

function figures(result: SetAside, { input }: Read, { name }: IndividualRates): Record<string, string> {
  const { perThousand, payable, year, known, average, taxableIncome } = result;
  const toCome = MONTHS_OF_A_YEAR - input.began - known;
  const label = taxYearLabel(name.taxYear);
  return {
    headline:
      payable === 0
        ? NO_TAX
        : `Put away ${formatShortRand(rand(perThousand))} of each ${formatShortRand(rand(1_000))}`,
    why:
      payable === 0
        ? `On ${formatRand(taxableIncome)} of taxable income in ${label}. Once more comes in, the figure changes.`
        : `${formatRand(payable)} of tax on ${formatRand(year.income)} coming in: ${label}, rounded up to a whole rand.`,
    assumed:
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

/** What was paid in August is put away no more. After it, nothing is said before it is known. */
function putAwayTexts(
  { byNow, payable, perThousand, toCome }: SetAside,
  { input, putAway }: Read,
  { name }: IndividualRates,
  today: string,
): Record<string, string> {
  if (payable === 0) return {};
  const { isFirst } = nextPayment(name.taxYear, input.began, today);
  const paid = input.paidInAugust;
  if (paid === undefined && !isFirst) return { byNowNeeds: ASK_AUGUST };
  const left = Math.max(0, byNow - (paid ?? 0));
  const missing = payable - (paid ?? 0) - (putAway ?? 0);
  return {
    byNow: formatRand(left),
    ...(paid !== undefined &&
      (paid > 0 || !beganAfterAugust(input.began)) && {
        byNowNote: `${formatRand(byNow)}, less the ${formatRand(paid)} paid in August.`,
      }),
    ...(putAway !== undefined && {
      stillToPutAway:
        putAway < left ? formatRand(left - putAway) : `Nothing: you are ${formatRand(putAway - left)} ahead`,
    }),
    ...(toCome > 0 && missing <= 0 && { fromNow: ENOUGH }),
    ...(toCome > 0 &&
      missing > 0 &&
      putAway !== undefined && {
        fromNow: fromNowText(perThousandFromNow(missing, toCome), perThousand),
      }),
  };
}

/** Both in whole rand of each R 1 000. */
function fromNowText(fromNow: number, usual: number): string {
  const share = `${formatShortRand(rand(fromNow))} of each ${formatShortRand(rand(1_000))}`;
  if (fromNow > 1_000)
    return 'What is still to come in does not cover it: begin to put money from elsewhere away.';
  if (fromNow === usual) return '';
  return fromNow > usual
    ? `To catch up, put away ${share} from now on.`
    : `You are ahead: ${share} is enough from now on.`;
}

function paymentTexts(
  { first, second, payable }: SetAside,
  { input }: Read,
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
  if (isFirst || paid === undefined)
    return { paymentLabel: `${label}, ${day}`, payment: formatRand(isFirst ? first : second) };
  if (beganAfterAugust(input.began))
    return { paymentLabel: `${label}, ${day}`, payment: formatRand(second), late: NONE_IN_AUGUST };
  const august = {
    finalTax: payable,
    employeesTaxPaid: 0,
    paid,
    due: provisionalDates(name.taxYear).first,
  };
  const parts = inTwoParts({ label, cents: second, due, form: 'IRP6' }, august, today);
  return {
    paymentLabel: parts?.label ?? `${label}, ${day}`,
    payment: parts?.text ?? formatRand(second),
    late: [...(parts ? [parts.means] : []), ...firstPaymentNotes(august)].join(' '),
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

/** The last business days on which the two payments are in time, ISO. */
function paymentDays(taxYear: TaxYear): [first: string, second: string] {
  const { first, second } = provisionalDates(taxYear);
  return [payment('', 0, first, 'IRP6').due, payment('', 0, second, 'IRP6').due];
}

/** `due`: the last business day on which it is in time, ISO. */
function nextPayment(taxYear: TaxYear, began: number, today: string) {
  const [first, second] = paymentDays(taxYear);
  const isFirst = today <= first && !beganAfterAugust(began);
  return { isFirst, due: isFirst ? first : second };
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
