import { isRefusal, type Refusal } from './refusal.ts';
import type { Working } from './working.ts';

/** Applied by SARS without a law that we have seen; `note` has both amounts, `older` is the replaced rule. */
export type Announced<Rule> = { note: string; older: Rule };

type Result = { working: Working; notes: readonly string[] };

/** Adds the note to the line `key`, and before all other notes, if the older rule gives another amount. */
export function withOlderRule<Rule, R extends Result>(
  result: R,
  key: string,
  announced: Announced<Rule> | undefined,
  under: (older: Rule) => Result | Refusal,
): R {
  if (!announced) return result;
  const before = under(announced.older);
  if (isRefusal(before) || amountAt(before, key) === amountAt(result, key)) return result;
  const { note } = announced;
  return {
    ...result,
    working: result.working.map((line) => (line.key === key ? { ...line, note } : line)),
    notes: [note, ...result.notes],
  };
}

function amountAt({ working }: Result, key: string): number | undefined {
  const line = working.find((line) => line.key === key);
  return line?.unit === 'rand' ? line.amount : undefined;
}
