import type { FieldSpec, Values } from './field.ts';

/** Fewer are answered as quickly one by one. */
const LEAST = 3;

/** Names of the yes/no questions without an answer, in their order; none where the form has only one or two. */
export function openQuestions(fields: readonly FieldSpec[], values: Values): string[] {
  const questions = fields.filter(isYesOrNo);
  if (questions.length < LEAST) return [];
  return questions.filter(({ name }) => !values[name]).map(({ name }) => name);
}

/** The values with “No” to each question that has no answer. */
export function noToTheRest(fields: readonly FieldSpec[], values: Values): Values {
  return { ...values, ...Object.fromEntries(openQuestions(fields, values).map((name) => [name, 'no'])) };
}

function isYesOrNo(field: FieldSpec): boolean {
  return (
    field.kind === 'choice' &&
    field.isQuestion === true &&
    field.initial === '' &&
    field.options.some(({ value }) => value === 'no')
  );
}
