import type { Assessment } from '#app/tools/calculators/calculator.ts';
import { isRefusal, type Refusal } from '#app/tax/refusal.ts';
import { dayText } from '#app/platform/core/time.ts';

/** What the calculator says in words, its warning and its notes; null without an answer. */
export function pageNotes(assessment: Assessment | Refusal): readonly string[] | null {
  if (isRefusal(assessment)) return null;
  const { warning, notes } = assessment;
  return [...new Set([...wordsOf(assessment), ...(warning ? [warning] : []), ...notes])];
}

/** Headlines that are no figures, such as a verdict or a day, and the days of payments. */
function wordsOf({ headlines, payments = [] }: Assessment): readonly string[] {
  const words = headlines.flatMap((headline) =>
    'text' in headline && !headline.text.endsWith('%') ? [`${headline.label}: ${headline.text}.`] : [],
  );
  const days = payments.map(({ label, due }) => `${label}: due by ${dayText(due)}.`);
  return [...words, ...days];
}
