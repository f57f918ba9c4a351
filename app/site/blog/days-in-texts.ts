import type { RuleId } from '#app/firm/core/deadline-rule.ts';
import { nextDeadlines } from '#app/firm/core/deadlines.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { requireTaxYear } from '#app/tax/tax-years.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { lastEndedYear } from '#app/tools/calculators/auto-assessment-month.ts';
import {
  closedOn,
  closingDay,
  hasOpened,
  notAnnounced,
  provisionalSeason,
} from '#app/tools/calculators/correction-dates.ts';
import { requireKnown } from './figure-arguments.ts';

/** Of a provisional taxpayer: the next day of a rule, and the tax year that it is for. */
export function nextDue(rule: string): { day: string; covers: string } {
  const all = nextDeadlines([{ is: 'provisional' }], southAfricanDay());
  const { day, covers } = requireKnown(all.find(({ ruleId }) => ruleId === (rule as RuleId)));
  return { day: dayText(day), covers };
}

/** Until when a person corrects an auto-assessment: the last season that has opened, and what of it is still ahead. */
export function lastSeason(): string {
  const today = southAfricanDay();
  const ended = lastEndedYear();
  const year = hasOpened(ended, today) ? ended : requireTaxYear(ended - 1);
  const last = closedOn(year);
  if (!last) return notAnnounced(year, today);
  const closes = (closingDay(year) ?? '') < today ? 'closed' : 'closes';
  return [
    `For ${taxYearLabel(year)} the season ${closes} on ${last}.`,
    ...provisionalSeason(year, today),
  ].join(' ');
}
