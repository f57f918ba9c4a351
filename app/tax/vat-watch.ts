import { dayText } from './calendar.ts';
import { formatRand, formatShortRand, requireAmounts, type Cents } from './money.ts';
import { lastDayOfMonth, monthAt, monthNumber, monthText, type Month } from './month.ts';
import { vatLimits, vatLimitsOn, type VatLimits, type VatRates } from './rates/vat-limits.ts';
import { refusedInput, type RefusedInput } from './refusal.ts';
import {
  from,
  greatest,
  less,
  notBelowZero,
  quotient,
  randLine,
  rateLine,
  resultOf,
  sum,
  times,
} from './working.ts';

/** Cents without VAT. `month`: null if only the last month is known. */
export type TurnoverMonth = { month: Month | null; cents: Cents };

/**
 * `turnover`: the oldest month first. `lastMonth`: if months are undated. `contracts`: for the next twelve months.
 * `today`: ISO; completed months after the last one are missing.
 */
export type VatWatchInput = {
  turnover: readonly TurnoverMonth[];
  lastMonth: Month;
  contracts: Cents;
  today?: string;
};

/** `cents` of the twelve months that end with `month`, and the limits on its last day. */
export type RunningYear = VatLimits & { month: Month; cents: Cents };

/** `passed`: twelve months were above the limit; `contracts`: signed contracts are. */
export type VatStanding =
  | { kind: 'passed'; year: RunningYear }
  | { kind: 'contracts'; from: Month }
  | { kind: 'may' }
  | { kind: 'below' };

const YEAR = 12;
const MOST_MONTHS = 120;
const FIRST = vatLimits.at(-1)!.from.slice(0, 7);

const NO_MONTH = 'Enter the turnover of at least one month: 0 if there was none yet.';
const NO_LAST_MONTH = 'Choose the month of the last amount, or put a date before each amount.';
const TOO_EARLY = `The limits are confirmed from ${monthText(FIRST)} on: leave out the months before it.`;
const TOO_FAR = `From the first to the last month at most ${MOST_MONTHS} can be watched.`;

/** A business above the limit must register, even if turnover fell again. Throws RangeError. */
export function vatWatch(input: VatWatchInput, rates: VatRates) {
  const { turnover, contracts } = input;
  requireAmounts({
    contracts,
    ...Object.fromEntries(turnover.map(({ cents }, index) => [`line ${index + 1}`, cents])),
  });
  const refusal = refusedMonths(input);
  if (refusal) return refusal;
  const months = withoutGaps(input);
  const running = runningYears(months, rates);
  const last = running.at(-1)!;
  const standing = standingOf(running, contracts, rates);
  const limits = from(rates, 'vat-registration');
  const amounts = months.slice(-YEAR).map(({ cents }) => cents);
  const twelve = randLine(
    'lastTwelve',
    `Twelve months to ${monthText(last.month)}`,
    sum(...amounts),
    'input',
  );
  const compulsory = randLine(
    'compulsory',
    `Limit on ${dayText(lastDayOfMonth(last.month))}`,
    last.compulsory,
    limits,
  );
  const room = notBelowZero(less(compulsory.amount, twelve.amount));
  const left = randLine('left', 'Left until the limit', room, 'calculated');
  const share = { op: 'ratio', part: twelve.amount, whole: compulsory.amount } as const;
  const most = greatest(...running.map(({ cents }) => cents));
  const highest = randLine('highest', 'The highest of all twelve months', most, 'calculated');
  const voluntary = randLine('voluntary', 'From here registration is allowed', last.voluntary, limits);
  const agreed = randLine('contracts', 'Signed for the next twelve months', contracts, 'input');
  const inside = quotient(times(15, twelve.amount), 115);
  const inPrices = randLine('vatInPrices', 'VAT in it if no price rises, 15/115', inside, limits);
  const lines = [
    twelve,
    compulsory,
    left,
    rateLine('shareOfLimit', 'Share of the limit', share, 'calculated'),
    highest,
    voluntary,
    agreed,
    inPrices,
  ] as const;
  const mayLeave = isBelowNow(standing, last);
  const isOld =
    input.today !== undefined && monthNumber(last.month) < monthNumber(input.today.slice(0, 7)) - 1;
  const notes = [...notesOf(standing, months.length, isOld), ...(mayLeave ? [wayOut(last)] : [])];
  return { ...resultOf(rates.name, lines, notes), running, standing, mayLeave, isOld };
}

