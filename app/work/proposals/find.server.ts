import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { findPlan } from '#app/firm/core/plans.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import type { ACCEPTANCE_PROOFS } from '#app/platform/db/work-values.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import type { TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';
import { isOffered, type EngagementState } from '#app/work/core/engagements/states.ts';
import { latenessOf, latenessText } from '#app/work/core/engagements/lateness.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { titleOf } from '#app/work/core/engagements/titles.ts';
import { isSubmissionKey } from '#app/platform/http/submission-key.ts';
import { lastDayOf } from '#app/work/core/engagements/last-day.ts';
import { isOpenProposal, stateOf, type ProposalState } from './states.ts';
import { isPresent } from '#app/work/core/engagements/access.server.ts';
import { askedQuotes, type AskedQuote } from '#app/work/core/taxpayers/own-taxpayers.server.ts';
import { isMemberOf } from '#app/work/core/engagements/recipients.server.ts';
import { datesOf } from '#app/work/core/engagements/own-data.server.ts';
import { signatoryIn } from './signatory.ts';
import { LOOKS_UP_VAT } from './promised-lookup.server.ts';

export type ProposalLetter = {
  id: string;
  engagementId: string;
  typeId: string;
  period: string;
  state: EngagementState;
  about: string;
  title: string;
  template: string;
  version: number;
  sha256: string;
  html: string;
  words: string;
  /** The document that is the letter as it was accepted and sealed. */
  sealedId: string | null;
  /** As the letter says it. */
  price: string;
  /** As agreed for this work today; null: with the whole plan, or in writing. */
  cents: number | null;
  dueOn: string | null;
  /** What it means that the day has passed. */
  late: string | null;
};

export type Proposal = {
  id: string;
  taxpayer: { id: string; kind: TaxpayerKind; name: string };
  /** The client began a plan: no colleague has met them yet. */
  isFromSite: boolean;
  state: ProposalState;
  plan: string | null;
  planId: string | null;
  receiptKey: string;
  sentAt: Date;
  lastDay: string;
  withdrawnOn: string | null;
  acceptedAt: Date | null;
  acceptedName: string | null;
  signatory: string | null;
  letters: ProposalLetter[];
  quotes: AskedQuote[];
  isVatLookedUp: boolean;
};

/** Whether the firm took back a proposal to a taxpayer that the member acts for. Nothing else is left of it. */
export async function wasTakenBack(id: string, userId: string): Promise<boolean> {
  const { entity, entityId, action, changes } = auditEntries;
  const found = await db()
    .select({ id: taxpayers.id })
    .from(auditEntries)
    .innerJoin(taxpayers, sql`${taxpayers.id}::text = ${changes} ->> 'taxpayer'`)
    .where(and(eq(entity, 'proposal'), eq(entityId, id), eq(action, 'proposal.undo'), isMemberOf(userId)));
  return found.length > 0;
}

/** The caller must check the reader: with `requireClient` for one of its engagements. */
export async function findProposal(
  id: string,
  now = new Date(),
  reader: Db | Transaction = db(),
): Promise<Proposal | null> {
  if (!isUuid(id)) return null;
  const rows = await reader
    .select({
      proposal: proposals,
      letter: letters,
      taxpayer: taxpayers,
      type: engagements.type,
      period: engagements.period,
      ownTitle: engagements.ownTitle,
      state: engagements.state,
      cents: engagements.price,
      dueOn: engagements.dueOn,
      withdrawnOn: engagements.withdrawnOn,
      quotes: askedQuotes,
      looksUpVat: LOOKS_UP_VAT,
    })
    .from(proposals)
    .innerJoin(letters, eq(letters.proposalId, proposals.id))
    .innerJoin(engagements, eq(engagements.id, letters.engagementId))
    .innerJoin(taxpayers, eq(taxpayers.id, proposals.taxpayerId))
    .where(and(eq(proposals.id, id), isPresent))
    .orderBy(asc(engagements.dueOn), asc(engagements.type), asc(letters.id));
  const [first] = rows;
  if (!first) return null;
  const { proposal, taxpayer, quotes } = first;
  const all = rows.map(({ letter, type, period, ownTitle, state, cents, dueOn }) => {
    const { templateVersion: version, title, template, sha256, html, words, fields } = letter;
    const about = titleOf(type, period, { ...datesOf(taxpayer), ownTitle });
    return {
      id: letter.id,
      engagementId: letter.engagementId,
      typeId: type,
      period,
      state,
      about,
      title,
      template,
      version,
      sha256,
      html,
      words,
      sealedId: letter.sealedId,
      price: String(fields.price ?? ''),
      cents,
      dueOn,
      late: lateText({ type, period, dueOn }, taxpayer, southAfricanDay(now)),
    };
  });
  const offered = all.filter(({ state }) => isOffered(state));
  const state = stateOf(proposal, now);
  const isWithdrawn = isOpenProposal(state) && offered.length === 0;
  const withdrawals = rows.map((row) => row.withdrawnOn).toSorted();
  return {
    id,
    taxpayer: { id: taxpayer.id, kind: taxpayer.kind, name: taxpayer.name },
    isFromSite: proposal.sentBy === null,
    state: isWithdrawn ? 'withdrawn' : state,
    plan: findPlan(proposal.plan ?? undefined)?.title ?? proposal.plan,
    planId: proposal.plan,
    receiptKey: proposal.receiptKey,
    sentAt: proposal.sentAt,
    lastDay: lastDayOf(proposal.expiresAt),
    withdrawnOn: isWithdrawn ? (withdrawals.at(-1) ?? null) : null,
    acceptedAt: proposal.acceptedAt,
    acceptedName: proposal.acceptedName,
    signatory: signatoryIn(first.letter.fields),
    letters: isOpenProposal(state) && !isWithdrawn ? offered : all,
    quotes,
    isVatLookedUp: rows.some(({ looksUpVat }) => looksUpVat),
  };
}

