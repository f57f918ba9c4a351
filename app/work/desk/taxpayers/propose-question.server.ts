import { countOf, type QuestionField, type QuestionForm } from '#app/accounts/bulk/define-bulk.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { vat } from '#content/pages/vat.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { formatShortRand } from '#app/tax/money.ts';
import { asksTitle, LONGEST_TITLE, readTitle, TITLE_HINT } from '#app/work/core/engagements/own-title.ts';
import { costText, readPrice } from '#app/work/core/engagements/price.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { priceText, usualPrice } from '#app/work/proposals/prices.ts';
import { offersOfMany, type ClientOffer, type ManyOffers } from '#app/work/proposals/propose-many.server.ts';
import { CLIENTS } from './bulk-acts.server.ts';

const LONGEST_NAME = 100;
const MOST_NAMES = 100;
const MOST_UNPRICED = 20;

/** `name`: of the kind, as it was when it was chosen. `agreed`: where none stands, a price was agreed in writing. */
export type Choice = ManyOffers & { name: string; agreed?: boolean };

export const isNamed = ({ signatory }: ClientOffer) => signatory.length >= 2;

/** The letter would read “As we agreed with you in writing”. Before anybody has answered, a price may still come. */
export function unpricedIn(offers: readonly ClientOffer[], { price, agreed }: Choice): ClientOffer[] {
  if (price === undefined || agreed) return [];
  return offers.filter((offer) => offer.price === null);
}

/** By name, as far as there are few. */
export async function unpricedText(me: FirmActor, offers: readonly ClientOffer[]): Promise<string | null> {
  if (offers.length === 0) return null;
  const names = (
    await CLIENTS.find(
      me,
      offers.map(({ taxpayerId }) => taxpayerId),
    )
  ).map(({ name }) => name);
  const more = names.length - MOST_UNPRICED;
  const who = [...names.slice(0, MOST_UNPRICED), ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return `No price stands for ${who}: enter one, or tick that it was agreed in writing. Without either, nothing goes there.`;
}

/** A person accepts for themselves. Those of whom we know nobody come first. */
export function namesAsked(offers: readonly ClientOffer[]): ClientOffer[] {
  return offers
    .filter(({ isPerson }) => !isPerson)
    .toSorted((one, other) => Number(isNamed(one)) - Number(isNamed(other)))
    .slice(0, MOST_NAMES);
}

function agreedField({ agreed }: Choice): QuestionField {
  return {
    name: 'agreed',
    label: 'The price was agreed in writing with those for whom none stands here',
    kind: 'tick',
    value: agreed ? 'on' : '',
  };
}

export async function askOffers(
  me: FirmActor,
  ids: readonly string[],
  choice: Choice,
): Promise<QuestionForm> {
  const { offers, periods, hasBefore } = await offersOfMany(me, ids, choice, southAfricanDay());
  const { period = '', title = '', price = usualPrice(choice.kind)?.cents ?? null, asBefore = true } = choice;
  const late = offers.filter((offer) => offer.late).length;
  const named = namesAsked(offers);
  const unnamed = named.filter((offer) => !isNamed(offer)).length;
  const without = offers.filter((offer) => offer.price === null);
  const unpriced = choice.agreed ? null : await unpricedText(me, without);
  return {
    lines: [
      ...(unpriced === null ? [] : [unpriced]),
      ...(late > 0 ? [`For ${countOf(late, CLIENTS)} the day has passed, and the letter says so.`] : []),
      ...(unnamed > 0
        ? [
            `We do not know who accepts for ${countOf(unnamed, CLIENTS)}: fill it in below, or no proposal goes there.`,
          ]
        : []),
    ],
    fields: [
      {
        name: 'period',
        label: 'Period',
        kind: 'choice',
        value: period,
        options: [
          { value: '', label: 'The next one of each client' },
          ...periods.map(({ id, label }) => ({ value: id, label })),
        ],
      },
      ...(asksTitle(typeOf(choice.kind))
        ? [
            {
              name: 'title',
              label: 'Title',
              hint: TITLE_HINT,
              kind: 'text' as const,
              value: title,
              maxLength: LONGEST_TITLE,
              isRequired: true,
            },
          ]
        : []),
      {
        name: 'price',
        label: 'Price in rand',
        hint: `${vat()} An empty one reads “${priceText(null, null, 1)}”.`,
        kind: 'text',
        value: price === null ? '' : formatShortRand(price).replace(/^R\s*/, ''),
      },
      ...(without.length > 0 ? [agreedField(choice)] : []),
      ...(hasBefore
        ? [
            {
              name: 'asBefore',
              label: 'The price of last time for those who had it before',
              hint: 'It stands at each of them below.',
              kind: 'tick' as const,
              value: asBefore ? 'on' : '',
            },
          ]
        : []),
    ],
    look: 'Show each with this',
    each: {
      label: 'Who accepts',
      maxLength: LONGEST_NAME,
      values: Object.fromEntries(named.map(({ taxpayerId, signatory }) => [taxpayerId, signatory])),
    },
    notes: Object.fromEntries(offers.map((offer) => [offer.taxpayerId, notesOn(offer)])),
  };
}

function notesOn({ period, price, isAsBefore, late }: ClientOffer): string[] {
  const cost = price === null ? priceText(null, null, 1) : costText(price);
  return [`${period.label}: ${cost}${isAsBefore ? ', as last time' : ''}`, ...(late === null ? [] : [late])];
}

export function readOffers(
  form: FormData,
  { kind, name }: Choice,
): { choice: Choice } | { errors: Record<string, string> } {
  const { cents, error } = readPrice(textIn(form, 'price'));
  if (error) return { errors: { price: error } };
  const isTitled = asksTitle(typeOf(kind));
  const { ownTitle, error: untitled } = readTitle(isTitled ? textIn(form, 'title') : '', isTitled);
  if (untitled) return { errors: { title: untitled } };
  const names = [...form.keys()]
    .filter((field) => field.startsWith('each.'))
    .map((field) => [field.slice(5), oneLine(textIn(form, field)).slice(0, LONGEST_NAME)] as const);
  return {
    choice: {
      kind,
      name,
      period: textIn(form, 'period') || undefined,
      title: ownTitle ?? undefined,
      price: cents,
      asBefore: form.has('asBefore'),
      agreed: textIn(form, 'agreed') !== '',
      signatories: Object.fromEntries(names),
    },
  };
}
