import { parseAmount } from '#app/tax/amount.ts';
import { APPROVAL_FIGURES } from '#app/platform/db/work-values.ts';
import { isIsoDate } from '#app/platform/core/time.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { FIGURE, type FigureNames } from './figure.ts';
import type { Figure } from '#app/work/core/engagements/approval.ts';

/** An amount without “paid back” or “pay” would say nothing. */
export function readFigure(
  form: FormData,
  names: FigureNames = FIGURE,
): Figure | { errors: Record<string, string> } {
  const figure = oneOf(APPROVAL_FIGURES, textIn(form, names.figure)) ?? 'none';
  const amount = parseAmount(textIn(form, names.amount));
  const payBy = (names.payBy && textIn(form, names.payBy)) || null;
  if (figure === 'none') {
    if (amount.kind === 'empty') return { figure, cents: null, payBy: null };
    return { errors: { [names.amount]: 'Say whether they are paid back or have to pay.' } };
  }
  if (amount.kind !== 'amount' || amount.cents < 0)
    return { errors: { [names.amount]: 'Type the amount in rand, such as 12 345.67.' } };
  if (payBy !== null && !isIsoDate(payBy))
    return { errors: { [names.payBy ?? '']: 'Give the day as a date.' } };
  return { figure, cents: amount.cents, payBy: figure === 'pay' ? payBy : null };
}
