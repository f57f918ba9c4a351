import { settled } from './calculate.ts';
import type { Calculator } from './calculator.ts';
import { holdsAmounts, type Exact, type Values } from './field.ts';
import { basisOf, taxYearOf, yearValue } from './fields.ts';
import { exactFields } from './exact-fields.ts';
import { periodOf, withPeriod } from './period.ts';
import { postedValues } from './posted.ts';
import { withoutUncounted } from './uncounted.ts';

const ALWAYS = ['basis', 'taxYear', 'period'];

/** A fragment never leaves the browser, so no server or log sees an amount. Later defaults do not change a link. */
export function fragmentOf(calculator: Calculator, values: Values, exact: Exact = {}): string {
  const whole = withoutUncounted(calculator.fields(values), settled(calculator, values));
  const complete: Values = {
    ...dayChoices(calculator, values),
    ...whole,
    basis: basisOf(whole),
    taxYear: yearValue(taxYearOf(whole)),
  };
  const filled = namesOf(calculator, values).flatMap((name) =>
    complete[name] ? [[name, complete[name]]] : [],
  );
  const kept = exactFields(exact).map(({ name, value }) => [name, value]);
  return `#${new URLSearchParams([...filled, ...kept])}`;
}

/** For another calculator, whose amounts may only be yearly. */
export function carriedFragment(calculator: Calculator, values: Values, exact: Exact): string {
  const isAnnual = periodOf(values) === 'annual';
  const year = isAnnual ? { values, exact } : withPeriod('annual', calculator.fields(values), values, exact);
  return fragmentOf(calculator, year.values, year.exact);
}

function dayChoices(calculator: Calculator, values: Values): Values {
  const chosen = calculator
    .fields(values)
    .flatMap((field) => (field.kind === 'choice' && field.goesByDay ? [[field.name, field.initial]] : []));
  return Object.fromEntries(chosen);
}

export function namesOf(calculator: Calculator, values: Values): readonly string[] {
  return [...ALWAYS, ...calculator.fields(values).map((field) => field.name)];
}

/** Null without an amount. */
export function formFrom(calculator: Calculator, fragment: string): { values: Values; exact: Exact } | null {
  const { values, exact } = postedValues(new URLSearchParams(fragment.replace(/^#/, '')));
  if (isEmpty(calculator, values)) return null;
  const names = new Set(namesOf(calculator, values));
  const known = <Value>(from: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => names.has(name)));
  return { values: known(values), exact: known(exact) };
}

export function isEmpty(calculator: Calculator, values: Values): boolean {
  return !calculator
    .fields(values)
    .some((field) => holdsAmounts(field) && !field.beside && values[field.name]?.trim());
}
