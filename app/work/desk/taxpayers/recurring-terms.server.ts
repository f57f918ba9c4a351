import * as z from 'zod/mini';
import { isIsoDate } from '#app/platform/core/time.ts';
import type { PriceChange } from '#app/platform/db/schema/recurring.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import { readPrice } from '#app/work/core/engagements/price.ts';
import { isNearDay, REACH, TOO_FAR } from '#app/work/core/near-day.ts';
import { withChange, type RecurringTerms } from '#app/work/core/recurring/wanted-periods.ts';

import { priceField } from './shared-forms.ts';

const day = z.string().check(z.refine(isIsoDate));
const price = z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000)));
export const termsSchema = z.object({
  startsOn: day,
  price,
  priceChanges: z.array(z.object({ from: day, price })).check(z.maxLength(50)),
  pausedFrom: z.nullable(day),
  pausedUntil: z.nullable(day),
  endsOn: z.nullable(day),
});

export const gaveWaySchema = z
  .array(z.object({ id: z.string(), version: z.int(), before: termsSchema }))
  .check(z.maxLength(10));

type Read =
  { terms: Partial<RecurringTerms>; errors: null } | { terms: null; errors: Record<string, string> };

export function readTerms(form: FormData, row: RecurringTerms): Read {
  if (form.has('back')) return { terms: storedIn(termsSchema, textIn(form, 'back')), errors: null };
  const drop = textIn(form, 'drop');
  if (drop) {
    const priceChanges = row.priceChanges.filter(({ from }) => from !== drop);
    return { terms: { priceChanges }, errors: null };
  }
  const errors: Record<string, string> = {};
  const read = (name: string) => {
    const text = textIn(form, name);
    if (text && !isNearDay(text, REACH)) errors[name] = TOO_FAR;
    return text || null;
  };
  const [pausedFrom, pausedUntil, endsOn, from] = ['pausedFrom', 'pausedUntil', 'endsOn', 'priceFrom'].map(
    read,
  );
  if (pausedUntil && !pausedFrom) errors.pausedFrom = 'Give the first day of the pause too.';
  if (pausedFrom && pausedUntil && pausedUntil < pausedFrom)
    errors.pausedUntil = 'The pause cannot end before it begins.';
  const { cents, error } = readPrice(textIn(form, 'price'));
  if (error) errors.price = error;
  if (textIn(form, 'price') && !from) errors.priceFrom = 'Give the day from which this price counts.';
  if (Object.keys(errors).length > 0) return { terms: null, errors };
  const change: PriceChange | null = from ? { from, price: cents } : null;
  const priceChanges = change ? withChange(row.priceChanges, change) : row.priceChanges;
  return {
    terms: {
      pausedFrom: pausedFrom ?? null,
      pausedUntil: pausedUntil ?? null,
      endsOn: endsOn ?? null,
      priceChanges,
    },
    errors: null,
  };
}

/** With its new price as the field that the stored form has for that day. */
export function withPrice(form: FormData): FormData {
  const from = textIn(form, 'priceFrom');
  const { cents, error } = readPrice(textIn(form, 'price'));
  if (isIsoDate(from) && !error) form.set(...priceField(from, cents));
  return form;
}

export function storedIn<Schema extends z.ZodMiniType>(schema: Schema, json: string): z.output<Schema> {
  try {
    return z.parse(schema, JSON.parse(json));
  } catch {
    throw badRequest();
  }
}
