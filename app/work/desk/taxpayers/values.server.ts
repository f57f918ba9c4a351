import * as z from 'zod/mini';
import { email } from '#app/accounts/core/forms.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { LANGUAGES } from '#app/platform/db/work-values.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { errorsOf, parseForm } from '#app/platform/http/form.ts';
import { taxpayerShape } from '#app/work/core/taxpayers/shape.ts';
import { numbersIn, type NumberKind } from '#app/work/core/taxpayers/numbers.ts';
import {
  controlOf,
  ownAfter,
  readOwnValue,
  type OwnField,
  type OwnValues,
} from '#app/work/core/taxpayers/own-fields.ts';
import type { TaxpayerValues } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { monthOf } from '#app/firm/core/deadline-rule.ts';

export type TaxpayerErrors = Partial<Record<keyof TaxpayerValues | NumberKind | `own.${string}`, string>>;

const schema = z.object({
  ...taxpayerShape,
  email: z.optional(email),
  language: z.optional(z.enum(LANGUAGES, 'Choose one of the languages.')),
  assigneeId: z.optional(z.string().check(z.refine(isUuid, 'Choose a colleague.'))),
});

type Read = { values: TaxpayerValues; errors: null } | { values: null; errors: TaxpayerErrors };

/** `stored`: what a known client has in the fields of the firm. */
export function readTaxpayer(form: FormData, fields: readonly OwnField[] = [], stored: OwnValues = {}): Read {
  const submission = parseForm(form, schema);
  const { own, errors: wrong } = readOwn(form, fields, stored);
  if (submission.status !== 'success' || Object.keys(wrong).length > 0)
    return {
      values: null,
      errors: { ...(submission.status === 'success' ? {} : errorsOf(submission)), ...wrong },
    };
  const { yearEnd, ...given } = submission.value;
  const values: TaxpayerValues = {
    kind: given.kind,
    name: given.name,
    email: given.email ?? null,
    taxNumber: given.taxNumber ?? null,
    registrationNumber: given.registrationNumber ?? null,
    streetAddress: given.streetAddress ?? null,
    postalAddress: given.postalAddress ?? null,
    yearEnd: monthOf(yearEnd),
    registeredOn: given.registeredOn ?? null,
    vatCategory: given.vatCategory ?? null,
    language: given.language ?? 'en',
    assigneeId: given.assigneeId ?? null,
    numbers: numbersIn(given),
    own: ownAfter(stored, own),
  };
  return { values, errors: null };
}

/** A field that the form does not have stays as it is. */
function readOwn(form: FormData, fields: readonly OwnField[], stored: OwnValues) {
  const own: OwnValues = {};
  const errors: Record<`own.${string}`, string> = {};
  for (const field of fields) {
    const control = controlOf(field);
    if (!form.has(control)) continue;
    const read = readOwnValue(field, textIn(form, control), stored[field.id]);
    if ('refusal' in read) errors[control] = read.refusal;
    else own[field.id] = read.value;
  }
  return { own, errors };
}
