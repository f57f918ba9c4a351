import { vat } from '#content/pages/vat.ts';
import type { QuestionForm } from '#app/accounts/bulk/define-bulk.ts';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { formatShortRand, type Cents } from '#app/tax/money.ts';
import type { EngagementType } from '#app/work/core/engagements/define-engagement.ts';
import { usualPrice } from '#app/work/proposals/prices.ts';

/** `period`: without it the one of today. `price`: in cents; null: as agreed elsewhere. `who`: a colleague. */
export type GiveChoice = { kind?: string; period?: string; price?: Cents | null; who?: string };

export function priceIn(type: EngagementType, { price }: GiveChoice): Cents | null {
  return price === undefined ? priceOf(type) : price;
}

function priceOf({ id }: EngagementType): Cents | null {
  return usualPrice(id)?.cents ?? null;
}

export function giveFields(
  type: EngagementType,
  { period = '', price = priceOf(type), who = '' }: GiveChoice,
  periods: { value: string; label: string }[],
  colleagues: readonly Colleague[],
): QuestionForm['fields'] {
  return [
    {
      name: 'period',
      label: 'From which period',
      kind: 'choice',
      value: period,
      options: [{ value: '', label: 'For each client the one that today is in' }, ...periods],
    },
    {
      name: 'price',
      label: 'Price each time, in rand (optional)',
      hint: `${vat()} Empty: as agreed elsewhere.`.trim(),
      kind: 'text',
      value: price === null ? '' : formatShortRand(price).replace(/^R\s*/, ''),
    },
    {
      name: 'who',
      label: 'Who does it',
      kind: 'choice',
      value: who,
      options: [
        { value: '', label: 'For each client whoever did it last, or looks after it' },
        ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
  ];
}
