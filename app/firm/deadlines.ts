import { closedBetween, lastBusinessDay } from './business-days.ts';
import { yearAfter, yearOf } from './calendar-day.ts';
import { closeCorporationReturn, companyReturn, companyTaxRules } from './company-dates.ts';
import type { Evidence, Occurrence, Profile, Rule } from './deadline-rule.ts';
import { employerRules } from './employer-dates.ts';
import { seasons, unknownYears, type UnknownSeason } from './filing-seasons.ts';
import { employeeRules, provisionalTaxpayerRules, trustRules, turnoverTaxRules } from './income-tax-dates.ts';
import { vatRules } from './vat-dates.ts';

export type Deadline = Pick<Rule, 'what' | 'to' | 'rule' | 'law'> & {
  id: string;
  is: Profile['is'];
  covers: string;
  day: string;
  /** The day in the law; `moveReasons` says why `day` is earlier: `a weekend`, `Freedom Day`. */
  legalDay: string;
  moveReasons: string[];
  note: string | null;
  evidence: Evidence;
};

/** Due within twelve months from `today`, soonest first; an estate has no dates. */
export function nextDeadlines(profiles: readonly Profile[], today: string): Deadline[] {
  const until = yearAfter(today);
  return profiles
    .flatMap((profile) => deadlinesOf(profile, yearOf(today) - 2, yearOf(until) + 1))
    .filter(({ day }) => day >= today && day < until)
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

export function unknownSeasons(profiles: readonly Profile[], today: string): UnknownSeason[] {
  return profiles.flatMap(({ is }) =>
    is in seasons ? unknownYears(seasons[is as keyof typeof seasons], today, yearAfter(today)) : [],
  );
}

function deadlinesOf(profile: Profile, firstYear: number, lastYear: number): Deadline[] {
  const found: Deadline[] = [];
  for (const rule of rulesOf(profile))
    for (let year = firstYear; year <= lastYear; year++)
      found.push(...rule.occurrences(year).map((occurrence) => deadline(profile.is, rule, occurrence)));
  return found;
}

function rulesOf(profile: Profile): Rule[] {
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
      return [...companyTaxRules('company', profile.yearEnd), ...returnTo(companyReturn, profile.registered)];
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
  const { id, what, to, law } = rule;
  const day = lastBusinessDay(legalDay);
  const when = { day, legalDay, moveReasons: closedBetween(legalDay, day) };
  return { id: `${id}-${legalDay}`, is, what, to, rule: rule.rule, law, covers, ...when, note, evidence };
}
