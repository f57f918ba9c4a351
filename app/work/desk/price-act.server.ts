import { z } from 'zod';
import { countOf, defineBulk } from '#app/accounts/bulk/define-bulk.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { findEngagementsOf, type Engagement } from '#app/work/core/engagements/find.server.ts';
import {
  priceAfter,
  priceSaid,
  priceTyped,
  readPriceChange,
  slipText,
  type PriceChosen,
} from '#app/work/core/engagements/price-change.ts';
import { keepsTerms } from '#app/work/core/engagements/terms.server.ts';
import { KEPT, leavesOf, WORK, ON_WORK, changeTermsOf } from './bulk-acts.server.ts';

/** Another price for many, as `changeTerms` sets it for one. */
export const SET_PRICE = defineBulk({
  name: 'work.price',
  ...ON_WORK,
  choice: z.object({ cents: z.optional(z.number()), more: z.optional(z.number()) }),
  asks: (many) => `set another price for ${many}`,
  did: (many, choice) => `${many} ${priceSaid(choice)}`,
  already: priceSaid,
  reasons: {
    ...KEPT,
    closed: (many, { it, is, has }) => `${many} left alone: ${it} ${is} proposed, or ${has} ended`,
    unpriced: (many, { it, has }) => `${many} left alone: ${it} ${has} no price`,
  },
  ask: (_me, _ids, choice) =>
    Promise.resolve({
      lines: [],
      fields: [
        {
          name: 'price',
          label: 'Price',
          hint: 'An amount for each, such as 1 495, or a change of its own, such as +6%, rounded to the rand.',
          kind: 'text',
          value: priceTyped(choice),
          maxLength: 20,
          isRequired: true,
        },
      ],
      notes: {},
    }),
  answer(form) {
    const { price, error } = readPriceChange(textIn(form, 'price'));
    return price ? { choice: price } : { errors: { price: error } };
  },
  async doubt(me, ids, choice) {
    const changed = (await findEngagementsOf(me, ids)).filter((one) => keepsPrice(one, choice) === null);
    const prices = changed.map(({ price }) => [price, priceAfter(price, choice, 'rand')] as const);
    return slipText(prices, (count) => countOf(count, WORK));
  },
  change: (tx, task) =>
    changeTermsOf(tx, task, (before) => {
      const why = keepsPrice(before, task.choice);
      return why ? { why } : { price: priceAfter(before.price, task.choice, 'rand') };
    }),
  leaves: leavesOf(keepsPrice),
  writes: () => [
    'The price of each. The client reads it in the history of work that has begun, and nobody is mailed.',
    'Recurring work keeps its price for what is planned later: change that at the client, or for many in the client book.',
  ],
});

/** Without a price: only what no price would change. */
function keepsPrice({ state, price }: Engagement, choice: PriceChosen) {
  if (keepsTerms(state)) return 'closed';
  const after = priceAfter(price, choice, 'rand');
  if (choice.more !== undefined && after === null) return 'unpriced';
  return after !== null && after === price ? 'same' : null;
}
