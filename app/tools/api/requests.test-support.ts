import fc from 'fast-check';
import { endpoints } from './endpoints.ts';

const NAMES = [
  ...endpoints.flatMap(({ request }) => Object.keys(request.shape)),
  '__proto__',
  'constructor',
  'toString',
  '',
];

export function requestBody(): fc.Arbitrary<unknown> {
  const value = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom('firm', 'sars', 'individual', 'company', 'trust', 'sbc', '75+', true),
    },
    { weight: 4, arbitrary: fc.integer({ min: 2000, max: 2026 }) },
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 1e11 }).map(String) },
    { weight: 2, arbitrary: fc.date({ noInvalidDate: true }).map(dayOf) },
    { weight: 2, arbitrary: fc.double() },
    { weight: 2, arbitrary: fc.jsonValue() },
  );
  const anyFields = fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), fc.string()), value);
  const wholeRequests = fc.record(
    { ...Object.fromEntries(NAMES.map((name) => [name, value])), basis: fc.constantFrom('firm', 'sars') },
    { requiredKeys: ['basis'] },
  );
  return fc.oneof(anyFields, wholeRequests, fc.jsonValue());
}

export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
