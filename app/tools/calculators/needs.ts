import { southAfricanDay } from '#app/platform/core/time.ts';
import { holdsAmounts, type FieldSpec, type Needed, type Values } from './field.ts';

export type Need = { name: string; label: string; isGiven: boolean };

type Asking = {
  fields: (values: Values) => readonly FieldSpec[];
  needs?: (values: Values, today: string) => readonly Needed[];
};

/** What a calculator needs for an answer; a typed 0 is known. */
export function needsOf(calculator: Asking, values: Values, today = southAfricanDay()): readonly Need[] {
  const fields = calculator.fields(values);
  const needed = calculator.needs?.(values, today) ?? [fields.find(holdsAmounts)?.name ?? ''];
  return needed.flatMap((need) => {
    const ones = fields.filter(({ name }) => (typeof need === 'string' ? [need] : need).includes(name));
    const [first] = ones;
    if (!first) return [];
    const label = ones.map(({ label }) => label).join(' or ');
    return [{ name: first.name, label, isGiven: ones.some((field) => isGiven(field, values)) }];
  });
}

export function isIncomplete(needs: readonly Need[]): boolean {
  return needs.some(({ isGiven }) => !isGiven);
}

export function missingText(needs: readonly Need[]): string {
  const labels = needs.filter(({ isGiven }) => !isGiven).map(({ label }) => `“${label}”`);
  const [last = '', ...others] = labels.toReversed();
  return `Still needed: ${[others.toReversed().join(', '), last].filter(Boolean).join(' and ')}.`;
}

function isGiven(field: FieldSpec, values: Values): boolean {
  const value = values[field.name]?.trim() || ('initial' in field ? field.initial : '');
  return value !== '' && (field.kind !== 'choice' || field.options.some((option) => option.value === value));
}
