import { calculate } from './calculate.ts';
import { findCalculator } from './calculators.ts';
import type { Assessment } from './calculator.ts';
import type { Values } from './field.ts';
import type { Section } from './sections.tsx';

const TODAY = '2026-11-26';

/** Always on the same day. Throws for a refusal. */
export function calculated(type: string, values: Values, today = TODAY) {
  const outcome = calculate(findCalculator(type), values, {}, today);
  if (outcome.kind === 'refused') throw new Error(outcome.message.description);
  return outcome;
}

/** With all that it says, in one text with plain spaces. */
export function calculatedWords(type: string, values: Values) {
  const { assessment } = calculated(type, values);
  const { means, warning, notes } = assessment;
  return { ...assessment, sentences: [means, warning ?? '', ...notes].join('\n').replaceAll(/\s/g, ' ') };
}

export function sectionOf<Kind extends Section['kind']>({ sections = [] }: Assessment, kind: Kind) {
  return sections.find((section): section is Extract<Section, { kind: Kind }> => section.kind === kind);
}
