import { z } from 'zod';
import { countOf, defineBulk, type QuestionForm } from '#app/accounts/bulk/define-bulk.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { dayText } from '#app/platform/core/time.ts';
import type { PriceChange } from '#app/platform/db/schema/recurring.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import type { Cents } from '#app/tax/money.ts';
import {
  priceAfter,
  priceSaid,
  priceSteps,
  priceText,
  priceTyped,
  readPriceChange,
  slipText,
  stepText,
  type PriceChosen,
} from '#app/work/core/engagements/price-change.ts';
import { saveIn } from '#app/work/core/recurring/changing.server.ts';
import { isNearDay, LONGEST_BACK } from '#app/work/core/near-day.ts';
import { clientsOfMany, type ClientOfMany } from '#app/work/core/recurring/of-many.server.ts';
import { priceOn, withChange, type RecurringTerms } from '#app/work/core/recurring/wanted-periods.ts';
import { CLIENTS } from '../taxpayers/bulk-acts.server.ts';
import {
  kindFieldOf,
  kindIn,
  leftOf,
  lockServiceAgain,
  lockServiceOf,
  NO_KIND,
  REASONS_OF_MANY,
  workCalled,
} from './many.server.ts';

/** `from`: the day from which work that starts has the price. */
type Choice = PriceChosen & { kind?: string; from?: string };

/** `step`: the price of the day before and the one from the day on; what an earlier release stored has none. */
type Past = {
  recurring: string;
  before: PriceChange[];
  after: PriceChange[];
  step?: [before: Cents | null, after: Cents];
};

/** One kind of recurring work of many clients costs something else from a day on, as it does for one. */
export const PRICE_RECURRING = defineBulk({
  name: 'taxpayers.recurring-price',
  permission: 'engage',
  things: CLIENTS,
  choice: z.object({
    kind: z.optional(z.string()),
    from: z.optional(z.string()),
    cents: z.optional(z.number()),
    more: z.optional(z.number()),
  }),
  asks: (many, choice) => `change the price of ${workCalled(choice.kind)} for ${many}${fromText(choice)}`,
  did: (many, choice) => `${workCalled(choice.kind)} for ${many} ${priceSaid(choice)}${fromText(choice)}`,
  already: (choice) => `${priceSaid(choice)}${fromText(choice)}`,
  reasons: {
    ...REASONS_OF_MANY,
    ended: (many) => `${many} left out: the work has ended by then`,
    unpriced: (many, { it, has }) => `${many} left out: ${it} ${has} no price that a percentage could change`,
  },
  isOpen: (choice) => choice.kind === undefined || !isChosen(choice),
  leaves: (me, ids, choice) => leftOf(me, ids, choice.kind, (one) => reasonFor(one.recurring, choice)),
  ask: askPrice,
  answer: readChoice,
  async doubt(me, ids, choice) {
    const clients = await clientsOfMany(me, ids, choice.kind ?? '');
    const prices = clients
      .filter(({ recurring }) => reasonFor(recurring, choice) === null)
      .map(({ recurring }) => pricesOf(recurring, choice));
    return slipText(prices, (count) => countOf(count, CLIENTS));
  },
  async change(tx, { me, id, choice, now }) {
    const found = await lockServiceOf(tx, me, id, choice.kind);
    if (typeof found === 'string') return { state: 'left', why: found };
    const { row } = found;
    const why = reasonFor(row, choice);
    const [old, price] = pricesOf(row, choice);
    if (why || price === null || choice.from === undefined) return { state: 'left', why: why ?? 'unpriced' };
    const priceChanges = withChange(row.priceChanges, { from: choice.from, price });
    await saveIn(tx, me, row, { terms: { priceChanges }, now });
    const past: Past = {
      recurring: row.id,
      before: row.priceChanges,
      after: priceChanges,
      step: [old, price],
    };
    return { state: 'done', past };
  },
  changes: (pasts) =>
    priceSteps(
      pasts.flatMap(({ step }) => (step ? [step] : [])),
      (count) => countOf(count, CLIENTS),
    ),
  async undo(tx, { me, id, past: { recurring, before, after }, now }) {
    const row = await lockServiceAgain(tx, id, recurring);
    if (!row || !areSame(row.priceChanges, after)) return 'changed';
    await saveIn(tx, me, row, { terms: { priceChanges: before }, isUndo: true, now });
    return null;
  },
  writes: () => [
    'Planned work that starts on that day or later follows, unless somebody has changed its price. Work that has begun keeps its price.',
    'A percentage counts from the price of the day before, and is rounded to the cent. Prices agreed for later days stay.',
  ],
});

