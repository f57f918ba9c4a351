import { eq } from 'drizzle-orm';
import { documents } from '#app/platform/db/schema/documents.ts';
import type { requestItems } from '#app/platform/db/schema/engagements.ts';
import type { Approval } from '#app/platform/db/work-values.ts';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import { mayAnswer } from '#app/work/proposals/answer.server.ts';
import { isWhole } from '#app/work/core/engagements/approval.ts';
import { standing } from '#app/work/core/engagements/approvals.server.ts';
import { changingItem, noteItem, setItem } from '#app/work/core/engagements/items.server.ts';
import { isLocked, mayMoveItem } from '#app/work/core/engagements/item-states.ts';
import { passToFirm } from '#app/work/core/engagements/progress.server.ts';
import { isFiled, isUnderWay } from '#app/work/core/engagements/states.ts';
import { notifyFirm } from '#app/work/core/notices/notify-firm.server.ts';

type Given = NonNullable<Approval['given']>;

export type ApprovalAnswer =
  { kind: 'approve'; proof: Given['proof'] } | { kind: 'wrong'; words: string } | { kind: 'take-back' };

/**
 * Approves what was asked for, says what is wrong with it, or takes the approval back, until it is filed. `closed`: it was
 * filed or settled since. `lost`: one of its files was taken back. `not-owner`: they only help with papers.
 */
export function answerApproval(
  actor: ClientActor,
  itemId: string,
  answer: ApprovalAnswer,
  now = new Date(),
): Promise<'saved' | 'closed' | 'lost' | 'not-owner' | 'gone'> {
  return changingItem(actor, itemId, async (tx, engagement, item) => {
    const { approval, what } = item;
    if (!approval) return 'gone';
    if (!isUnderWay(engagement.state) || isFiled(engagement.state)) return 'closed';
    if (isLocked(item) && !approval.given) return 'closed';
    if (!(await mayAnswer(actor, engagement.taxpayer.id, tx))) return 'not-owner';
    if (answer.kind === 'approve' && approval.given) return 'saved';
    const files = await standing(tx, eq(documents.engagementId, engagement.id));
    if (answer.kind === 'approve' && !isWhole(approval, files)) return 'lost';
    const { text, ...values } = changeOf(answer, approval, actor, now);
    if (!mayMoveItem('client', item, values.state) && values.state !== item.state) return 'closed';
    await setItem(tx, item, values);
    await noteItem(tx, engagement, `${text}: ${what}`, actor, now);
    if (answer.kind !== 'take-back') {
      const kind = answer.kind === 'approve' ? 'approved' : 'disapproved';
      await notifyFirm(tx, { engagementId: engagement.id, kind, aboutId: item.id, what }, actor, now);
    } else if (approval.given) {
      // Whoever was told that it is approved is told that it is not.
      const notice = { engagementId: engagement.id, kind: 'unapproved', aboutId: item.id, what } as const;
      await notifyFirm(tx, notice, actor, now);
    }
    await passToFirm(tx, engagement, actor, now);
    return 'saved';
  });
}

type Values = Pick<typeof requestItems.$inferSelect, 'state' | 'answer' | 'reason' | 'approval'>;

function changeOf(
  answer: ApprovalAnswer,
  approval: Approval,
  { name, email }: ClientActor,
  now: Date,
): Values & { text: string } {
  const open = { ...approval, given: null };
  switch (answer.kind) {
    case 'approve': {
      const given = { name, email, proof: answer.proof, at: now.toISOString() };
      return {
        state: 'accepted',
        answer: null,
        reason: null,
        approval: { ...approval, given },
        text: 'Approved',
      };
    }
    case 'wrong':
      return {
        state: 'answered',
        answer: answer.words,
        reason: null,
        approval: open,
        text: 'Something is wrong',
      };
    case 'take-back':
      return { state: 'open', answer: null, reason: null, approval: open, text: 'Approval taken back' };
  }
}
