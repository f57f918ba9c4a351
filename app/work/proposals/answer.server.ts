import { and, eq, inArray } from 'drizzle-orm';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import type { ACCEPTANCE_PROOFS } from '#app/platform/db/work-values.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { isVisibleTo } from '#app/work/core/engagements/access.server.ts';
import { SITE, type ClientActor } from '#app/accounts/core/actor.ts';
import { moveTo } from '#app/work/core/engagements/changing.server.ts';
import { lockEngagement } from '#app/work/core/engagements/find.server.ts';
import { beginAgreed, openIdentification } from '#app/work/core/engagements/open.server.ts';
import { addEngagementLink } from '#app/work/core/engagements/links.server.ts';
import { recipientsOf } from '#app/work/core/engagements/recipients.server.ts';
import { notifyFirm } from '#app/work/core/notices/notify-firm.server.ts';
import { addEvent } from '#app/work/core/engagements/timeline.server.ts';
import { enqueue } from '#app/platform/jobs/queue.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { findProposal, type Proposal } from './find.server.ts';
import { receiptMail } from './mails.server.ts';
import { keepPromises } from './opening.server.ts';
import { isSameName } from '#app/work/core/engagements/same-name.ts';
import { promisesIn } from './promises.server.ts';
import { sealLetterJob } from './seal-letter-job.server.ts';
import { PROPOSAL_STATE, type ProposalState } from './states.ts';
import { dateVatLookup } from './promised-lookup.server.ts';

type Proof = (typeof ACCEPTANCE_PROOFS)[number];

type Acceptance = { name: string; proof?: Proof; network?: string | null };

/** Why not: it was answered, ended or withdrawn before. */
export type Answered = 'saved' | 'gone' | 'not-owner' | ProposalState;

/** `name` as typed; `proof`: of the reader's address; `network`: where they accept from, without which nothing is sealed. Of two answers at the same time one wins, and the other is told how it ended. */
export function acceptProposal(
  actor: ClientActor,
  id: string,
  { name, proof = actor.userId === null ? 'code' : 'session', network = null }: Acceptance,
  now = new Date(),
): Promise<Answered> {
  return answering(
    actor,
    id,
    now,
    async (tx, proposal) => {
      const values = {
        acceptedAt: now,
        acceptedName: name,
        acceptedEmail: actor.email,
        acceptedProof: proof,
        acceptedNetwork: network,
      };
      await tx.update(proposals).set(values).where(eq(proposals.id, id));
      await forgetWithdrawn(tx, proposal);
      for (const { engagementId } of proposal.letters) {
        const text = acceptedText(name, proposal.signatory);
        await addEvent(tx, { engagementId, kind: 'proposal', text, isForClient: true }, actor, now);
        const engagement = await lockEngagement(tx, SITE, engagementId);
        if (engagement) await beginAgreed(tx, engagement, actor, now);
      }
      await keepPromises(tx, proposal, now);
      await dateVatLookup(tx, proposal, now);
      if (proposal.isFromSite) await openIdentification(tx, proposal.taxpayer, now);
      for (const { id: letter } of network === null ? [] : proposal.letters)
        await enqueue(tx, sealLetterJob, { letter });
      await sendReceipts(tx, actor, proposal, name, now);
    },
    'accepted',
  );
}

function acceptedText(name: string, signatory: string | null): string {
  const accepted = `Proposal accepted by ${name}`;
  return !signatory || isSameName(name, signatory) ? accepted : `${accepted}; the letter names ${signatory}`;
}

export function declineProposal(
  actor: ClientActor,
  id: string,
  { reason }: { reason: string | null },
  now = new Date(),
): Promise<Answered> {
  return answering(
    actor,
    id,
    now,
    async (tx, proposal) => {
      await tx.update(proposals).set({ declinedAt: now, declinedReason: reason }).where(eq(proposals.id, id));
      for (const { engagementId, state, typeId } of proposal.letters) {
        await moveTo(tx, actor.party, { id: engagementId, state, typeId }, 'declined');
        const text = reason ? `Proposal declined: ${reason}` : 'Proposal declined';
        await addEvent(tx, { engagementId, kind: 'proposal', text, isForClient: true }, actor, now);
      }
    },
    'declined',
  );
}

