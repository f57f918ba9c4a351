import type { Profile, VatCategory } from '#app/firm/core/deadline-rule.ts';
import { eventRules } from '#app/firm/core/event-dates.ts';
import { EVENTS } from './choice.ts';

/** A group with its own dates. `query` shows them on the page of deadlines. */
export type DatedGroup = { who: string; query: string; profile: Profile };

const FEBRUARY = 2;
/** Decides the day of the annual return, but not whether it is due. */
const REGISTERED = '2020-01-15';

export const MAIN_GROUPS: readonly DatedGroup[] = [
  { who: 'Employees', query: '?employee=yes', profile: { is: 'employee' } },
  { who: 'Provisional taxpayers', query: '?provisional=yes', profile: { is: 'provisional' } },
  { who: 'Employers', query: '?employer=yes', profile: { is: 'employer' } },
  vendors('A'),
  vendors('B'),
  {
    who: 'Companies, February year-end',
    query: '?entity=company',
    profile: { is: 'company', yearEnd: FEBRUARY, registered: null },
  },
];

/** Also companies with annual returns, and events. */
export const EVERY_GROUP: readonly DatedGroup[] = [
  ...MAIN_GROUPS,
  { who: 'Turnover tax', query: '?turnover=yes', profile: { is: 'turnover' } },
  { who: 'Trusts', query: '?trust=yes', profile: { is: 'trust' } },
  {
    who: 'Companies',
    query: '?entity=company',
    profile: { is: 'company', yearEnd: FEBRUARY, registered: REGISTERED },
  },
  {
    who: 'Close corporations',
    query: '?entity=close-corporation',
    profile: { is: 'close-corporation', yearEnd: FEBRUARY, registered: REGISTERED },
  },
  ...EVENTS.map((kind): DatedGroup => {
    const on = REGISTERED;
    return { who: eventRules[kind].event, query: `?event=${kind}`, profile: { is: 'event', kind, on } };
  }),
];

function vendors(category: VatCategory): DatedGroup {
  return {
    who: 'VAT vendors',
    query: `?vat=${category}`,
    profile: { is: 'vendor', category, yearEnd: FEBRUARY },
  };
}
