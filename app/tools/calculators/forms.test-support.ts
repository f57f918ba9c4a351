import fc from 'fast-check';
import type { Calculator } from './calculator.ts';
import type { FieldSpec, Values } from './field.ts';

const amount = fc
  .oneof(fc.integer({ min: 0, max: 300_000_000 }), fc.integer({ min: 0, max: 1e13 }), fc.constant(0))
  .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
const quantity = fc.constantFrom('0', '12', '12.5', '120', '365', '8000', '8000.25', '20000');
const date = fc.constantFrom(
  '',
  '2001-03-31',
  '2012-03-31',
  '2012-12-31',
  '2017-02-28',
  '2023-03-31',
  '2026-06-30',
);

export function forms(calculator: Calculator): fc.Arbitrary<Values> {
  const start = fc.constantFrom(...calculator.bases).chain((basis) =>
    fc.record({
      basis: fc.constant<string>(basis),
      taxYear: fc.constantFrom('', ...enabled(calculator.years(basis))),
    }),
  );
  const fill = (values: Values) => {
    const empty = calculator.fields(values).filter(({ name }) => !(name in values));
    const drawn = fc.record(Object.fromEntries(empty.map((field) => [field.name, valueOf(field)])));
    return drawn.map((more): Values => ({ ...values, ...more }));
  };
  // A value may show further fields.
  return start.chain(fill).chain(fill).chain(fill);
}

function valueOf(field: FieldSpec): fc.Arbitrary<string> {
  switch (field.kind) {
    case 'amount':
      return amount;
    case 'quantity':
      return quantity;
    case 'pasted':
      return fc.constantFrom('', 'Trips,Business km,All km\n3,120,400.5');
    case 'months':
      return fc.oneof(monthsOf(0, 99_999_999), monthsOf(1e8, 5e9));
    case 'choice':
      return chosen(enabled(field.options));
    case 'check':
      return fc.constantFrom('', 'on');
    case 'date':
      return date;
  }
}

/** In cents; without a question. */
function monthsOf(min: number, max: number): fc.Arbitrary<string> {
  const months = fc.array(fc.integer({ min, max }), { maxLength: 12 });
  return months.map((cents) => cents.map((one) => (one / 100).toFixed(2)).join('\n'));
}

/** Unanswered questions are rare: a calculator may need several answers. */
function chosen(options: readonly string[]): fc.Arbitrary<string> {
  const answers = options.filter(Boolean);
  return answers.length === options.length
    ? fc.constantFrom(...answers)
    : fc.oneof({ arbitrary: fc.constantFrom(...answers), weight: 9 }, fc.constant(''));
}

function enabled(options: ReturnType<Calculator['years']>): string[] {
  return options.filter(({ disabled }) => !disabled).map(({ value }) => value);
}
