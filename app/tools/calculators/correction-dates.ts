import { seasonFigures } from '#content/season-figures.ts';
import { businessDaysAfter } from '#app/firm/core/business-days.ts';
import { sameDayIn, yearOf } from '#app/firm/core/calendar-day.ts';
import { taxYearLabel, type TaxYear } from '#app/tax/tax-year.ts';
import { dayText } from '#app/platform/core/time.ts';

/** Tax Administration Act, section 95(6). */
const DAYS_TO_CORRECT = 40;
/** Section 244(3)(a), after the day that was missed. */
const DAYS_TO_ASK = 21;
/** Section 99(1), from an assessment by SARS. */
const YEARS_TO_REDUCE = 3;

type Known = Readonly<Record<string, { day: string } | undefined>>;

/** What can still be done about an auto-assessment, and by when. `noticeDay`: ISO, empty if unknown. */
export function correctionDates(
  taxYear: TaxYear,
  noticeDay: string,
  today: string,
  mayBeProvisional = true,
): readonly string[] {
  const closes = on(seasonFigures['season.closes'], taxYear);
  const fromNotice = noticeDay ? businessDaysAfter(noticeDay, DAYS_TO_CORRECT) : '';
  const isLate = (!closes || closes < today) && (!fromNotice || fromNotice < today);
  return [
    ...(isLate ? late(closes, fromNotice, taxYear) : inTime(closes, fromNotice, today)),
    ...(mayBeProvisional ? provisionalSeason(taxYear, today) : []),
    ...(isLate ? lateSteps(taxYear, noticeDay, today) : []),
    'If SARS refuses: object within 80 business days of that decision, or up to 30 later on reasonable grounds (sections 95(5) and 104).',
  ];
}

/** One line: until when it can be corrected, or what that depends on. `noticeDay`: ISO, empty if unknown. */
export function untilWhen(taxYear: TaxYear, noticeDay: string, today: string): string {
  if (isTooLate(taxYear, noticeDay, today))
    return `The days to correct it ended on ${lastDayText(taxYear, noticeDay)}.`;
  const closes = on(seasonFigures['season.closes'], taxYear) ?? '';
  if (noticeDay) {
    const fromNotice = businessDaysAfter(noticeDay, DAYS_TO_CORRECT);
    const first = [closes, fromNotice].filter((day) => day >= today).toSorted()[0] ?? fromNotice;
    return `Correct it by ${dayText(first)}.`;
  }
  if (closes >= today) return `Correct it by ${dayText(closes)}, or earlier: enter the day of the notice.`;
  return closes
    ? `The season is over. The last day was ${closedOn(taxYear, closes)}, or the end of 40 business days after the notice if that is later: enter its day.`
    : 'Until when? Enter the day of the notice: the season is over, and its 40 business days may still run.';
}

/** At the field of the notice's day, before there is an answer. */
export function stillPossible(
  taxYear: TaxYear,
  noticeDay: string,
  today: string,
  mayBeProvisional: boolean,
): string {
  const until = untilWhen(taxYear, noticeDay, today);
  if (!isTooLate(taxYear, noticeDay, today)) return until;
  const reduced = reducedUntil(noticeDay);
  const ways = [
    'a full return now, with a request for more time and your reason',
    ...(reduced >= today
      ? [`or a reduced assessment where the mistake is plain, until ${dayText(reduced)}`]
      : []),
  ];
  return [
    until,
    `Still possible: ${ways.join('; ')}.`,
    ...(mayBeProvisional ? provisionalSeason(taxYear, today) : []),
  ].join(' ');
}

/** The notice's day is known, and both its period and the season are over: a correction needs reasons. */
export function isTooLate(taxYear: TaxYear, noticeDay: string, today: string): boolean {
  return noticeDay !== '' && lastDayOf(taxYear, noticeDay) < today;
}

/** The offer in place of a fixed-price return, once the period is or may be over; null before. */
export function lateOffer(taxYear: TaxYear, noticeDay: string, today: string): string | null {
  if (isTooLate(taxYear, noticeDay, today)) return LATE_OFFER;
  if (noticeDay) return null;
  const closes = on(seasonFigures['season.closes'], taxYear);
  return closes && closes >= today ? null : MAYBE_LATE_OFFER;
}

/** Once the days are over. */
export const LATE_OFFER =
  'It is late, so a return alone may not be enough: SARS has to agree to more time. We look at your reasons first, and quote before we start.';

