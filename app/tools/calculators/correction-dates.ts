import { oneSourceFor, seasonDays } from '#content/season-days.ts';
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

/** From then on returns are filed, as long as no day is announced: ISO, without the year. */
const USUALLY_OPENS = '07-01';

type Known = Readonly<Record<number, string>>;

/**
 * What can still be done about an auto-assessment, and by when. `noticeDay`: ISO, empty if unknown. `costs`: SARS counted
 * too little.
 */
export function correctionDates(
  taxYear: TaxYear,
  noticeDay: string,
  today: string,
  { mayBeProvisional = true, costs = false } = {},
): readonly string[] {
  const closes = closingDay(taxYear);
  const fromNotice = noticeDay ? businessDaysAfter(noticeDay, DAYS_TO_CORRECT) : '';
  const isOpen = [closes, fromNotice].some((day) => day && day >= today);
  const isLate = closes !== null && !isOpen;
  return [
    isOpen ? inTime(taxYear, fromNotice, today) : ended(taxYear, fromNotice, today),
    ...(mayBeProvisional ? provisionalSeason(taxYear, today) : []),
    ...(isLate && !costs ? lateSteps(taxYear, noticeDay, today) : []),
    costs ? COUNTED_TOO_LITTLE : IF_REFUSED,
  ];
}

const IF_REFUSED =
  'If SARS refuses: object within 80 business days of that decision, or up to 30 later on reasonable grounds (sections 95(5) and 104).';

const COUNTED_TOO_LITTLE =
  'Where SARS has too little, tell it: by the full return, a correction or voluntary disclosure (section 226). What was refunded too much is paid back, with interest. A reduced assessment only lowers tax.';

