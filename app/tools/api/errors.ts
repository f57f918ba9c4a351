import type { z } from 'zod';
import type { RateItem } from '#app/tax/rates/table-name.ts';
import type { Refusal } from '#app/tax/refusal.ts';

/** `field`: null if the request as a whole is wrong. */
export type FieldError = { field: string | null; message: string };

const UNKNOWN_FIELD = 'This calculation has no field of that name.';

/** An answer must not be ten times as large as a nonsensical body. */
const MOST_ERRORS = 50;

const FIELD_OF: Partial<Record<RateItem, string>> = {
  retirement: 'retirementFund',
  medical: 'medicalContributions',
};

export function errorsOfRequest({ issues }: z.ZodError): readonly FieldError[] {
  const errors = new Map<string | null, FieldError>();
  for (const error of issues.flatMap(errorsOfIssue)) {
    if (!errors.has(error.field)) errors.set(error.field, error);
  }
  return [...errors.values()].slice(0, MOST_ERRORS);
}

export function errorOfRefusal(refusal: Refusal): FieldError {
  if (refusal.kind === 'refused-input') return { field: refusal.field, message: refusal.sentence };
  const field = refusal.table.basis === 'firm' ? 'basis' : (FIELD_OF[refusal.item] ?? 'taxYear');
  return { field, message: refusal.sentence };
}

function errorsOfIssue(issue: z.core.$ZodIssue): readonly FieldError[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((field) => ({ field, message: UNKNOWN_FIELD }));
  const [field] = issue.path;
  return [{ field: field === undefined ? null : String(field), message: issue.message }];
}