function refusedMonths(input: VatWatchInput): RefusedInput | null {
  const [first] = input.turnover;
  if (!first) return refusedInput('turnover', NO_MONTH);
  if (first.month === null && input.lastMonth === '') return refusedInput('lastMonth', NO_LAST_MONTH);
  const months = numbered(input);
  const [start, end] = [months[0]!.number, months.at(-1)!.number];
  if (start < monthNumber(FIRST)) return refusedInput('turnover', TOO_EARLY);
  return end - start >= MOST_MONTHS ? refusedInput('turnover', TOO_FAR) : null;
}

function numbered({ turnover, lastMonth }: VatWatchInput): { number: number; cents: Cents }[] {
  const first = monthNumber(lastMonth) - turnover.length + 1;
  return turnover.map(({ month, cents }, index) => ({
    number: month === null ? first + index : monthNumber(month),
    cents,
  }));
}

/** A month without a line had no turnover. */
function withoutGaps(input: VatWatchInput): { month: Month; cents: Cents }[] {
  const given = numbered(input);
  const start = given[0]!.number;
  const all = Array<Cents>(given.at(-1)!.number - start + 1).fill(0);
  for (const { number, cents } of given) all[number - start] = cents;
  return all.map((cents, index) => ({ month: monthAt(start + index), cents }));
}

function runningYears(months: readonly { month: Month; cents: Cents }[], rates: VatRates): RunningYear[] {
  return months.map(({ month }, index) => {
    const { compulsory, voluntary } = vatLimitsOn(lastDayOfMonth(month), rates)!;
    const twelve = months.slice(Math.max(0, index - YEAR + 1), index + 1);
    return { month, compulsory, voluntary, cents: twelve.reduce((total, { cents }) => total + cents, 0) };
  });
}

function standingOf(running: readonly RunningYear[], contracts: Cents, rates: VatRates): VatStanding {
  const year = running.find(({ cents, compulsory }) => cents > compulsory);
  if (year) return { kind: 'passed', year };
  const last = running.at(-1)!;
  const next = monthAt(monthNumber(last.month) + 1);
  const { compulsory } = vatLimitsOn(lastDayOfMonth(next), rates)!;
  if (contracts > compulsory) return { kind: 'contracts', from: next };
  return Math.max(last.cents, contracts) > last.voluntary ? { kind: 'may' } : { kind: 'below' };
}

/** Went above a limit that was raised since: the last twelve months are below today's. */
function isBelowNow(standing: VatStanding, last: RunningYear): boolean {
  return (
    standing.kind === 'passed' && standing.year.compulsory < last.compulsory && last.cents <= last.compulsory
  );
}

/** Value-Added Tax Act, sections 24(1), 8(2) and 22(3). */
function wayOut({ compulsory }: RunningYear): string {
  const limit = formatShortRand(compulsory);
  return `The way out: once registered, the business may ask SARS to cancel if the next twelve months will stay at or below ${limit} (section 24). It charges and files until the day that SARS confirms. Then VAT of 15/115 is due on the stock and equipment that it keeps, at cost or market value, whichever is lower (section 8(2)); input tax on suppliers that are still unpaid goes back (section 22(3)).`;
}

function notesOf(standing: VatStanding, months: number, isOld: boolean): string[] {
  const short =
    months < YEAR
      ? [`${months === 1 ? 'One month is' : `${months} months are`} given: those before count as nothing.`]
      : [];
  return [sentenceOf(standing, isOld), ...short];
}

function sentenceOf(standing: VatStanding, isOld: boolean): string {
  const [does, may, is] = isOld ? ['did', 'could', 'was'] : ['does', 'may', 'is'];
  switch (standing.kind) {
    case 'passed': {
      const { month, cents, compulsory } = standing.year;
      return `The twelve months to ${monthText(month)} came to ${formatRand(cents)}, above the limit of ${formatRand(compulsory)} on their last day: from then on the business must be registered, also if less came in later.`;
    }
    case 'contracts':
      return `Signed contracts pass the limit: the business must be registered from the start of ${monthText(standing.from)}.`;
    case 'may':
      return `The business ${does} not have to register, but it ${may} choose to.`;
    case 'below':
      return `The business ${does} not have to register. It ${is} still below the limit from which it ${may} choose to.`;
  }
}