/** One line: until when it can be corrected, or what that depends on. `noticeDay`: ISO, empty if unknown. */
export function untilWhen(taxYear: TaxYear, noticeDay: string, today: string): string {
  if (isTooLate(taxYear, noticeDay, today))
    return `The days to correct it ended on ${lastDayText(taxYear, noticeDay)}.`;
  const closes = closingDay(taxYear) ?? '';
  const season = closedOn(taxYear);
  const fromNotice = noticeDay && businessDaysAfter(noticeDay, DAYS_TO_CORRECT);
  if (!season && fromNotice < today) return ended(taxYear, fromNotice, today);
  if (fromNotice) {
    const isSeason = fromNotice < today || (closes >= today && closes < fromNotice);
    return `Correct it by ${isSeason ? season : dayText(fromNotice)}.`;
  }
  if (closes >= today) return `Correct it by ${season}, or earlier: enter the day of the notice.`;
  return `The season is over. The last day was ${season}, or the end of ${DAYS_TO_CORRECT} business days after the notice if that is later: enter its day.`;
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

/** The notice's day and the season are known, and both are over: a correction needs reasons. */
export function isTooLate(taxYear: TaxYear, noticeDay: string, today: string): boolean {
  return noticeDay !== '' && closingDay(taxYear) !== null && lastDayOf(taxYear, noticeDay) < today;
}

/** The offer in place of a fixed-price return, once the period is or may be over; null before. */
export function lateOffer(taxYear: TaxYear, noticeDay: string, today: string): string | null {
  if (isTooLate(taxYear, noticeDay, today)) return LATE_OFFER;
  const closes = closingDay(taxYear);
  if (closes && closes >= today) return null;
  if (!noticeDay) return `Enter the day of the notice above. ${MAYBE_LATE_OFFER}`;
  return businessDaysAfter(noticeDay, DAYS_TO_CORRECT) >= today ? null : MAYBE_LATE_OFFER;
}

/** Once the days are over. */
export const LATE_OFFER =
  'It is late, so a return alone may not be enough: SARS has to agree to more time. We look at your reasons first, and quote before we start.';

const MAYBE_LATE_OFFER =
  'While the 40 business days from the notice or the season run, we file the correction at the price of a return; after them SARS has to agree to more time, and we quote before we start.';

/** The last day on which SARS can reduce an assessment of this day. */
export function reducedUntil(noticeDay: string): string {
  return sameDayIn(yearOf(noticeDay) + YEARS_TO_REDUCE, noticeDay);
}

/** The later of the season and the days from the notice. */
function lastDayOf(taxYear: TaxYear, noticeDay: string): string {
  const closes = closingDay(taxYear) ?? '';
  const fromNotice = businessDaysAfter(noticeDay, DAYS_TO_CORRECT);
  return fromNotice > closes ? fromNotice : closes;
}

/** With its certainty, if the season decides it. */
function lastDayText(taxYear: TaxYear, noticeDay: string): string {
  const last = lastDayOf(taxYear, noticeDay);
  return (last === closingDay(taxYear) && closedOn(taxYear)) || dayText(last);
}

/** Null if no last day is known. */
export function closingDay(taxYear: TaxYear): string | null {
  return on(seasonDays.closes, taxYear);
}

/** The season's last day with its certainty; null if it is not known. */
export function closedOn(taxYear: TaxYear): string | null {
  return sureText(seasonDays.closes, taxYear);
}

/** Whether returns of the year can be filed. */
export function hasOpened(taxYear: TaxYear, today: string): boolean {
  return (on(seasonDays.opens, taxYear) ?? `${taxYear}-${USUALLY_OPENS}`) <= today;
}

/** Of a season without a known last day: nobody is told to be late by it. */
export function notAnnounced(taxYear: TaxYear, today: string): string {
  const season = `the season of ${taxYearLabel(taxYear)}`;
  return hasOpened(taxYear, today)
    ? `We found no last day of ${season}: see eFiling.`
    : `SARS has not announced ${season}; we do not guess.`;
}

function inTime(taxYear: TaxYear, fromNotice: string, today: string): string {
  const season = closedOn(taxYear);
  const closes = closingDay(taxYear) ?? '';
  const isSeasonFirst = closes >= today && (fromNotice < today || closes < fromNotice);
  const until = isSeasonFirst ? season : dayText(fromNotice);
  return `File a full return on eFiling by ${until} (section 95(6) of the Tax Administration Act).${
    fromNotice
      ? ` The law gives ${DAYS_TO_CORRECT} business days from the notice, to ${dayText(fromNotice)}, or longer where SARS says so${closes >= today ? `: the season runs to ${season}` : ''}.`
      : ' Enter the day of the notice above: 40 business days from it may end earlier.'
  }`;
}

/** No day is ahead: late, unless the season is unknown. */
function ended(taxYear: TaxYear, fromNotice: string, today: string): string {
  const season = closedOn(taxYear);
  const start = season
    ? `It is late: the season of ${taxYearLabel(taxYear)} closed on ${season}`
    : notAnnounced(taxYear, today).slice(0, -1);
  const days = `${DAYS_TO_CORRECT} business days from`;
  if (!fromNotice)
    return `${start}. Enter the day of the notice above: ${days} it may still run (section 95(6)).`;
  const notice = `${days} the notice ended on ${dayText(fromNotice)} (section 95(6)).`;
  return season ? `${start}, and the ${notice} The later of the two counts.` : `${start}. The ${notice}`;
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
  const days = seasonDays.provisionalCloses;
  return (on(days, taxYear) ?? '') >= today
    ? [
        `If you were a provisional taxpayer in ${taxYearLabel(taxYear)}, you have until ${sureText(days, taxYear)}.`,
      ]
    : [];
}

function on(days: Known, taxYear: TaxYear): string | null {
  return days[taxYear] ?? null;
}

function sureText(days: Known, taxYear: TaxYear): string | null {
  const day = on(days, taxYear);
  return day && `${dayText(day)}${oneSourceFor.includes(taxYear) ? ' (check this day with SARS)' : ''}`;
}
