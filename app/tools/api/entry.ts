import type { MonthAmount } from '#app/tools/calculators/months.ts';
import type { Entry } from '#app/tools/calculators/read-entry.ts';
import type { Values } from '#app/tools/calculators/field.ts';

export type Sent = Readonly<Record<string, unknown>>;

/** A request in place of the calculator's form; a flag also answers a question. */
export function entryOf(sent: Sent): Entry {
  const texts = textsOf(sent);
  const textIn = (name: string) => texts[name] ?? '';
  const numberIn = (name: string) => Number(sent[name] ?? 0);
  return {
    amount: numberIn,
    quantity: numberIn,
    months: (name) => (sent[name] ?? []) as readonly MonthAmount[],
    choice: textIn,
    pasted: textIn,
    isChecked: (name) => sent[name] === true,
    isGiven: (name) => sent[name] !== undefined,
  };
}

export function textsOf(sent: Sent): Values {
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, textOf(value)]));
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
