import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { calculate } from '#app/tools/calculators/calculate.ts';
import type { Calculator } from '#app/tools/calculators/calculator.ts';
import { calculators } from '#app/tools/calculators/calculators.ts';
import type { FieldSpec, Values } from '#app/tools/calculators/field.ts';
import { taxYearOf, yearValue } from '#app/tools/calculators/fields.ts';
import type { Figure } from '#app/tools/calculators/figures.ts';
import { forms } from '#app/tools/calculators/forms.test-support.ts';
import { parseAmount } from '#app/tax/amount.ts';
import type { Basis } from '#app/tax/rates/table-name.ts';
import { firstDayOf } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import type { Endpoint } from './endpoint.ts';
import { findEndpoint } from './endpoints.ts';
import { writeJson } from './json.ts';

vi.setConfig({ testTimeout: 120_000 });

const TODAY = firstDayOf(newestTaxYear);
const OFFERED: ReadonlySet<string> = new Set(['severancePaid', 'noticePaid', 'leavePaid']);
const LONG_AGO = '2000-01-01';

test('the API and its calculator give the same lines, warnings and notes, or refusal', () => {
  for (const calculator of calculators) {
    const endpoint = findEndpoint(calculator.type);
    if (!endpoint) throw new Error(`the API has no ${calculator.type}`);
    const property = fc.property(forms(calculator), (values) => sameResult(calculator, endpoint, values));
    fc.assert(property, { numRuns: RANDOM_RUNS / 10 });
  }
});

function sameResult(calculator: Calculator, endpoint: Endpoint, values: Values): void {
  const fields = calculator.fields(values).filter(({ name }) => name in endpoint.request.shape);
  const form = Object.fromEntries(
    fields.map(({ name }) => [name, isOfferOfZero(calculator, name, values) ? '' : (values[name] ?? '')]),
  );
  const { basis = '' } = values;
  const taxYear = yearValue(taxYearOf(values));
  // The API counts a payment without a day as in time, whatever the day is.
  const today = calculator.type === 'worksheet' ? LONG_AGO : TODAY;
  const outcome = calculate(calculator, { ...form, basis, taxYear }, {}, today);
  const answer = endpoint.answer({ ...requestOf(fields, values), basis, taxYear: Number(taxYear) }, today);
  // The API has its own fields, and does not ask anybody to check rows.
  if (outcome.kind === 'refused' && (outcome.needs || outcome.isUncounted)) return;
  if (outcome.kind === 'refused') {
    const message = outcome.sentence ?? outcome.message.description;
    expect(answer).toMatchObject({ kind: 'refused', errors: [{ message }] });
    return;
  }
  if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.errors));
  const body = JSON.parse(writeJson(answer.body));
  const { table, tax, working } = outcome.assessment;
  expect(body.taxYearLabel).toBe(table.label);
  expect(body.result[tax.key]).toBe(tax.cents / 100);
  const lines = working.map((line) => {
    const figure = line.unit === 'rand' ? { amount: line.amount / 100 } : { rate: line.rate / 100 };
    return expect.objectContaining({ key: line.key, label: line.label, ...figure });
  });
  expect(body.working).toEqual(lines);
  const { warning, notes } = outcome.assessment;
  const shown = [...new Set([...(warning ? [warning] : []), ...notes])];
  expect(body.notes.slice(body.notes.length - shown.length)).toEqual(shown);
  const beside = outcome.figures.filter(({ isExplained }) => !isExplained);
  const compared: Compared[] = body.comparison;
  expect(compared.map(nameOf)).toEqual(beside.map(({ label }) => label));
  // The calculator leads with a payment, the API with the tax.
  if (calculator.type === 'provisional') return;
  expect(compared.map(({ amount }) => amount)).toEqual(beside.map(amountOf));
}

/** The API counts it as not sent, the page as an offer of nothing. */
function isOfferOfZero({ type }: Calculator, name: string, values: Values): boolean {
  if (type !== 'retrenchment' || !OFFERED.has(name)) return false;
  const reading = parseAmount(values[name] ?? '');
  return reading.kind === 'amount' && reading.cents === 0;
}

function amountOf(figure: Figure): number | null {
  return 'headline' in figure && 'cents' in figure.headline ? figure.headline.cents / 100 : null;
}

type Compared = { basis: Basis; taxYearLabel: string; amount: number | null };

function nameOf({ basis, taxYearLabel }: Compared): string {
  return `${basis === 'firm' ? 'Firm estimate' : 'SARS tables'} ${taxYearLabel}`;
}

function requestOf(fields: readonly FieldSpec[], form: Values): Record<string, unknown> {
  const filled = fields.filter(({ kind, name }) => !['date', 'choice'].includes(kind) || form[name]);
  return Object.fromEntries(filled.map(({ kind, name }) => [name, jsonValueOf(kind, form[name] ?? '')]));
}

function jsonValueOf(kind: FieldSpec['kind'], text: string): unknown {
  if (kind === 'check') return text === 'on';
  return kind === 'choice' && /^\d+$/.test(text) ? Number(text) : text;
}
