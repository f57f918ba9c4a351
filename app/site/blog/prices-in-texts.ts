import { firm } from '#content/firm.ts';
import { practice } from '#content/practice.ts';
import { priceOf, requirePlan } from '#app/firm/core/plans.ts';
import { peopleOf } from '#app/firm/people/people.ts';
import { isKeyOf } from '#app/platform/core/keys.ts';
import { wholeNumber } from './figure-arguments.ts';
import { randOf } from './figure-words.ts';

/** Characters for private use, which no text has: Markdown and the sanitiser let them through. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const NAMED = /\uE000([^\uE001]*)\uE001/g;

/**
 * What colleagues may change. `most`: what catching up costs at most, by plan and months. `person`: who answers for a service, by
 * its path; the firm once nobody does.
 */
const PRICES = {
  price: (id = '') => priceOf(requirePlan(id)),
  most: (plan = '', months = '1') =>
    randOf(requirePlan(plan).price * practice.catchUp.mostTimesThePlan * wholeNumber(months)),
  person: (path = '') => peopleOf(path)[0]?.name ?? firm.name,
} as const;

/** Stands in a compiled text until its page is made. Throws for an unknown plan or amount. */
export function priceName(name: keyof typeof PRICES, ...args: string[]): string {
  PRICES[name](...args);
  return `${OPEN}${[name, ...args].join(' ')}${CLOSE}`;
}

/** What was compiled, with the prices of today in all of its texts. The thing itself if it names none. */
export function withPrices<Value>(value: Value): Value {
  return namesPrices(value) ? (filled(value) as Value) : value;
}

const naming = new WeakMap<object, boolean>();

function namesPrices(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(OPEN);
  if (typeof value !== 'object' || value === null) return false;
  const known = naming.get(value) ?? Object.values(value).some(namesPrices);
  naming.set(value, known);
  return known;
}

function filled(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(NAMED, (_, call: string) => priceIn(call));
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one)]));
}

function priceIn(call: string): string {
  const [name = '', ...args] = call.split(' ');
  return isKeyOf(PRICES, name) ? PRICES[name](...args) : '';
}
