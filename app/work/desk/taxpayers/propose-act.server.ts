import { randomUUID } from 'node:crypto';
import { retention } from '#content/retention.ts';
import { z } from 'zod';
import { countOf, defineBulk, type Things } from '#app/accounts/bulk/define-bulk.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { whenMailed } from '#app/platform/mail/when-mailed.server.ts';
import { undoStep, type Undone } from '#app/work/core/engagements/undo-step.server.ts';
import { freeText } from '#app/work/core/engagements/price.ts';
import { mailingAbout } from '#app/work/core/notices/rehearse.server.ts';
import { offersOfMany, type ClientOffer } from '#app/work/proposals/propose-many.server.ts';
import { sendProposal } from '#app/work/proposals/send.server.ts';
import { KEPT, WORK, whyKept } from '../bulk-acts.server.ts';
import { CLIENTS } from './bulk-acts.server.ts';
import { runsWithOpenProposals, withdrawSent } from './withdraw-many.server.ts';
import {
  askOffers,
  isNamed,
  namesAsked,
  readOffers,
  unpricedIn,
  unpricedText,
} from './propose-question.server.ts';

const PROPOSED_TO: Things = {
  ...CLIENTS,
  find: async (me, ids) => [...(await CLIENTS.find(me, ids)), ...(await WORK.find(me, ids))],
};

/** What cannot be undone any more but withdrawn. A step is `missing` once it is older than a day. */
const ENDS_LATER = new Set<Undone>(['mailed', 'old', 'missing']);

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
    agreed: z.optional(z.boolean()),
    signatories: z.optional(z.record(z.string(), z.string())),
  }),
  asks: (many, { name }) => `propose “${name}” to ${many}`,
  did: (many, { name, title = name }) => `“${title}” proposed to ${many}`,
  nothing: 'Nothing to propose',
  reasons: {
    ...KEPT,
    mailed: (many) => `for ${many} the mail has gone: withdraw the proposal on its page`,
    ended: (many) => `for ${many} it is no longer open: accepted, declined, withdrawn or over`,
    unfit: (many) => `${many} left out: this work is not for clients of that kind`,
    dates: (many, { them }) => `${many} left out: what we know of ${them} does not tell the period`,
    period: (many, { it, does }) => `${many} left out: ${it} ${does} not have this period now`,
    there: (many) => `${many} left out: the work is proposed, under way or done for this period`,
    nobody: (many) => `${many} left out: nobody who may accept can be mailed`,
    unnamed: (many) => `${many} left out: it is not said who accepts`,
    unpriced: (many) =>
      `${many} left out: no price stands here, and it is not said that one was agreed in writing`,
  },
  async leaves(me, ids, choice) {
    const { left, offers } = await offersOfMany(me, ids, choice, southAfricanDay());
    const withField = namesAsked(offers);
    const unnamed = offers.filter((offer) => !isNamed(offer) && !withField.includes(offer));
    return new Map([
      ...left,
      ...unnamed.map(({ taxpayerId }) => [taxpayerId, 'unnamed'] as const),
      ...unpricedIn(offers, choice).map(({ taxpayerId }) => [taxpayerId, 'unpriced'] as const),
    ]);
  },
  ask: askOffers,
  answer: readOffers,
  async change(tx, { me, id, choice, now }) {
    const { offers, left } = await offersOfMany(me, [id], choice, southAfricanDay(now), tx);
    const [offer] = offers;
    if (!offer) return { state: 'left', why: left.get(id) ?? 'changed' };
    if (!isNamed(offer)) return { state: 'left', why: 'unnamed' };
    if (unpricedIn([offer], choice).length > 0) return { state: 'left', why: 'unpriced' };
    const sent = await send(tx, me, offer, now);
    if (sent.kind === 'exists') return { state: 'left', why: 'there' };
    const [step = ''] = sent.kind === 'sent' ? sent.steps : [];
    if (sent.kind !== 'sent') return { state: 'left', why: 'changed' };
    return { state: 'done', past: { step }, made: sent.works[0] };
  },
  async undo(tx, task) {
    const undone = await undoStep(task.me, task.past.step ?? '', task.now, tx);
    if (!ENDS_LATER.has(undone)) return whyKept(undone);
    const withdrawn = await withdrawSent(tx, task);
    if (withdrawn === 'done') return null;
    return withdrawn === 'gone' ? whyKept(undone) : 'ended';
  },
  undoing: () => 'Whose mail has gone gets another: a proposal that is still open is withdrawn.',
  undoable: runsWithOpenProposals,
  async mailing(me, ids, choice) {
    const { offers } = await offersOfMany(me, ids, choice, southAfricanDay());
    // Before anybody has answered, whoever is asked for a name counts too.
    const withField = choice.signatories ? [] : namesAsked(offers);
    const unpriced = unpricedIn(offers, choice);
    const mailed = offers.filter(
      (offer) => (isNamed(offer) || withField.includes(offer)) && !unpriced.includes(offer),
    );
    return mailingAbout(
      mailed,
      (tx, offer) => send(tx, me, { ...offer, signatory: offer.signatory || '?' }, new Date()),
      'acceptsFor',
    );
  },
  async doubt(me, ids, choice) {
    const { offers } = await offersOfMany(me, ids, choice, southAfricanDay());
    const free = freeText(
      offers.map(({ price }) => price),
      (count) => countOf(count, CLIENTS),
    );
    return free ?? (await unpricedText(me, unpricedIn(offers, choice)));
  },
  isTold: () => whenMailed('Each client gets'),
  writes: () => [
    'Each client gets a proposal of its own: the letter of engagement with its period and price, to read and accept by the link of the mail.',
    `The link is open for ${retention.proposalOpenDays} days. Who does not answer is reminded.`,
  ],
  isFinal: () => [
    whenMailed('Each client gets'),
    'Until then Undo takes all of it back; later it withdraws, with a mail, what is still open.',
  ],
});

function send(tx: Transaction, me: FirmActor, offer: ClientOffer, now: Date) {
  const { taxpayerId, type, period, ownTitle, price, signatory } = offer;
  const engagements = [{ type, period: period.id, ownTitle, price }];
  return sendProposal(me, { taxpayerId, engagements, plan: null, signatory, key: randomUUID() }, now, tx);
}
