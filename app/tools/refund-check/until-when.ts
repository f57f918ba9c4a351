import { isIsoDate } from '#app/platform/core/time.ts';
import { taxYearLabel, type TaxYear } from '#app/tax/tax-year.ts';
import { correctionDates, isTooLate } from '#app/tools/calculators/correction-dates.ts';
import { NOTICE_FIELD } from './cards.ts';

type Texts = Readonly<Record<string, string>>;

/** The places of its lines; each is empty where there are fewer. */
export const UNTIL = ['until0', 'until1', 'until2', 'until3', 'until4'] as const;

/** Until when SARS can be asked, and how, by the day of the notice. */
export function untilWhen(typed: Texts, taxYear: TaxYear, today: string): Texts {
  const { name } = NOTICE_FIELD;
  const notice = typed[name] ?? '';
  const error = notice && errorOf(notice, taxYear, today);
  const lines = correctionDates(taxYear, error ? '' : notice, today);
  return {
    ...(error && { [`${name}Error`]: error }),
    ...((error || !notice) && { noticeOpen: 'yes' }),
    ...Object.fromEntries(UNTIL.map((place, index) => [place, lines[index] ?? ''])),
  };
}

/** Too late for a return alone, by the day of the notice. */
export function isLateNotice(typed: Texts, taxYear: TaxYear, today: string): boolean {
  const notice = typed[NOTICE_FIELD.name] ?? '';
  return notice !== '' && !errorOf(notice, taxYear, today) && isTooLate(taxYear, notice, today);
}

function errorOf(notice: string, taxYear: TaxYear, today: string): string {
  if (!isIsoDate(notice)) return 'This is no date. Write it as 2026-07-08.';
  if (notice > today) return 'This day is still to come.';
  if (notice < `${taxYear}-03-01`)
    return `The tax year ${taxYearLabel(taxYear)} was not over on this day. Take the notice of that year.`;
  return '';
}
