import { randomUUID } from 'node:crypto';
import { retention } from '#content/retention.ts';
import { vat } from '#content/pages/vat.ts';
import { z } from 'zod';
import { countOf, defineBulk, type QuestionForm, type Things } from '#app/accounts/bulk/define-bulk.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { whenMailed } from '#app/platform/mail/when-mailed.server.ts';
import { formatShortRand } from '#app/tax/money.ts';
import { asksTitle, LONGEST_TITLE, readTitle, TITLE_HINT } from '#app/work/core/engagements/own-title.ts';
import { costText, freeText, readPrice } from '#app/work/core/engagements/price.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { mailingAbout } from '#app/work/core/notices/rehearse.server.ts';
import { priceText, usualPrice } from '#app/work/proposals/prices.ts';
import { offersOfMany, type ClientOffer, type ManyOffers } from '#app/work/proposals/propose-many.server.ts';
import { sendProposal } from '#app/work/proposals/send.server.ts';
import { KEPT, undoIt, WORK } from '../bulk-acts.server.ts';
import { undoableRuns } from '../undoable-runs.server.ts';
import { CLIENTS } from './bulk-acts.server.ts';

const PROPOSED_TO: Things = {
  ...CLIENTS,
  find: async (me, ids) => [...(await CLIENTS.find(me, ids)), ...(await WORK.find(me, ids))],
};

const LONGEST_NAME = 100;

const MOST_NAMES = 100;

/** `name`: of the kind, as it was when it was chosen. */
type Choice = ManyOffers & { name: string };

export const PROPOSE = defineBulk({
  name: 'taxpayers.propose',
  permission: 'engage',
  things: PROPOSED_TO,
  choice: z.object({
    kind: z.string(),
    name: z.string(),
    period: z.optional(z.string()),
    title: z.optional(z.string()),
    price: z.optional(z.nullable(z.number())),
    asBefore: z.optional(z.boolean()),
    signatories: z.optional(z.record(z.string(), z.string())),
  }),
  asks: (many, { name }) => `propose “${name}” to ${many}`,
  did: (many, { name, title = name }) => `“${title}” proposed to ${many}`,
  nothing: 'Nothing to propose',
  reasons: {
    ...KEPT,
    mailed: (many) => `for ${many} the mail has gone: withdraw the proposal on its page`,
    unfit: (many) => `${many} left out: this work is not for clients of that kind`,
    dates: (many, { them }) => `${many} left out: what we know of ${them} does not tell the period`,
    period: (many, { it, does }) => `${many} left out: ${it} ${does} not have this period now`,
    there: (many) => `${many} left out: the work is proposed, under way or done for this period`,
    nobody: (many) => `${many} left out: nobody who may accept can be mailed`,
    unnamed: (many) => `${many} left out: it is not said who accepts`,
  },
  async leaves(me, ids, choice) {
    const { left, offers } = await offersOfMany(me, ids, choice, southAfricanDay());
    const withField = namesAsked(offers);
    const unnamed = offers.filter((offer) => !isNamed(offer) && !withField.includes(offer));
    return new Map([...left, ...unnamed.map(({ taxpayerId }) => [taxpayerId, 'unnamed'] as const)]);
  },
  ask: askOffers,
  answer: readOffers,
  async change(tx, { me, id, choice, now }) {
    const { offers, left } = await offersOfMany(me, [id], choice, southAfricanDay(now), tx);
    const [offer] = offers;
    if (!offer) return { state: 'left', why: left.get(id) ?? 'changed' };
    if (!isNamed(offer)) return { state: 'left', why: 'unnamed' };
    const sent = await send(tx, me, offer, now);
    if (sent.kind === 'exists') return { state: 'left', why: 'there' };
    const [step = ''] = sent.kind === 'sent' ? sent.steps : [];
    if (sent.kind !== 'sent') return { state: 'left', why: 'changed' };
    return { state: 'done', past: { step }, made: sent.works[0] };
  },
  undo: undoIt,
  undoable: undoableRuns,
  async mailing(me, ids, choice) {
    const { offers } = await offersOfMany(me, ids, choice, southAfricanDay());
    // Before anybody has answered, whoever is asked for a name counts too.
    const withField = choice.signatories ? [] : namesAsked(offers);
    const mailed = offers.filter((offer) => isNamed(offer) || withField.includes(offer));
    return mailingAbout(
      mailed,
      (tx, offer) => send(tx, me, { ...offer, signatory: offer.signatory || '?' }, new Date()),
      'acceptsFor',
    );
  },
  async doubt(me, ids, choice) {
    const { offers } = await offersOfMany(me, ids, choice, southAfricanDay());
    return freeText(
      offers.map(({ price }) => price),
      (count) => countOf(count, CLIENTS),
    );
  },
  isTold: () => whenMailed('Each client gets'),
  writes: () => [
    'Each client gets a proposal of its own: the letter of engagement with its period and price, to read and accept by the link of the mail.',
    `The link is open for ${retention.proposalOpenDays} days. Who does not answer is reminded.`,
  ],
  isFinal: () => [
    whenMailed('Each client gets'),
    'Until then Undo takes all of it back; later a proposal is withdrawn on the page of its client.',
  ],
});

const isNamed = ({ signatory }: ClientOffer) => signatory.length >= 2;

/** A person accepts for themselves. Those of whom we know nobody come first. */
function namesAsked(offers: readonly ClientOffer[]): ClientOffer[] {
  return offers
    .filter(({ isPerson }) => !isPerson)
    .toSorted((one, other) => Number(isNamed(one)) - Number(isNamed(other)))
    .slice(0, MOST_NAMES);
}

function send(tx: Transaction, me: FirmActor, offer: ClientOffer, now: Date) {
  const { taxpayerId, type, period, ownTitle, price, signatory } = offer;
  const engagements = [{ type, period: period.id, ownTitle, price }];
  return sendProposal(me, { taxpayerId, engagements, plan: null, signatory, key: randomUUID() }, now, tx);
}

async function askOffers(me: FirmActor, ids: readonly string[], choice: Choice): Promise<QuestionForm> {
  const { offers, periods, hasBefore } = await offersOfMany(me, ids, choice, southAfricanDay());
  const { period = '', title = '', price = usualPrice(choice.kind)?.cents ?? null, asBefore = true } = choice;
  const late = offers.filter((offer) => offer.late).length;
  const named = namesAsked(offers);
  const unnamed = named.filter((offer) => !isNamed(offer)).length;
  return {
    lines: [
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

function readOffers(
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
      signatories: Object.fromEntries(names),
    },
  };
}
