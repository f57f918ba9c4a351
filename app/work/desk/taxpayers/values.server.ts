import * as z from 'zod/mini';
import { email } from '#app/accounts/core/forms.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { errorsOf, parseForm } from '#app/platform/http/form.ts';
import { taxpayerShape } from '#app/work/core/taxpayers/shape.ts';
import { numbersIn, type NumberKind } from '#app/work/core/taxpayers/numbers.ts';
import type { TaxpayerValues } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { monthOf } from '#app/firm/core/deadline-rule.ts';

export type TaxpayerErrors = Partial<Record<keyof TaxpayerValues | NumberKind, string>>;

const schema = z.object({
  ...taxpayerShape,
  email: z.optional(email),
  assigneeId: z.optional(z.string().check(z.refine(isUuid, 'Choose a colleague.'))),
});

type Read = { values: TaxpayerValues; errors: null } | { values: null; errors: TaxpayerErrors };

export function readTaxpayer(form: FormData): Read {
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') return { values: null, errors: errorsOf(submission) };
  const { yearEnd, ...given } = submission.value;
  const values: TaxpayerValues = {
    kind: given.kind,
    name: given.name,
    email: given.email ?? null,
    taxNumber: given.taxNumber ?? null,
    registrationNumber: given.registrationNumber ?? null,
    yearEnd: monthOf(yearEnd),
    registeredOn: given.registeredOn ?? null,
    vatCategory: given.vatCategory ?? null,
    assigneeId: given.assigneeId ?? null,
    numbers: numbersIn(given),
  };
  return { values, errors: null };
}
