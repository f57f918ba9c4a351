export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export const MONTHS: readonly Month[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The month with this number; February is the default. */
export function monthOf(number: string | null): Month {
  return MONTHS.find((month) => month === Number(number)) ?? 2;
}

export type VatCategory = 'A' | 'B' | 'C' | 'D' | 'E';

/** A vendor's `yearEnd` counts in category E only; `registered` is the CIPC's day of registration, if known. */
export type Profile =
  | { is: 'employee' | 'provisional' | 'employer' | 'turnover' | 'trust' | 'estate' }
  | { is: 'vendor'; category: VatCategory; yearEnd: Month }
  | { is: 'company' | 'close-corporation'; yearEnd: Month; registered: string | null }
  | { is: 'event'; kind: EventKind; on: string };

export type EventKind =
  | 'dividend'
  | 'donation'
  | 'property'
  | 'registration'
  | 'owners'
  | 'directors'
  | 'employer'
  | 'vat-limit'
  | 'bbbee';

/** Two sources only count if neither copies the other. */
export type Evidence = { sources: readonly string[]; confidence: 'two-sources' | 'one-source' };

/** `periodEnd`: the last day of what `covers` names, an annual return's anniversary, or an event's day. */
export type Occurrence = {
  day: string;
  covers: string;
  periodEnd: string;
  note?: string;
  evidence?: Evidence;
};

export type Recipient = 'SARS' | 'CIPC' | 'Compensation Fund' | 'UIF' | 'own file' | 'customers';

/**
 * What to do after the day has passed. Without `costs`, no trusted source says what lateness costs. `plan`: whose price
 * is that of the one filing, not of a month or year of them. `isVoluntary`: nobody is late.
 */
export type Late = { now: string; costs?: string; plan?: string; isVoluntary?: true };

export type RuleId =
  | 'itr12'
  | 'itr12-provisional'
  | `${'irp6' | 'company-irp6' | 'cc-irp6' | 'trust-irp6'}-${'first' | 'second' | 'third'}`
  | `${'company' | 'cc'}-${'itr14' | 'return'}`
  | 'company-statements'
  | 'vat201'
  | 'emp201'
  | 'uif-declaration'
  | `emp501-${'interim' | 'annual'}`
  | 'coida'
  | `turnover-${'first' | 'second' | 'return'}`
  | `trust-${'resolution' | '7c'}`
  | 'it3t'
  | 'itr12t';

export type Rule = {
  /** Identifies calendar entries: never changed. */
  id: RuleId | `event-${EventKind}`;
  what: string;
  alsoCalled?: readonly string[];
  to: Recipient;
  rule: string;
  law: string;
  evidence: Evidence;
  late: Late;
  /** Of a calendar year, or of the financial year that ends in it. */
  occurrences: (year: number) => Occurrence[];
};

/** When rules and sources were last compared: 'YYYY-MM-DD'. */
export const checkedOn = '2026-11-22';

export const FOURTH_SCHEDULE = 'Income Tax Act 58 of 1962, Fourth Schedule';
export const CONSIGLIERE = 'https://consigliere.co.za/accounting-tax/small-business-tax/';
export const ZEELIE = 'https://www.zeelie.com/important-dates/';

export const TAX_ADMINISTRATION_ACT = 'Tax Administration Act 28 of 2011';
export const INCOME_TAX_ACT = 'Income Tax Act 58 of 1962';

export function twoSources(...sources: [string, string, ...string[]]): Evidence {
  return { sources, confidence: 'two-sources' };
}

export function oneSource(source: string): Evidence {
  return { sources: [source], confidence: 'one-source' };
}
