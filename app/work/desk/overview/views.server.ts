import type { Filter } from '../filter.ts';
import { OVERVIEW, type OverviewFilter } from './filter.ts';
import {
  age,
  exactState,
  finisher,
  finishedIn,
  kind,
  periods,
  person,
  waitingFor,
  weeks,
  type Dimension,
} from './dimensions.server.ts';
import { firstOfMonths } from './ranges.ts';

export type View = {
  label: string;
  lede: string;
  lines: Dimension;
  columns: Dimension;
  /** Which work it counts, as the filter of the board says it. */
  of(today: string): Partial<Filter>;
  hasLate?: true;
  listsLongest?: true;
};

/** A view of the work needs no more than its entry here: page, export, links and tests follow. */
export const OVERVIEWS: Record<string, View> = {
  people: {
    label: 'People',
    lede: 'Open work by person and state.',
    lines: person,
    columns: exactState,
    of: () => ({}),
    hasLate: true,
  },
  weeks: {
    label: 'Weeks',
    lede: 'What is still to be filed or finished, planned work included, by the week in which it is due.',
    lines: person,
    columns: weeks,
    of: () => ({ is: 'to-file' }),
  },
  kinds: {
    label: 'Kinds',
    lede: 'Open work by kind and period.',
    lines: kind,
    columns: periods,
    of: () => ({}),
    hasLate: true,
  },
  waiting: {
    label: 'Waiting',
    lede: 'For whom open work waits, and for how long it has been in its state.',
    lines: waitingFor,
    columns: age,
    of: () => ({ is: 'started' }),
    listsLongest: true,
  },
  finished: {
    label: 'Finished',
    lede: 'What was finished in twelve months, by who finished it.',
    lines: finisher,
    columns: finishedIn,
    of: (today) => ({ state: 'ended', is: 'done', since: firstOfMonths(today) }),
  },
};

export function viewTabs(filter: OverviewFilter = OVERVIEW.unfiltered()) {
  return Object.entries(OVERVIEWS).map(([value, { label }]) => ({
    value,
    label,
    to: OVERVIEW.to(filter, { view: value }),
  }));
}
