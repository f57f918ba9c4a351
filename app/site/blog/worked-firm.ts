import { peopleOf } from '#app/firm/people/people.ts';
import { requireKnown, type WorkedExamples } from './figure-arguments.ts';
import { priceName } from './prices-in-texts.ts';

/** Facts and prices of the firm, and days that pass; an unknown name throws. */
export const workedFirm: WorkedExamples = {
  'plan.price': (id = '') => priceName('price', id),
  'prices.vatIncluded': () => priceName('vatIncluded'),
  'firm.endsAnyDay': () => priceName('endsAnyDay'),
  'talks.ways': () => priceName('talkWays'),
  'talks.cost': () => priceName('talkCost'),
  'firm.days': (promise = '') => priceName('days', promise),
  'firm.afterOldFirm': () => priceName('afterOldFirm'),
  /** The next day of a provisional taxpayer’s rule, and its tax year. */
  'due.day': (rule = '') => priceName('dueDay', rule),
  'due.covers': (rule = '') => priceName('dueCovers', rule),
  /** Of the last season that has opened: sentences. */
  'due.lastSeason': () => priceName('lastSeason'),
  'firm.software': (work = '') => priceName('software', work),
  'firm.person'(path = '') {
    requireKnown(peopleOf(path)[0]);
    return priceName('person', path);
  },
  'catchUp.weeks': (months = '') => priceName('weeks', months),
  'catchUp.monthsAWeek': () => priceName('monthsAWeek'),
  'catchUp.most': (plan = '', months = '1') => priceName('most', plan, months),
};
