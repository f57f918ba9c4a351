import { day, defineFilter, found, type ValuesOf } from '#app/platform/filters/define-filter.ts';

/** Without a kind: one line for each; with one: its work. */
export const FEES = defineFilter({
  path: '/admin/practice/fees',
  fields: { kind: found('Kind of work', 'All kinds'), from: day('Finished from'), to: day('Finished until') },
});

export type FeesFilter = ValuesOf<typeof FEES>;
