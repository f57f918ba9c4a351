import { z } from 'zod';
import { countOf, defineBulk } from '#app/accounts/bulk/define-bulk.ts';
import { withStep } from '#app/accounts/core/actor.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { formatShortRand, rand, type Cents } from '#app/tax/money.ts';
import {
  findEngagementsOf,
  lockEngagement,
  type Engagement,
} from '#app/work/core/engagements/find.server.ts';
import { readPrice } from '#app/work/core/engagements/price.ts';
import { keepsTerms, setTerms } from '#app/work/core/engagements/terms.server.ts';
import { KEPT, leavesOf, undoIt, WORK } from './bulk-acts.server.ts';
import { undoableRuns } from './undoable-runs.server.ts';

/** `more` in basis points, below zero for a lower price. */
type Chosen = { cents?: Cents; more?: number };

const PERCENT = /^([+-])\s*(\d{1,2})(?:[.,](\d{1,2}))?\s*%$/;
const WRONG = 'Give a price in rand, such as 1 495, or a change, such as +6%.';
const WHOLE = 10_000;

/** Another price for many, as `changeTerms` sets it for one. */
export const SET_PRICE = defineBulk({
  name: 'work.price',
  permission: 'work',
  things: WORK,
  choice: z.object({ cents: z.optional(z.number()), more: z.optional(z.number()) }),
  asks: (many) => `set another price for ${many}`,
  did: (many, choice) => `${many} ${saidOf(choice)}`,
  already: saidOf,
  reasons: {
    ...KEPT,
    closed: (many) => `${many} left alone: it is proposed, or has ended`,
    unpriced: (many) => `${many} left alone: it has no price`,
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
          value: typedOf(choice),
          maxLength: 20,
          isRequired: true,
        },
      ],
      notes: {},
    }),
  answer(form) {
    const choice = readChange(textIn(form, 'price').trim());
    return choice ? { choice } : { errors: { price: WRONG } };
  },
  async doubt(me, ids, choice) {
    const prices = (await findEngagementsOf(me, ids)).flatMap(({ price }) => price ?? []);
    const far = prices.filter((before) => isFar(before, priceAfter(before, choice))).length;
    return far === 0
      ? null
      : `For ${countOf(far, WORK)} that is less than half, or more than twice, of the price now.`;
  },
  async change(tx, { me, id, choice, now }) {
    const before = await lockEngagement(tx, me, id);
    if (!before) return { state: 'left', why: 'changed' };
    const why = keepsPrice(before, choice);
    if (why) return { state: 'left', why };
    const price = priceAfter(before.price, choice);
    const actor = withStep(me);
    const { dueOn, version } = before;
    const saved = await setTerms(actor, id, { dueOn, price, version }, now, tx);
    return saved === 'saved'
      ? { state: 'done', past: { step: actor.stepId } }
      : { state: 'left', why: 'changed' };
  },
  leaves: leavesOf(keepsPrice),
  undo: undoIt,
  undoable: undoableRuns,
  writes: () => [
    'The price of each. The client reads it in the history of work that has begun, and nobody is mailed.',
    'Recurring work keeps its price for what is planned later: change that at the client.',
  ],
});

/** Null if it is neither an amount nor a change; a price goes down by less than all of it. */
function readChange(text: string): Chosen | null {
  const [, sign, whole = '', part = ''] = PERCENT.exec(text) ?? [];
  if (sign) {
    const more = Number(`${sign}${whole}${part.padEnd(2, '0')}`);
    return more === 0 ? null : { more };
  }
  const { cents, error } = readPrice(text);
  return error || cents === null || /^[+-]/.test(text) ? null : { cents };
}

function priceAfter(before: Cents | null, { cents, more }: Chosen): Cents | null {
  if (more === undefined) return cents ?? null;
  return before === null ? null : rand(Math.round((before * (WHOLE + more)) / WHOLE / 100));
}

/** Without a price: only what no price would change. */
function keepsPrice({ state, price }: Engagement, choice: Chosen) {
  if (keepsTerms(state)) return 'closed';
  const after = priceAfter(price, choice);
  if (choice.more !== undefined && after === null) return 'unpriced';
  return after !== null && after === price ? 'same' : null;
}

function isFar(before: Cents, after: Cents | null): boolean {
  return after !== null && (after * 2 < before || after > before * 2);
}

function saidOf({ cents, more }: Chosen): string {
  if (more !== undefined) return `with a price ${Math.abs(more) / 100}% ${more > 0 ? 'higher' : 'lower'}`;
  return cents === undefined ? 'at another price' : `at ${formatShortRand(cents)}`;
}

function typedOf({ cents, more }: Chosen): string {
  if (more !== undefined) return `${more > 0 ? '+' : ''}${more / 100}%`;
  return cents === undefined ? '' : formatShortRand(cents).replace(/^R\s*/, '');
}
