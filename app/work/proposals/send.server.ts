import { and, eq, gt, isNull, TransactionRollbackError } from 'drizzle-orm';
import type { Plan } from '#content/plans.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { withStep, type Actor } from '#app/accounts/core/actor.ts';
import { openEngagement } from '#app/work/core/engagements/open.server.ts';
import { inOpeningStep } from '#app/work/core/engagements/steps.server.ts';
import { lastDayOpen } from '#app/work/core/engagements/proposal.ts';
import { notifyClient } from '#app/work/core/notices/notify-client.server.ts';
import { addEvent } from '#app/work/core/engagements/timeline.server.ts';
import { titleOf } from '#app/work/core/engagements/titles.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { keyedHash } from '#app/platform/http/rate-limit.server.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { findTaxpayer, type Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { writeLetter, type Part } from './write-letter.server.ts';

export type Offer = {
  taxpayerId: string;
  engagements: readonly Part[];
  /** Its price is that of the parts without one. */
  plan: Plan | null;
  signatory: string;
  /** From the form: equal for repeats of one submission. */
  key: string;
};

/** `steps`: of a colleague, by which all of it is taken back. `works`: what was opened. `exists`: the taxpayer already has these for this period, so nothing was sent. */
export type Sent =
  | { kind: 'sent'; id: string; steps: string[]; works: string[] }
  | { kind: 'repeated'; id: string }
  | { kind: 'exists'; titles: string[] }
  | { kind: 'gone' };

/** In the address of the receipt. The browser chooses a form's key; nobody can choose this one. */
function receiptKeyOf({ taxpayerId, key }: Pick<Offer, 'taxpayerId' | 'key'>): string {
  return keyedHash(`receipt:${taxpayerId}:${key}`);
}

/** By staff, or by a member for a plan, who reads it at once: the mail has the way back to it. */
export async function sendProposal(
  actor: Actor,
  offer: Offer,
  now = new Date(),
  within: Db | Transaction = db(),
): Promise<Sent> {
  if (offer.engagements.length === 0) throw ownError('A proposal of nothing.');
  const titles: string[] = [];
  try {
    return await within.transaction(async (tx) => {
      const taxpayer = await lockTaxpayer(tx, actor, offer.taxpayerId);
      if (!taxpayer) return { kind: 'gone' };
      const earlier = await findRepeated(tx, actor, offer, now);
      if (earlier) return { kind: 'repeated', id: earlier };
      return { kind: 'sent', ...(await store(tx, actor, taxpayer, offer, titles, now)) };
    });
  } catch (error) {
    if (error instanceof TransactionRollbackError) return { kind: 'exists', titles };
    throw error;
  }
}

async function store(
  tx: Transaction,
  actor: Actor,
  taxpayer: Taxpayer,
  { engagements, plan, signatory, key }: Offer,
  existing: string[],
  now: Date,
): Promise<{ id: string; steps: string[]; works: string[] }> {
  const id = await addProposal(tx, actor, { taxpayerId: taxpayer.id, plan, key }, now);
  const opened: { id: string; part: Part; stepId: string | null }[] = [];
  for (const part of engagements) {
    const { type, period, ownTitle = null, price } = part;
    const values = {
      taxpayerId: taxpayer.id,
      type,
      period,
      ownTitle,
      price,
      assigneeId: taxpayer.assigneeId,
    };
    const me = actor.party === 'firm' ? withStep(actor) : null;
    const open = () => openEngagement(tx, values, actor, now);
    const added = await (me ? inOpeningStep(tx, me, open) : open());
    if (added === 'exists') existing.push(titleOf(type.id, period, { ...taxpayer.dates, ownTitle }));
    else opened.push({ id: added.id, part, stepId: me?.stepId ?? null });
  }
  if (existing.length > 0) tx.rollback();
  for (const { id: engagementId, part } of opened) {
    const letter = writeLetter({ part, parts: opened.length, taxpayer, plan, signatory }, now);
    await tx.insert(letters).values({ proposalId: id, engagementId, ...letter });
    const event = { engagementId, kind: 'proposal', text: 'Proposal sent', isForClient: true } as const;
    await addEvent(tx, event, actor.party === 'firm' ? actor : null, now);
  }
  const [first] = opened;
  if (first) await notifyClient(tx, { engagementId: first.id, kind: 'proposal', aboutIds: [id] }, actor, now);
  if (actor.party === 'firm')
    await record(tx, { actorId: actor.id, action: 'proposal.send', entity: 'proposal', entityId: id });
  const works = opened.map((one) => one.id);
  return { id, steps: opened.flatMap(({ stepId }) => stepId ?? []), works };
}

async function addProposal(
  tx: Transaction,
  actor: Actor,
  { taxpayerId, plan, key }: { taxpayerId: string; plan: Plan | null; key: string },
  now: Date,
): Promise<string> {
  const values = {
    taxpayerId,
    receiptKey: receiptKeyOf({ taxpayerId, key }),
    plan: plan?.id ?? null,
    sentBy: actor.party === 'firm' ? actor.id : null,
    sentAt: now,
    expiresAt: endOfDay(lastDayOpen(southAfricanDay(now))),
  };
  const [added] = await tx.insert(proposals).values(values).returning({ id: proposals.id });
  if (!added) throw ownError('A proposal was not stored.');
  return added.id;
}

/** Locked, so that two senders see each other's engagements. */
async function lockTaxpayer(tx: Transaction, actor: Actor, id: string): Promise<Taxpayer | null> {
  if (!isUuid(id)) return null;
  await tx.select({ id: taxpayers.id }).from(taxpayers).where(eq(taxpayers.id, id)).for('update');
  return findTaxpayer(actor, id, tx);
}

/** The same submission, or for a member the same plan, if it is still open. */
async function findRepeated(
  tx: Transaction,
  actor: Actor,
  { taxpayerId, plan, key }: Offer,
  now: Date,
): Promise<string | null> {
  const { id, receiptKey, acceptedAt, declinedAt, expiredAt, expiresAt } = proposals;
  const isOpen = and(isNull(acceptedAt), isNull(declinedAt), isNull(expiredAt), gt(expiresAt, now));
  const isSame = actor.party === 'client' && plan ? and(eq(proposals.plan, plan.id), isOpen) : undefined;
  const own = eq(proposals.taxpayerId, taxpayerId);
  const [byKey] = await tx
    .select({ id })
    .from(proposals)
    .where(and(own, eq(receiptKey, receiptKeyOf({ taxpayerId, key }))));
  if (byKey || !isSame) return byKey?.id ?? null;
  const [byPlan] = await tx.select({ id }).from(proposals).where(and(own, isSame));
  return byPlan?.id ?? null;
}

function endOfDay(day: string): Date {
  return new Date(`${plusDays(day, 1)}T00:00:00+02:00`);
}
