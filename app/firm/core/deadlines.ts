import { closedBetween, lastBusinessDay } from './business-days.ts';
import { plusDays, sameDayIn, yearAfter, yearOf } from './calendar-day.ts';
import {
  closeCorporationReturn,
  companyReturn,
  companyTaxRules,
  financialStatements,
} from './company-dates.ts';
import type { Evidence, Occurrence, Profile, Rule, RuleId } from './deadline-rule.ts';
import { employerRules } from './employer-dates.ts';
import { eventRule } from './event-dates.ts';
import { seasons, unknownYears, type Season, type UnknownSeason } from './filing-seasons.ts';
import { employeeRules, provisionalTaxpayerRules } from './income-tax-dates.ts';
import { trustRules } from './trust-dates.ts';
import { turnoverTaxRules } from './turnover-dates.ts';
import { vatRules } from './vat-dates.ts';

/** Days. */
export const KEPT = 90;

export type Deadline = Pick<Rule, 'what' | 'to' | 'rule' | 'law' | 'late'> & {
  id: string;
  ruleId: Rule['id'];
  is: Profile['is'];
  covers: string;
  day: string;
  /** The day in the law; `moveReasons`: why `day` is earlier: `a weekend`, `Freedom Day`. */
  legalDay: string;
  moveReasons: string[];
  note: string | null;
  evidence: Evidence;
};

/** Due within twelve months from `today`, soonest first; an estate has none, an event keeps its own. */
export function nextDeadlines(profiles: readonly Profile[], today: string): Deadline[] {
  const until = yearAfter(today);
  return deadlinesBetween(profiles, today, until).filter(
    ({ is, day }) => day >= today && (day < until || is === 'event'),
  );
}

/**
 * Passed within ninety days before `today`, latest first. What can still be put right stays until the next of its kind is
 * due, for a year at most; an event's day however long ago.
 */
export function passedDeadlines(profiles: readonly Profile[], today: string): Deadline[] {
  const since = plusDays(today, -KEPT);
  const longest = sameDayIn(yearOf(today) - 1, today);
  const passed = deadlinesBetween(profiles, longest, today).filter(({ day }) => day < today);
  const isKept = (one: Deadline) => one.day >= since || (one.day >= longest && stands(one, passed));
  return passed.filter((one) => one.is === 'event' || isKept(one)).toReversed();
}

/** Missed, these cost nothing, cannot be put right, or go to nobody. */
const OVER_AT_ONCE = /-third$|^trust-resolution$|^company-statements$/;

const FOLLOWED_BY: Readonly<Record<string, string>> = {
  first: 'second',
  second: 'first',
  interim: 'annual',
  annual: 'interim',
};

/** No day of its kind has passed since: the first payment's next is the second. */
function stands({ is, ruleId, day }: Deadline, passed: readonly Deadline[]): boolean {
  if (OVER_AT_ONCE.test(ruleId)) return false;
  const next = ruleId.replace(/(?<=-)(?:first|second|interim|annual)$/, (last) => FOLLOWED_BY[last] ?? last);
  return !passed.some((other) => other.is === is && other.ruleId === next && other.day > day);
}

const SEASONS: Partial<Record<Profile['is'], readonly Season[]>> = {
  employee: [seasons.employee],
  provisional: [seasons.provisional],
  trust: [seasons.trust],
  employer: [seasons.earnings],
};

export function unknownSeasons(profiles: readonly Profile[], today: string): UnknownSeason[] {
  const span = { from: plusDays(today, -KEPT), today, until: yearAfter(today) };
  return profiles.flatMap(({ is }) => SEASONS[is] ?? []).flatMap((season) => unknownYears(season, span));
}

const MOST_MOVED = 14;

/** At least those due between the days, and every event; a rule's day may be two years after its year. */
function deadlinesBetween(profiles: readonly Profile[], from: string, until: string): Deadline[] {
  const last = plusDays(until, MOST_MOVED);
  const found: Deadline[] = [];
  for (const profile of profiles)
    for (const rule of rulesOf(profile))
      for (let year = yearOf(from) - 2; year <= yearOf(until) + 1; year++)
        for (const occurrence of rule.occurrences(year))
          if (profile.is === 'event' || (occurrence.day >= from && occurrence.day < last))
            found.push(deadline(profile.is, rule, occurrence));
  return found.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

/** Null if no profile has the rule, or the day is not known. */
export function deadlineFor(
  profiles: readonly Profile[],
  ruleId: RuleId,
  periodEnd: string,
): Deadline | null {
  for (const profile of profiles)
    for (const rule of rulesOf(profile).filter(({ id }) => id === ruleId))
      for (const year of [yearOf(periodEnd), yearOf(periodEnd) + 1]) {
        const occurrence = rule.occurrences(year).find((found) => found.periodEnd === periodEnd);
        if (occurrence) return deadline(profile.is, rule, occurrence);
      }
  return null;
}

export function rulesOf(profile: Profile): Rule[] {
  switch (profile.is) {
    case 'employee':
      return employeeRules;
    case 'provisional':
      return provisionalTaxpayerRules;
    case 'employer':
      return employerRules;
    case 'turnover':
      return turnoverTaxRules;
    case 'trust':
      return trustRules;
    case 'estate':
      return [];
    case 'vendor':
      return vatRules(profile.category, profile.yearEnd);
    case 'company':
      return [
        ...companyTaxRules('company', profile.yearEnd),
        financialStatements(profile.yearEnd),
        ...returnTo(companyReturn, profile.registered),
      ];
    case 'event':
      return [eventRule(profile.kind, profile.on)];
    case 'close-corporation':
      return [
        ...companyTaxRules('cc', profile.yearEnd),
        ...returnTo(closeCorporationReturn, profile.registered),
      ];
  }
}

function returnTo(rule: (registered: string) => Rule, registered: string | null): Rule[] {
  return registered === null ? [] : [rule(registered)];
}

function deadline(is: Profile['is'], rule: Rule, occurrence: Occurrence): Deadline {
  const { day: legalDay, covers, note = null, evidence = rule.evidence } = occurrence;
  const { id, what, to, law, late } = rule;
  const day = lastBusinessDay(legalDay);
  const when = { day, legalDay, moveReasons: closedBetween(legalDay, day) };
  return {
    id: `${id}-${legalDay}`,
    ruleId: id,
    is,
    what,
    to,
    rule: rule.rule,
    law,
    late,
    covers,
    ...when,
    note,
    evidence,
  };
}
