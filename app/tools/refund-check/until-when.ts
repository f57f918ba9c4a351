import { isIsoDate } from '#app/platform/core/time.ts';
import { taxYearLabel, type TaxYear } from '#app/tax/tax-year.ts';
import {
  closedOn,
  closingDay,
  correctionDates,
  hasOpened,
  isTooLate,
  lateOffer,
  notAnnounced,
  provisionalSeason,
} from '#app/tools/calculators/correction-dates.ts';
import { NOTICE_FIELD, SENT, type Sent } from './cards.ts';
import { ownReturnDates } from './own-return-dates.ts';
import { keyIn } from '#app/platform/core/keys.ts';

type Texts = Readonly<Record<string, string>>;

/** The places of its lines; unused ones are empty. */
export const UNTIL = ['until0', 'until1', 'until2', 'until3', 'until4'] as const;

/** The next step: a return at its price, or a person for reasons or a correction; `ask` while too little is known. */
export type Way = 'return' | 'reasons' | 'correction' | 'ask';

/** Until when and how SARS can be asked, by what SARS has sent and the notice's day. */
export function untilWhen(typed: Texts, taxYear: TaxYear, today: string): Texts {
  const { name } = NOTICE_FIELD;
  const sent = sentOf(typed);
  const error = typed[name] ? errorOf(typed[name], taxYear, today) : '';
  const lines = linesOf(sent, noticeOf(typed, taxYear, today), { taxYear, today });
  return {
    ...(error && { [`${name}Error`]: error }),
    ...(sent === 'none' && typed[name] && !error && { [`${name}Note`]: HAS_NOTICE }),
    ...(sent === null && { sentOpen: 'yes' }),
    ...((sent === 'auto' || sent === 'own') && (error || !typed[name]) && { noticeOpen: 'yes' }),
    ...Object.fromEntries(UNTIL.map((place, index) => [place, lines[index] ?? ''])),
  };
}

export function wayOf(typed: Texts, taxYear: TaxYear, today: string): Way {
  const notice = noticeOf(typed, taxYear, today);
  switch (sentOf(typed)) {
    case null:
      return 'ask';
    case 'none':
      return hasOpened(taxYear, today) ? 'return' : 'ask';
    case 'own':
      return 'correction';
    case 'auto':
      if (isTooLate(taxYear, notice, today)) return 'reasons';
      return lateOffer(taxYear, notice, today) ? 'ask' : 'return';
  }
}

const NOT_SAID = 'That depends on what SARS has sent you for this year, so say that first.';
const HAS_NOTICE = 'There is a notice, so SARS has sent something. Choose what it is.';

function linesOf(
  sent: Sent | null,
  notice: string,
  { taxYear, today }: { taxYear: TaxYear; today: string },
): readonly string[] {
  switch (sent) {
    case null:
      return [NOT_SAID];
    case 'none':
      return [returnDue(taxYear, today), ...provisionalSeason(taxYear, today), ESTIMATED];
    case 'auto':
      return correctionDates(taxYear, notice, today);
    case 'own':
      return ownReturnDates(notice, today);
  }
}

const ESTIMATED =
  'Look at eFiling first: without a return SARS may assess you on an estimate (section 95(1) of the Tax Administration Act). If there is an auto-assessment, choose it above: other days count then.';

function returnDue(taxYear: TaxYear, today: string): string {
  const last = closedOn(taxYear);
  if (!last) return notAnnounced(taxYear, today);
  if ((closingDay(taxYear) ?? '') >= today) return `File your return on eFiling by ${last}.`;
  return `The season of ${taxYearLabel(taxYear)} closed on ${last}. If you have to file, do it now: SARS may charge a penalty for each month.`;
}

function sentOf({ sent = '' }: Texts): Sent | null {
  return keyIn(SENT, sent) ?? null;
}

/** Empty unless the day is possible for a notice of this year. */
function noticeOf(typed: Texts, taxYear: TaxYear, today: string): string {
  const notice = typed[NOTICE_FIELD.name] ?? '';
  return notice && !errorOf(notice, taxYear, today) ? notice : '';
}

function errorOf(notice: string, taxYear: TaxYear, today: string): string {
  if (!isIsoDate(notice)) return 'Write the day as year-month-day, for example 2026-07-08.';
  if (notice > today) return 'This day is in the future. Take the date printed on the assessment.';
  if (notice < `${taxYear}-03-01`)
    return `The tax year ${taxYearLabel(taxYear)} was not over on this day, so this is the notice of an earlier year. Take that of ${taxYearLabel(taxYear)}.`;
  return '';
}