const MAYBE_LATE_OFFER =
  'Enter the day of the notice above. While its 40 business days run, we file the correction at the price of a return; after them SARS has to agree to more time, and we quote before we start.';

/** The last day on which SARS can reduce an assessment of this day. */
export function reducedUntil(noticeDay: string): string {
  return sameDayIn(yearOf(noticeDay) + YEARS_TO_REDUCE, noticeDay);
}

/** The later of the season and the days from the notice. */
function lastDayOf(taxYear: TaxYear, noticeDay: string): string {
  const closes = on(seasonFigures['season.closes'], taxYear) ?? '';
  const fromNotice = businessDaysAfter(noticeDay, DAYS_TO_CORRECT);
  return fromNotice > closes ? fromNotice : closes;
}

/** With its certainty, if the season decides it. */
function lastDayText(taxYear: TaxYear, noticeDay: string): string {
  const last = lastDayOf(taxYear, noticeDay);
  return last === on(seasonFigures['season.closes'], taxYear) ? closedOn(taxYear, last) : dayText(last);
}

function closedOn(taxYear: TaxYear, day: string): string {
  const figures: Readonly<Record<string, { sources: readonly string[] } | undefined>> =
    seasonFigures['season.closes'];
  const isSure = (figures[taxYear]?.sources.length ?? 0) > 1;
  return isSure ? dayText(day) : `${dayText(day)} (check this day with SARS)`;
}

function inTime(closes: string | null, fromNotice: string, today: string): readonly string[] {
  const days = [...(closes ? [closes] : []), ...(fromNotice ? [fromNotice] : [])].toSorted();
  const [first, last] = [days.find((day) => day >= today), days.at(-1)];
  if (!first || !last) return [];
  return [
    `File a full return on eFiling by ${dayText(first)} (section 95(6) of the Tax Administration Act).${
      fromNotice
        ? ` The law gives ${DAYS_TO_CORRECT} business days from the notice, to ${dayText(fromNotice)}, or longer where SARS says so${closes && closes >= today ? `: the season runs to ${dayText(closes)}` : ''}.`
        : ' Enter the day of the notice above: 40 business days from it may end earlier.'
    }`,
  ];
}

function late(closes: string | null, fromNotice: string, taxYear: TaxYear): readonly string[] {
  const season = closes && `the season of ${taxYearLabel(taxYear)} closed on ${closedOn(taxYear, closes)}`;
  const notice =
    fromNotice &&
    `the ${DAYS_TO_CORRECT} business days from the notice ended on ${dayText(fromNotice)} (section 95(6))`;
  const both = [season, notice].filter(Boolean).join(', and ');
  if (!both) return ['Ask SARS which day counts for this year.'];
  const running = fromNotice
    ? season && ' The later of the two counts.'
    : ` Enter the day of the notice above: ${DAYS_TO_CORRECT} business days from it may still run (section 95(6)).`;
  return [`It is late: ${both}.${running ?? ''}`];
}

function lateSteps(taxYear: TaxYear, noticeDay: string, today: string): readonly string[] {
  const until = noticeDay && reducedUntil(noticeDay);
  return [
    `You can still file the full return now, and ask SARS in writing for more time with your reason (section 95(7)).${noticeDay ? moreTime(lastDayOf(taxYear, noticeDay), today) : ''}`,
    `Or ask for a reduced assessment, where the mistake is plain and nobody disputes it (section 93(1)(d)): within three years of the assessment${until ? `, to ${dayText(until)}` : ''} (section 99).`,
  ];
}

/** `last`: the day that was missed. Section 244(3) of the Tax Administration Act, as in force in November 2026. */
function moreTime(last: string, today: string): string {
  const until = businessDaysAfter(last, DAYS_TO_ASK);
  if (until >= today) return ` On reasonable grounds you can ask until ${dayText(until)} (section 244(3)).`;
  return ' By now only an exceptional reason counts, such as a disaster, a serious illness or accident, a mistake of SARS, or something as serious; ask within three years of that day (sections 244(3)(b) and 218(2)).';
}

/** Empty once it is over. */
export function provisionalSeason(taxYear: TaxYear, today: string): readonly string[] {
  const day = on(seasonFigures['season.provisionalCloses'], taxYear);
  return day && day >= today
    ? [`If you were a provisional taxpayer in ${taxYearLabel(taxYear)}, you have until ${dayText(day)}.`]
    : [];
}

function on(figure: Known, taxYear: TaxYear): string | null {
  return figure[taxYear]?.day ?? null;
}