async function answering(
  actor: ClientActor,
  id: string,
  now: Date,
  answer: (tx: Transaction, proposal: Proposal) => Promise<void>,
  occasion: 'accepted' | 'declined',
): Promise<Answered> {
  if (!isUuid(id)) return 'gone';
  return db().transaction(async (tx) => {
    await tx.select({ id: proposals.id }).from(proposals).where(eq(proposals.id, id)).for('update');
    const proposal = await findProposal(id, now, tx);
    if (!proposal || !(await isVisible(tx, actor, id))) return 'gone';
    if (!PROPOSAL_STATE[proposal.state].goesTo.client?.includes(occasion)) return proposal.state;
    if (!(await mayAnswer(actor, proposal.taxpayer.id, tx))) return 'not-owner';
    await answer(tx, proposal);
    const [first] = proposal.letters;
    if (first)
      await notifyFirm(tx, { engagementId: first.engagementId, kind: occasion, aboutId: id }, actor, now);
    return 'saved';
  });
}

/** An owner, or a reader of the taxpayer's address. */
export async function mayAnswer(
  { userId, email }: ClientActor,
  taxpayerId: string,
  reader: Db | Transaction = db(),
): Promise<boolean> {
  const isOwn = userId === null ? eq(users.email, email) : eq(users.id, userId);
  const [found] = await reader
    .select({ address: taxpayers.email, role: taxpayerMembers.role })
    .from(taxpayers)
    .leftJoin(
      taxpayerMembers,
      and(
        eq(taxpayerMembers.taxpayerId, taxpayers.id),
        inArray(taxpayerMembers.userId, reader.select({ id: users.id }).from(users).where(isOwn)),
      ),
    )
    .where(eq(taxpayers.id, taxpayerId));
  return found?.role === 'owner' || (found !== undefined && found.address === email);
}

async function isVisible(tx: Transaction, actor: ClientActor, id: string): Promise<boolean> {
  const [seen] = await tx
    .select({ id: letters.id })
    .from(letters)
    .innerJoin(engagements, eq(engagements.id, letters.engagementId))
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(and(eq(letters.proposalId, id), isVisibleTo(actor)))
    .limit(1);
  return seen !== undefined;
}

/** What the firm withdrew before is no part of what was accepted. */
async function forgetWithdrawn(tx: Transaction, { id, letters: accepted }: Proposal): Promise<void> {
  const all = await tx.select({ id: letters.id }).from(letters).where(eq(letters.proposalId, id));
  const kept = new Set(accepted.map((letter) => letter.id));
  const withdrawn = all.filter((letter) => !kept.has(letter.id)).map((letter) => letter.id);
  if (withdrawn.length > 0) await tx.delete(letters).where(inArray(letters.id, withdrawn));
}

async function sendReceipts(
  tx: Transaction,
  actor: ClientActor,
  { id: proposalId, taxpayer, receiptKey, letters: accepted }: Proposal,
  name: string,
  now: Date,
): Promise<void> {
  const [first, ...others] = accepted;
  if (!first) return;
  const titles = [first.about, ...others.map(({ about }) => about)] as const;
  const promises = await promisesIn(
    tx,
    accepted.map(({ engagementId }) => engagementId),
  );
  const recipients = await recipientsOf(tx, taxpayer.id);
  const isKnown = recipients.some(({ email }) => email === actor.email);
  for (const { email, name: to } of isKnown ? recipients : [...recipients, { email: actor.email, name }]) {
    const secret = await addEngagementLink(tx, { engagementId: first.engagementId, email }, now);
    const input = { proposalId, name: to, taxpayer: taxpayer.name, titles, promises, receiptKey, secret };
    await queueMail(tx, receiptMail.write(email, input), now);
  }
}