type Terms = Pick<RecurringTerms, 'price' | 'priceChanges' | 'endsOn'>;

function isChosen({ cents, more, from }: Choice): boolean {
  return from !== undefined && (cents !== undefined || more !== undefined);
}

/** The price of the day before, and that from the day on: two who raise it by as much raise it once. */
function pricesOf(terms: Terms | null, choice: Choice): [before: Cents | null, after: Cents | null] {
  if (!terms || choice.from === undefined) return [null, null];
  const before = priceOn(terms, plusDays(choice.from, -1));
  return [before, priceAfter(before, choice, 'cent')];
}

/** Null: nothing leaves the client out, as far as is chosen. */
function reasonFor(terms: Terms | null, choice: Choice): 'none' | 'ended' | 'unpriced' | 'same' | null {
  if (!terms) return 'none';
  const { from } = choice;
  if (from === undefined || !isChosen(choice)) return null;
  if (terms.endsOn !== null && terms.endsOn < from) return 'ended';
  const [, after] = pricesOf(terms, choice);
  if (after === null) return 'unpriced';
  return after === priceOn(terms, from) ? 'same' : null;
}

function areSame(one: readonly PriceChange[], other: readonly PriceChange[]): boolean {
  const plain = (changes: readonly PriceChange[]) => changes.map(({ from, price }) => [from, price]);
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

async function askPrice(me: FirmActor, ids: readonly string[], choice: Choice): Promise<QuestionForm> {
  const field = await kindFieldOf(me, ids, choice.kind);
  const look = 'Show the prices';
  if (field.options?.length === 1) return { lines: ['They have no recurring work.'], fields: [], notes: {} };
  if (choice.kind === undefined) return { lines: [], fields: [field], look, notes: {} };
  const clients = await clientsOfMany(me, ids, choice.kind);
  const changing = clients.filter(({ recurring }) => reasonFor(recurring, choice) === null);
  return {
    lines: isChosen(choice)
      ? priceSteps(
          changing.map(({ recurring }) => pricesOf(recurring, choice)),
          (count) => countOf(count, CLIENTS),
        )
      : [],
    fields: [
      field,
      {
        name: 'price',
        label: 'New price',
        hint: 'An amount for each, such as 1 495, or a change of its own, such as +6% or -2,5%.',
        kind: 'text',
        value: priceTyped(choice),
        maxLength: 20,
        isRequired: true,
      },
      {
        name: 'from',
        label: 'For work that starts from',
        kind: 'day',
        value: choice.from ?? '',
        isRequired: true,
      },
    ],
    look,
    notes: Object.fromEntries(clients.flatMap((one) => noteOn(one, choice))),
  };
}

function noteOn({ client, recurring }: ClientOfMany, choice: Choice): [string, string[]][] {
  if (!recurring) return [];
  if (!isChosen(choice)) return [[client.id, [pricesText(recurring)]]];
  if (reasonFor(recurring, choice) !== null) return [];
  const [before, after] = pricesOf(recurring, choice);
  return [[client.id, [stepText([before, after])]]];
}

function pricesText({ price, priceChanges }: Terms): string {
  const later = priceChanges.map((one) => `, ${priceText(one.price)} from ${dayText(one.from)}`);
  return `${priceText(price)}${later.join('')}`;
}

function fromText({ from }: Choice): string {
  return from === undefined ? '' : ` from ${dayText(from)}`;
}

function readChoice(form: FormData, before: Choice): { choice: Choice } | { errors: Record<string, string> } {
  const type = kindIn(form);
  if (!type) return { errors: { kind: NO_KIND } };
  if (type.id !== before.kind) return { choice: { kind: type.id } };
  const { price, error } = readPriceChange(textIn(form, 'price'));
  if (!price) return { errors: { price: error } };
  const from = textIn(form, 'from');
  if (!isNearDay(from, LONGEST_BACK))
    return { errors: { from: 'Give a day of the last twelve months, or one to come, as a date.' } };
  return { choice: { kind: type.id, from, ...price } };
}
