import { formatRand, formatShortRand, rand, type Cents } from '#app/tax/money.ts';
import type { IndividualRates } from '#app/tax/rates/tables.ts';
import { perThousandFromNow, type SetAside } from '#app/tax/set-aside.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { shortDayText } from '#app/tools/calculators/payments.ts';
import { beganAfterAugust, type Read } from './entries.ts';
import type { ReadOnDay } from './paid-day.ts';
import { nextPayment, paymentDays } from './payment-days.ts';

export const ASK_AUGUST = 'Say above what you paid in August or since.';

const SHARE_WAITS =
  'How much to put away from now on depends on what you paid in August or since: say it above.';
const THOUSAND = 1_000;
const NO_TAX = 'Nothing: on these months no tax is due for the year';
const ENOUGH = 'What is paid and put away covers the year: nothing more is needed on these months.';
const NOTHING_YET = 'This counts nothing as put away yet: type above what is.';

/** The year's tax, and what to put away from now on for the next payment. */
export function putAwayTexts(
  result: SetAside,
  read: ReadOnDay,
  { name }: IndividualRates,
  today: string,
): Record<string, string> {
  const { payable, perThousand, taxableIncome, year } = result;
  const label = taxYearLabel(name.taxYear);
  if (payable === 0)
    return {
      headline: NO_TAX,
      why: `On ${formatRand(taxableIncome)} of taxable income in ${label}. Once more comes in, the figure changes.`,
    };
  const why = `${formatRand(payable)} of tax on ${formatRand(year.income)} coming in`;
  const ofTheYear = {
    headline: `Tax takes ${share(perThousand)}`,
    why: `${why}: ${label}, rounded up to a whole rand.`,
  };
  const { isFirst, due } = nextPayment(name.taxYear, read.input.began, today);
  if (read.input.paidInAugust === undefined && !isFirst)
    return { ...ofTheYear, byNowNeeds: ASK_AUGUST, fromNow: SHARE_WAITS };
  return {
    ...(due < today
      ? ofTheYear
      : {
          why: `${why}: ${share(perThousand)} over the whole of ${label}.`,
          ...fromNowTexts(
            need(result, read, name.taxYear, isFirst),
            read,
            isFirst ? 0 : overdueHalf(result, read),
          ),
        }),
    ...byNowTexts(result, read),
  };
}

/** What was paid need not be put away. */
function byNowTexts({ byNow }: SetAside, { input, putAway, paidOn }: ReadOnDay): Record<string, string> {
  const paid = input.paidInAugust;
  const left = Math.max(0, byNow - (paid ?? 0));
  const have = (paid ?? 0) + (putAway ?? 0);
  const ahead = have - byNow;
  return {
    byNow: formatRand(left),
    ...(paid !== undefined &&
      paid > 0 && {
        byNowNote: `${formatRand(byNow)}, less the ${formatRand(paid)} ${paidOn ? 'already paid' : 'paid in August'}.`,
      }),
    ...(putAway !== undefined && {
      behind: ahead < 0 ? formatRand(-ahead) : aheadText(ahead, { paid: paid ?? 0, paidOn }),
    }),
  };
}

/** Paid and put away together: both cover the same tax. */
function aheadText(ahead: Cents, { paid, paidOn }: { paid: Cents; paidOn?: string }): string {
  if (ahead === 0) return 'Nothing';
  const what = paidOn ? 'what you already paid' : 'what you paid in August';
  return `Nothing: you are ${formatRand(ahead)} ahead${paid > 0 ? `, with ${what}` : ''}`;
}

/** Cents; `due`: ISO. */
type Need = { missing: Cents; toCome: Cents; due: string };

/** Until the second payment, or until the first if that takes a larger share of the income before it. */
function need(
  { payable, first, toCome, toComeByAugust }: SetAside,
  { input, putAway = 0 }: Read,
  taxYear: IndividualRates['name']['taxYear'],
  isFirst: boolean,
): Need {
  const [firstDay, secondDay] = paymentDays(taxYear);
  const have = (input.paidInAugust ?? 0) + putAway;
  const whole = { missing: Math.max(0, payable - have), toCome, due: secondDay };
  const half = { missing: Math.max(0, first - have), toCome: toComeByAugust, due: firstDay };
  return isFirst && shareOf(half) > shareOf(whole) ? half : whole;
}

/** Whole rand of each R 1 000 of income. */
function shareOf({ missing, toCome }: Need): number {
  if (missing === 0) return 0;
  return toCome === 0 ? Infinity : perThousandFromNow(missing, toCome);
}

function fromNowTexts(needed: Need, { putAway }: Read, overdue: Cents): Record<string, string> {
  const { missing, toCome, due } = needed;
  const day = shortDayText(due);
  const from = shareOf(needed);
  const late = lateTexts(overdue, putAway);
  const counted = late.needed + (putAway === undefined ? ` ${NOTHING_YET}` : '');
  if (from === 0)
    return { ...late.texts, headline: 'Nothing more to put away this year', fromNow: ENOUGH + late.needed };
  if (from > THOUSAND)
    return {
      ...late.texts,
      headline: `Put away ${formatRand(missing)} by ${day}`,
      fromNow: `${toCome === 0 ? 'Nothing more comes in' : `Only ${formatRand(toCome)} comes in`} before then: the rest must come from elsewhere.${counted}`,
    };
  return {
    ...late.texts,
    headline: `Put away ${share(from)} from now on`,
    fromNow: `So ${formatRand(missing)} is put away by ${day}, out of ${formatRand(toCome)} still to come in. Rounded up to a whole rand.${counted}`,
  };
}

/** Nothing was paid in August. Cents. */
function overdueHalf({ first }: SetAside, { input: { began, paidInAugust: paid = 0 } }: Read): Cents {
  return paid > 0 || beganAfterAugust(began) ? 0 : first;
}

/** What is put away pays the overdue half first. */
function lateTexts(overdue: Cents, putAway = 0): { texts: { overdue?: string }; needed: string } {
  if (overdue === 0) return { texts: {}, needed: '' };
  const from =
    putAway >= overdue
      ? 'pay it now from what is put away'
      : `${formatRand(overdue - putAway)} of this is needed now`;
  return {
    texts: { overdue: `${formatRand(overdue)} now, if a first payment was due` },
    needed: ` If a first payment was due, ${from}.`,
  };
}

function share(perThousand: number): string {
  return `${formatShortRand(rand(perThousand))} of each ${formatShortRand(rand(THOUSAND))}`;
}
