import type { Calculator } from './calculator.ts';
import type { Values } from './field.ts';

const ALWAYS = ['basis', 'taxYear', 'period', 'compareYear'];

/** A fragment never leaves the browser, so no server and no log sees an amount. */
export function fragmentOf(calculator: Calculator, values: Values): string {
  const filled = namesOf(calculator, values).flatMap((name) => (values[name] ? [[name, values[name]]] : []));
  return `#${new URLSearchParams(filled)}`;
}

export function namesOf(calculator: Calculator, values: Values): readonly string[] {
  return [...ALWAYS, ...calculator.fields(values).map((field) => field.name)];
}

/** Null without an amount. */
export function valuesFrom(calculator: Calculator, fragment: string): Values | null {
  const values = Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, '')));
  if (!calculator.fields(values).some(({ kind, name }) => kind === 'amount' && values[name])) return null;
  const names = new Set(namesOf(calculator, values));
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
}
