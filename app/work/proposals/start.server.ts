import { randomUUID } from 'node:crypto';
import { eq, and } from 'drizzle-orm';
import type { Plan } from '#content/plans.ts';
import { db } from '#app/platform/db/client.server.ts';
import { isNotIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import type { EngagementType } from '#app/work/core/engagements/define-engagement.ts';
import { dueDayOf } from '#app/work/core/engagements/due.ts';
import { latenessOf, whatNow } from '#app/work/core/engagements/lateness.ts';
import { DEAD, ENGAGEMENT_STATE, isEnded } from '#app/work/core/engagements/states.ts';
import { findTaxpayer, isOwner, type Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { taxpayersOf } from '#app/work/core/taxpayers/own-taxpayers.server.ts';
import { answerDayOf } from '#app/firm/core/answer-day.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { behindSince, catchUpOf, isOfBooks, monthsBehind, type CatchUp } from './catch-up.ts';
import { kindsOfPlan, needsVatCategory, oldFirmNote, planOffer } from './plan-offer.ts';
import { lateMonthText } from './prices.ts';
import { keepQuoteRequest, type QuoteRequest } from './quote-request.server.ts';
import { sendProposal, type Sent } from './send.server.ts';
import { openProposalOf } from './open-of-plan.server.ts';
import { claimsOf, type Claim } from './claims.ts';
import { correctionsOf } from '#app/work/core/taxpayers/standing-corrections.server.ts';
import { isPresent } from '#app/work/core/engagements/access.server.ts';
import { isVatLookedUp, keepVatLookup, sayWhetherVendor } from './promised-lookup.server.ts';

type Member = { actor: ClientActor; userId: string };

export type Choice = { id: string; name: string; kind: string };

export async function choicesFor(plan: Plan, userId: string): Promise<Choice[]> {
  const kinds = kindsOfPlan(plan);
  const own = await taxpayersOf(userId);
  return own
    .filter(({ kind, role }) => role === 'owner' && kinds.includes(kind))
    .map(({ id, name, kind }) => ({ id, name, kind }));
}

export type ShownOffer = {
  taxpayer: { id: string; name: string };
  lines: {
    type: string;
    name: string;
    /** Empty: nothing, unless a period is chosen. */
    suggested: string;
    due: string | null;
    periods: { value: string; label: string }[];
    /** The suggested period is already with us, at `path`. */
    open: { label: string; path: string } | null;
  }[];
  missing: string[];
  /** What the plan's price is not for; null: nothing is. */
  catchUp: {
    choices: CatchUp[];
    /** Since which one books may be behind; empty: none are. */
    months: { value: string; label: string }[];
    price: string;
    quoteBy: string;
  } | null;
  oldFirm: string | null;
  /** Whether a colleague looks up the VAT category that the plan needs and nobody has. Null: it is not needed. */
  isVatLookedUp: boolean | null;
  /** The client has said that they are registered for VAT, and not in which category. */
  isUnknownVendor: boolean;
  /** The id of the plan's open proposal. */
  proposal: string | null;
  /** What the client has said to be otherwise, and nobody has answered: the proposal goes by what we have. */
  claims: Claim[];
  key: string;
};

/** Null for a taxpayer that is not the member's, or of which they are not an owner. */
export async function offerFor(
  plan: Plan,
  { actor }: Pick<Member, 'actor'>,
  taxpayerId: string,
  now = new Date(),
): Promise<ShownOffer | null> {
  const taxpayer = await findTaxpayer(actor, taxpayerId);
  if (!taxpayer || !(await isOwner(db(), taxpayerId, actor.userId))) return null;
  const today = southAfricanDay(now);
  const { had, areBooksHere } = await worksOf(taxpayer.id);
  const { parts, missing } = planOffer(plan, taxpayer, today, areBooksHere ? today : undefined);
  const quoteBy = answerDayOf(now);
  const lacksCategory = needsVatCategory(plan) && !taxpayer.dates.vatCategory;
  const [proposal, corrections] = await Promise.all([
    openProposalOf(taxpayer.id, plan, now),
    correctionsOf(taxpayer),
  ]);
  const choices = catchUpOf(parts, taxpayer.dates, { today, quoteBy }, had);
  return {
    taxpayer: { id: taxpayer.id, name: taxpayer.name },
    lines: parts.map(({ type, periods, suggested }) => {
      const held = had.get(`${type.id} ${suggested.id}`);
      const free = periods.filter(({ id }) => id === 'once' || !had.has(`${type.id} ${id}`));
      const choices = free.map(({ id: value, label }) => ({ value, label }));
      return {
        type: type.id,
        name: type.name,
        suggested: held ? '' : suggested.id,
        due: held ? null : dueText(type, suggested.id, taxpayer, today),
        periods: held ? [{ value: '', label: 'Nothing more' }, ...choices] : choices,
        open: held ? { label: suggested.label, path: `/work/${held}` } : null,
      };
    }),
    missing,
    catchUp:
      choices.length > 0
        ? {
            choices,
            months: choices.some(isOfBooks) ? monthsBehind(today) : [],
            price: lateMonthText(plan),
            quoteBy: dayText(quoteBy),
          }
        : null,
    isVatLookedUp: lacksCategory ? await isVatLookedUp(taxpayerId) : null,
    isUnknownVendor: taxpayer.vatLookup !== null,
    proposal,
    claims: claimsOf(corrections),
    oldFirm: areBooksHere ? null : oldFirmNote(plan, today),
    key: randomUUID(),
  };
}

type Submission = {
  taxpayerId: string;
  key: string;
  /** The choice for a type, by its id. An invalid choice counts as the suggested one. */
  period(type: string): unknown;
  /** Values of what a quote of its own is wished for. */
  wishes?: readonly unknown[];
  /** The month that is not done first, of books that are behind. */
  since?: unknown;
  /** Registered for VAT, in a category that the client does not know. */
  looksUpVat?: boolean;
};

/** `quote`: what was asked for besides. */
export async function startPlan(
  plan: Plan,
  { actor }: Pick<Member, 'actor'>,
  { taxpayerId, key, period, wishes = [], since, looksUpVat = false }: Submission,
  now = new Date(),
): Promise<Sent & { quote?: QuoteRequest }> {
  const taxpayer = await findTaxpayer(actor, taxpayerId);
  const offer = await offerFor(plan, { actor }, taxpayerId, now);
  if (!taxpayer || !offer) return { kind: 'gone' };
  const parts = partsOf(plan, taxpayer, offer, period, now);
  const works = parts.map((part) => ({ ...part, price: parts.length === 1 ? plan.price : null }));
  const ticked = (offer.catchUp?.choices ?? []).filter(({ value }) => wishes.includes(value));
  const wished = behindSince(ticked, since, southAfricanDay(now));
  return db().transaction(async (tx) => {
    const sent: Sent =
      works.length === 0
        ? offer.proposal
          ? { kind: 'repeated', id: offer.proposal }
          : { kind: 'exists', titles: offer.lines.map(({ name }) => name) }
        : await sendProposal(
            actor,
            { taxpayerId, engagements: works, plan, signatory: actor.name, key },
            now,
            tx,
          );
    if (offer.isVatLookedUp === false) {
      if (looksUpVat) await keepVatLookup(tx, actor, taxpayerId, now);
      if (looksUpVat !== offer.isUnknownVendor) await sayWhetherVendor(tx, actor, taxpayerId, looksUpVat);
    }
    const quote = await keepQuoteRequest(tx, actor, { taxpayerId, wished }, now);
    return { ...sent, ...(quote && { quote }) };
  });
}

function partsOf(
  plan: Plan,
  taxpayer: Taxpayer,
  offer: ShownOffer,
  period: (type: string) => unknown,
  now: Date,
) {
  const { parts } = planOffer(plan, taxpayer, southAfricanDay(now));
  return offer.lines.flatMap(({ type: id, periods, suggested }) => {
    const type = parts.find((part) => part.type.id === id)?.type;
    const chosen = periods.find(({ value }) => value === period(id))?.value ?? suggested;
    return type && chosen ? [{ type, period: chosen }] : [];
  });
}

/** `had`: ids by type and period; finished work without a period can be ordered again. Books are here once agreed. */
async function worksOf(taxpayerId: string): Promise<{ had: Map<string, string>; areBooksHere: boolean }> {
  const { id, type, period, state } = engagements;
  const rows = await db()
    .select({ id, type, period, state })
    .from(engagements)
    .where(and(eq(engagements.taxpayerId, taxpayerId), isNotIn(state, DEAD), isPresent));
  const held = rows.filter((row) => row.period !== 'once' || !isEnded(row.state));
  return {
    had: new Map(held.map((row) => [`${row.type} ${row.period}`, row.id])),
    areBooksHere: rows.some((row) => row.type === 'books' && ENGAGEMENT_STATE[row.state].isAgreed),
  };
}

function dueText(type: EngagementType, period: string, taxpayer: Taxpayer, today: string): string | null {
  const dueOn = dueDayOf(type, period, taxpayer.dates);
  if (!dueOn) return null;
  const late = latenessOf({ type, period, taxpayer, dueOn }, today);
  return late ? `Was due ${dayText(dueOn)}: ${whatNow(late.ending, 'client')}` : `Due ${dayText(dueOn)}`;
}