function lateText(
  { type, period, dueOn }: Pick<typeof engagements.$inferSelect, 'type' | 'period' | 'dueOn'>,
  taxpayer: typeof taxpayers.$inferSelect,
  today: string,
): string | null {
  const late = latenessOf(
    { type: typeOf(type), period, taxpayer: { dates: datesOf(taxpayer) }, dueOn },
    today,
  );
  return late && dueOn ? latenessText(late, dueOn, 'accept') : null;
}

export type Receipt = {
  acceptedAt: Date;
  /** As typed. */
  acceptedName: string;
  acceptedEmail: string | null;
  acceptedProof: (typeof ACCEPTANCE_PROOFS)[number] | null;
  signatory: string | null;
  /** `about`: the work and its period, as the letter says them. */
  letters: { about: string; title: string; template: string; version: number; sha256: string }[];
};

/** Null for an unknown key and while nobody has accepted. */
export async function findReceipt(key: string): Promise<Receipt | null> {
  if (!isSubmissionKey(key)) return null;
  const { title, template, templateVersion: version, sha256 } = letters;
  const rows = await db()
    .select({
      acceptedAt: proposals.acceptedAt,
      acceptedName: proposals.acceptedName,
      acceptedEmail: proposals.acceptedEmail,
      acceptedProof: proposals.acceptedProof,
      fields: letters.fields,
      title,
      template,
      version,
      sha256,
    })
    .from(proposals)
    .innerJoin(letters, eq(letters.proposalId, proposals.id))
    .where(eq(proposals.receiptKey, key))
    .orderBy(asc(title), asc(letters.id));
  const [first] = rows;
  if (!first?.acceptedAt || !first.acceptedName) return null;
  return {
    acceptedAt: first.acceptedAt,
    acceptedName: first.acceptedName,
    acceptedEmail: first.acceptedEmail,
    acceptedProof: first.acceptedProof,
    signatory: signatoryIn(first.fields),
    letters: rows.map(({ fields: { service, period }, title, template, version, sha256 }) => ({
      about: [service, period].filter(Boolean).join(', '),
      title,
      template,
      version,
      sha256,
    })),
  };
}

export type AgreedLetter = Pick<typeof letters.$inferSelect, 'id' | 'title' | 'proposalId' | 'sealedId'> & {
  receiptKey: string;
  acceptedAt: Date;
};

export async function agreedLetters(engagementId: string): Promise<AgreedLetter[]> {
  const { id, title, proposalId, sealedId } = letters;
  const { acceptedAt, receiptKey } = proposals;
  const rows = await db()
    .select({ id, title, proposalId, sealedId, receiptKey, acceptedAt })
    .from(letters)
    .innerJoin(proposals, eq(proposals.id, proposalId))
    .where(and(eq(letters.engagementId, engagementId), isNotNull(acceptedAt)))
    .orderBy(asc(acceptedAt));
  return rows.flatMap(({ acceptedAt, ...row }) => (acceptedAt ? { ...row, acceptedAt } : []));
}

export async function findLetter(
  id: string,
): Promise<{ engagementId: string; title: string; words: string } | null> {
  if (!isUuid(id)) return null;
  const { engagementId, title, words } = letters;
  const [found] = await db()
    .select({ engagementId, title, words })
    .from(letters)
    .where(and(eq(letters.id, id)));
  return found ?? null;
}
