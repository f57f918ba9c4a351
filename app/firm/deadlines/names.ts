import type { Profile, Recipient } from '#app/firm/core/deadline-rule.ts';
import { eventRules } from '#app/firm/core/event-dates.ts';
import { dayText } from '#app/platform/core/time.ts';
import { monthName } from './vat-periods.ts';

const PEOPLE = {
  employee: 'Employees and pensioners',
  provisional: 'Provisional taxpayers',
  turnover: 'Turnover tax',
  employer: 'Employers',
  trust: 'Trusts',
  estate: 'Deceased estates',
  company: 'Companies',
  'close-corporation': 'Close corporations',
  vendor: 'VAT vendors',
  event: 'Your event',
} as const satisfies Record<Profile['is'], string>;

export const RECIPIENTS: Record<Recipient, string> = {
  SARS: 'SARS',
  CIPC: 'the CIPC',
  'Compensation Fund': 'the Compensation Fund',
  UIF: 'the UIF',
  'own file': 'your own file',
  customers: 'your customers',
};

export function groupName(is: Profile['is']): string {
  return PEOPLE[is];
}

/** `VAT vendors of category A`, `Companies with a year to the end of June`. */
export function profileName(profile: Profile): string {
  switch (profile.is) {
    case 'vendor':
      return `${PEOPLE.vendor} of category ${profile.category}`;
    case 'company':
    case 'close-corporation':
      return `${PEOPLE[profile.is]} with a year to the end of ${monthName(profile.yearEnd)}`;
    case 'event':
      return `${eventRules[profile.kind].event} on ${dayText(profile.on)}`;
    default:
      return PEOPLE[profile.is];
  }
}
