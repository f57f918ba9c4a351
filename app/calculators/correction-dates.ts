import { seasonFigures } from '#content/season-figures.ts';
import { businessDaysAfter } from '#app/firm/business-days.ts';
import { taxYearLabel, type TaxYear } from '#app/tax/tax-year.ts';
import { dayText } from '#app/time.ts';

const BUSINESS_DAYS = 40;

type Known = Readonly<Record<string, { day: string; sources: readonly string[] } | undefined>>;

/** Until when an auto-assessment may be corrected: sources disagree, so both rules are named. */
export function correctionDates(taxYear: TaxYear, today: string): readonly string[] {
  const label = taxYearLabel(taxYear);
  const closes = on(seasonFigures['season.closes'], taxYear);
  const provisional = on(seasonFigures['season.provisionalCloses'], taxYear);
  const sent = on(seasonFigures['season.autoTo'], taxYear);
  if (!closes || !sent)
    return [`We found no closing day for ${label}: ask SARS or us before you correct it.`];
  const fromNotice = businessDaysAfter(sent.day, BUSINESS_DAYS);
  const isOver = closes.day < today;
  const others = `Others count ${BUSINESS_DAYS} business days from the notice: for a notice of ${dayText(sent.day)}, to ${dayText(fromNotice)}.`;
  const day = `${dayText(closes.day)}${closes.sources.length > 1 ? '' : ' (one source only)'}`;
  return [
    isOver
      ? `The season of ${label} closed on ${day}. ${others}`
      : `Correct it by ${day}, the end of the season. ${others} Keep to the earlier day.`,
    ...(provisional && provisional.day >= today
      ? [`Provisional taxpayers have until ${dayText(provisional.day)}.`]
      : []),
    ...(isOver ? [LATE] : []),
  ];
}

const LATE =
  'In 2022 SARS could accept a correction up to 21 business days later on reasonable grounds; we found no page of SARS for later years. Do not let it rest: ask us.';

function on(figure: Known, taxYear: TaxYear) {
  return figure[taxYear];
}
