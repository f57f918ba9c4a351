import { endsAnyDay } from '#content/pages/phrases.ts';
import { vatIncluded } from '#content/pages/vat.ts';
import { switching } from '#content/switching.ts';
import { priceOf, requirePlan } from '#app/firm/core/plans.ts';
import { talkCost, talkWays } from '#app/firm/core/talks.ts';
import { peopleOf } from '#app/firm/people/people.ts';
import { firm, practice } from '#app/platform/content/firm.ts';
import { lateTexts } from '#app/platform/content/late-texts.ts';
import { keyIn } from '#app/platform/core/keys.ts';
import { requireKnown, wholeNumber } from './figure-arguments.ts';
import { lastSeason, nextDue } from './days-in-texts.ts';
import { randOf } from './figure-words.ts';

/**
 * Colleagues may change these, or a day passes. `afterOldFirm`: business days from the old firm’s last day until the books
 * are open. `most`: the maximum for catching up, by plan and months. `person`: who answers for a
 * service, by its path; the firm if nobody does.
 */
const texts = lateTexts({
  vatIncluded,
  price: (id = '') => priceOf(requirePlan(id)),
  most: (plan = '', months = '1') =>
    randOf(requirePlan(plan).price * practice.catchUp.mostTimesThePlan * wholeNumber(months)),
  person: (path = '') => peopleOf(path)[0]?.name ?? firm.name,
  afterOldFirm: () => String(switching.letter.papersAfter + switching.days.papersToBooks),
  dueDay: (rule = '') => nextDue(rule).day,
  dueCovers: (rule = '') => nextDue(rule).covers,
  lastSeason,
  endsAnyDay,
  talkWays,
  talkCost,
  days: (promise = '') => String(firm.commitments[known(firm.commitments, promise)]),
  software: (work = '') => practice.software[known(practice.software, work)],
  weeks: (months = '') => String(Math.ceil(wholeNumber(months) / practice.catchUp.monthsAWeek)),
  monthsAWeek: () => String(practice.catchUp.monthsAWeek),
});

/** Throws for an unknown plan or fact. */
export const priceName = texts.nameOf;

/** Fills in today's prices and facts. */
export const withPrices = texts.filled;

function known<Table extends object>(table: Table, name: string): keyof Table & string {
  return requireKnown(keyIn(table, name));
}
