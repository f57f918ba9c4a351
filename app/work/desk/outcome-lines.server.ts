import { parseAmount } from '#app/tax/amount.ts';
import { formatRand, type Cents } from '#app/tax/money.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneLine } from '#app/platform/core/text.ts';
import {
  differenceOf,
  linesDifference,
  type Outcome,
  type OutcomeLine,
} from '#app/work/core/engagements/outcome.ts';
import { FILED_FIGURE } from './figure.ts';
import { lineNames, LONGEST_LABEL, MOST_LINES } from './outcome-lines.ts';

type Errors = Record<string, string>;

/** The lines that have something in them. An amount that is left empty is 0; one below 0 lowers what is paid. */
export function readLines(form: FormData): { lines: OutcomeLine[]; errors: Errors } {
  const lines: OutcomeLine[] = [];
  const errors: Errors = {};
  for (let at = 1; at <= MOST_LINES; at++) {
    const names = lineNames(at);
    const label = oneLine(textIn(form, names.label));
    const read = (name: string): Cents => {
      const amount = parseAmount(textIn(form, name));
      if (amount.kind === 'amount') return amount.cents;
      if (amount.kind !== 'empty') errors[name] = 'Type an amount in rand, such as 12 345.67 or −500.';
      return 0;
    };
    const line = { label, filed: read(names.filed), assessed: read(names.assessed) };
    const isEmpty = !textIn(form, names.filed).trim() && !textIn(form, names.assessed).trim();
    if (!label && isEmpty) continue;
    if (!label) errors[names.label] = 'Say what it is.';
    if (label.length > LONGEST_LABEL) errors[names.label] = tooLong(LONGEST_LABEL);
    if (label && isEmpty) errors[names.filed] = 'Type what was filed, or what was assessed.';
    lines.push(line);
  }
  return { lines, errors };
}

/** What is wrong with these lines beside the figures; empty if they prove the difference. */
export function linesErrors(
  lines: readonly OutcomeLine[],
  outcome: Pick<Outcome, 'figure' | 'cents' | 'filed'>,
): Errors {
  if (lines.length === 0) return {};
  const total = differenceOf(outcome);
  if (total === null) return { [FILED_FIGURE.figure]: 'The lines are compared with this: say what it was.' };
  const sum = linesDifference(lines);
  if (sum === total) return {};
  return {
    [lineNames(1).label]:
      `By the lines the client has ${changeText(sum)}, by the two figures ${changeText(total)}: they must be the same.`,
  };
}

function changeText(cents: Cents): string {
  if (cents === 0) return 'the same';
  return `${formatRand(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}`;
}
