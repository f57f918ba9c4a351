import { NOT_A_NUMBER, zeroSentence } from '#app/tax/amount.ts';
import type { Assessment } from './calculator.ts';
import type { FieldSpec, Values } from './field.ts';
import { isSentence } from './figures.ts';

export type CountedAsZero = { name: string; label: string; sentence: string };

/** In the order of the form. */
export function countedAsZero(
  fields: readonly FieldSpec[],
  values: Values,
  notes: Readonly<Record<string, string>>,
): readonly CountedAsZero[] {
  return fields
    .filter(({ name }) => notes[name] === NOT_A_NUMBER)
    .map(({ name, label }) => ({ name, label, sentence: zeroSentence(values[name] ?? '') }));
}

/** For an answer with such an entry: figures and working, without their meaning. */
export function figuresOnly(assessment: Assessment): Assessment {
  const { tax, headlines } = assessment;
  const [first, ...others] = headlines;
  const leading =
    first && !isSentence(first)
      ? first
      : { label: tax.label ?? first?.label ?? 'Tax', once: true as const, cents: tax.cents };
  return {
    ...assessment,
    says: undefined,
    headlines: [leading, ...others.filter((headline) => !isSentence(headline))],
    sections: [],
    answers: [],
  };
}
