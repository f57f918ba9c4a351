import { firm } from '#content/firm.ts';
import { practice } from '#content/practice.ts';
import { peopleOf } from '#app/firm/people/people.ts';
import { keyIn } from '#app/platform/core/keys.ts';
import { requireKnown, wholeNumber, type WorkedExamples } from './figure-arguments.ts';
import { priceName } from './prices-in-texts.ts';

const { software, catchUp } = practice;

/** Facts and prices of the firm; an unknown name throws. */
export const workedFirm: WorkedExamples = {
  'plan.price': (id = '') => priceName('price', id),
  'firm.days': (promise = '') => String(firm.commitments[known(firm.commitments, promise)]),
  'firm.software': (work = '') => software[known(software, work)],
  /** By the path of the service. */
  'firm.person'(path = '') {
    requireKnown(peopleOf(path)[0]);
    return priceName('person', path);
  },
  'catchUp.weeks': (months) => String(Math.ceil(wholeNumber(months) / catchUp.monthsAWeek)),
  'catchUp.monthsAWeek': () => String(catchUp.monthsAWeek),
  'catchUp.most': (plan = '', months = '1') => priceName('most', plan, months),
};

function known<Table extends object>(table: Table, name: string): keyof Table & string {
  return requireKnown(keyIn(table, name));
}
