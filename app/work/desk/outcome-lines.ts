export const MOST_LINES = 12;
/** In characters. */
export const LONGEST_LABEL = 100;

/** The fields of one line of a form; `at` counts from 1. */
export function lineNames(at: number) {
  return { label: `line-${at}-label`, filed: `line-${at}-filed`, assessed: `line-${at}-assessed` };
}
