import type { FieldSpec, Values } from './field.ts';

/** Fewer questions are answered as quickly one by one. */
const LEAST = 3;

/** The open yes/no questions in their order; empty if the form only has one or two. */
export function openQuestions(fields: readonly FieldSpec[], values: Values): string[] {
  const questions = fields.filter(isYesOrNo);
  if (questions.length < LEAST) return [];
  return questions.filter(({ name }) => !values[name]).map(({ name }) => name);
}

/** Answers “No” to each open question. */
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
