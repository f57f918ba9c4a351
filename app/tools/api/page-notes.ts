import type { Assessment, Calculator } from '#app/tools/calculators/calculator.ts';
import { calculators } from '#app/tools/calculators/calculators.ts';
import type { Values } from '#app/tools/calculators/field.ts';
import { readEntry } from '#app/tools/calculators/read-entry.ts';
import type { Basis } from '#app/tax/rates/table-name.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import { dayText } from '#app/platform/core/time.ts';

type Request = { basis: Basis; taxYear: TaxYear } & Readonly<Record<string, unknown>>;

/**
 * The warning and notes of the calculator with this name for the same entries; null without an answer. `sent`: the
 * fields as they came, `read`: with defaults for those that were left out. `today`: ISO.
 */
export function pageNotes(
  name: string,
  { sent, read, today }: { sent: object; read: Request; today: string },
): readonly string[] | null {
  const calculator: Calculator | undefined = calculators.find(({ type }) => type === name);
  if (!calculator) return null;
  const values = formOf(sent, read);
  const { entry } = readEntry(calculator.fields(values), values);
  const assessment = calculator.assess(entry, read.basis, read.taxYear, today);
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

/** As a visitor would fill the form: an amount that was left out is not 0. */
function formOf(sent: object, read: Request): Values {
  const preset = Object.entries(read).filter(([, value]) => value !== 0);
  const all = Object.entries({ ...Object.fromEntries(preset), ...sent });
  return Object.fromEntries(all.map(([field, value]) => [field, textOf(value)]));
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
