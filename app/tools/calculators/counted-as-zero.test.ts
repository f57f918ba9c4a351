import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount } from '#app/tax/amount.ts';
import { calculate, type Calculated } from './calculate.ts';
import { calculated } from './calculated.test-support.ts';
import type { Calculator } from './calculator.ts';
import { calculators, findCalculator } from './calculators.ts';
import { csvOf } from './csv.ts';
import { enquiryAbout } from './enquiry.ts';
import { enteredRows } from './entered.ts';
import { figureTexts } from './figures.ts';
import { forms } from './forms.test-support.ts';

const RUNS = 25;
const listed: readonly Calculator[] = calculators;
const VERDICT = /\b(no|none|nothing|not yet|compulsory|than SARS|the same as)\b/i;
const words = fc
  .oneof(fc.constantFrom('abc', 'x1800000', '456000 pa', 'two'), fc.string({ minLength: 1 }))
  .filter((text) => parseAmount(text).kind === 'unreadable');

test('an answer that counts text as 0 names it, and is no verdict', () => {
  const met = new Set<string>();
  for (const calculator of listed) {
    const property = fc.property(forms(calculator), words, fc.nat(), (values, text, at) => {
      const amounts = calculator.fields(values).filter(({ kind }) => kind === 'amount');
      const field = amounts[at % amounts.length];
      if (!field) return;
      const outcome = calculate(calculator, { ...values, [field.name]: text });
      if (outcome.kind === 'refused') return;
      met.add(calculator.type);
      expect(outcome.counted).toContainEqual(expect.objectContaining({ name: field.name }));
      expect(outcome.message).toBeNull();
      expect(verdictsOf(outcome), `${calculator.type} ${field.name}: ${text}`).toEqual([]);
    });
    fc.assert(property, { numRuns: RUNS });
  }
  expect(met.size).toBeGreaterThan(listed.length / 2);
});

test('what is printed, sent, stored and exported names the text too', () => {
  const individual = findCalculator('individual');
  const values = { grossIncome: 'plenty' };
  const outcome = calculated('individual', values);
  const named = 'Gross income: “plenty” is not a number: counted as R\u00a00.';
  expect(figureTexts(outcome.figures)[0]).toMatchObject({ text: 'R\u202f0.00', note: named });
  expect(enquiryAbout(individual, outcome).message).toContain(named);
  expect(csvOf(individual, outcome)).toContain(named);
  expect(enteredRows(individual, values)).toContainEqual({
    name: 'grossIncome',
    label: 'Gross income',
    text: '“plenty”, counted as R 0',
  });
});

test('a result quotes the start of a long text, without what cannot be written', () => {
  const { counted } = calculated('company', { taxableIncome: 'about as much as in the last year' });
  expect(counted[0]?.sentence).toBe('“about as much as in the …” is not a number: counted as R\u00a00.');
  const strange = calculated('company', { taxableIncome: 'a\0b\ud800c' });
  expect(strange.counted[0]?.sentence).toBe('“abc” is not a number: counted as R\u00a00.');
});

function verdictsOf({ assessment, figures }: Calculated): readonly string[] {
  const headlines = [
    ...assessment.headlines,
    ...figures.flatMap((figure) => ('headline' in figure ? [figure.headline] : [])),
  ];
  const texts = headlines.flatMap((headline) => ('text' in headline ? [headline.text] : []));
  const parts = (assessment.sections ?? []).map(({ kind }) => kind);
  return [
    ...texts.filter((text) => VERDICT.test(text)),
    ...parts,
    ...((assessment.says ?? '') ? ['says'] : []),
  ];
}
