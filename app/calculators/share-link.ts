import type { Calculator } from './calculator.ts';
import type { Values } from './field.ts';

const ALWAYS = ['basis', 'taxYear', 'period', 'compareYear'];

/** The fragment that carries a form's values: it never leaves the browser, so no server and no log sees an amount. */
export function fragmentOf(calculator: Calculator, values: Values): string {
  const kept = namesOf(calculator, values).flatMap((name) => (values[name] ? [[name, values[name]]] : []));
  return `#${new URLSearchParams(kept)}`;
}

/** The names a calculator's form knows, as it stands with these values. */
export function namesOf(calculator: Calculator, values: Values): readonly string[] {
  return [...ALWAYS, ...calculator.fields(values).map((field) => field.name)];
}

/** The values a fragment carries, of those the calculator asks for; null when no amount is among them. */
export function valuesFrom(calculator: Calculator, fragment: string): Values | null {
  const carried = Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, '')));
  if (!calculator.fields(carried).some(({ kind, name }) => kind === 'amount' && carried[name])) return null;
  const names = new Set(namesOf(calculator, carried));
  return Object.fromEntries(Object.entries(carried).filter(([name]) => names.has(name)));
}
