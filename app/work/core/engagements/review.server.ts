import { randomUUID } from 'node:crypto';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { isColleague, nameOf } from '#app/accounts/core/colleagues.server.ts';
import { may } from '#app/accounts/core/roles.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { changing, recordStep, update } from './changing.server.ts';
import { notifyFirm } from '../notices/notify-firm.server.ts';
import { addEvent } from './timeline.server.ts';
import type { Engagement } from './find.server.ts';
import { otherReviewer } from './other-reviewer.ts';
import { isFiled, isUnderWay } from './states.ts';
import { isMoreOpen } from './still-open.server.ts';

type Saved = { kind: 'saved'; inPlaceOf: string | null };

/** `asked`: somebody else is asked for it, by name; only who may allocate does it in their place. */
type NotSaved = { kind: 'asked'; name: string } | 'own' | 'closed' | 'gone';

type Review = {
  isReviewed: boolean;
  /** The lines of what is still open that the reviewer has read; without it nothing of it is asked. */
  seen?: readonly string[];
};

/**
 * `own`: nobody reviews their own work. `closed`: it is not under way, or was filed. `open`: something is open that is
 * not in `seen`. Clients read nothing of it; a colleague who was asked, and did not do it, is told.
 */
export function setReviewed(
  actor: FirmActor,
  id: string,
  { isReviewed, seen }: Review,
  now = new Date(),
): Promise<Saved | NotSaved | 'open'> {
  return changing<Saved | NotSaved | 'open'>(actor, id, async (tx, engagement) => {
    if (!isUnderWay(engagement.state) || isFiled(engagement.state)) return 'closed';
    if (isReviewed && engagement.assignee?.id === actor.id) return 'own';
    if ((engagement.reviewedBy !== null) === isReviewed) return { kind: 'saved', inPlaceOf: null };
    const other = isReviewed ? await askedInstead(tx, actor, engagement) : null;
    if (other && !may(actor.role, 'allocate')) return { kind: 'asked', name: other.name };
    if (isReviewed && seen && (await isMoreOpen(tx, engagement, seen))) return 'open';
    await update(tx, id, { reviewedBy: isReviewed ? actor.id : null, reviewedAt: isReviewed ? now : null });
    const text = isReviewed ? `Reviewed${inPlaceText(other)}: it may go out` : 'To be reviewed again';
    const eventId = randomUUID();
    await addEvent(tx, { id: eventId, ...note(id, text) }, actor, now);
    const notice = isReviewed
      ? { kind: 'reviewed' as const, aboutId: actor.id }
      : { kind: 'unreviewed' as const, aboutId: eventId };
    await notifyFirm(tx, { engagementId: id, ...notice }, actor, now);
    await tellAsked(tx, id, other, actor, now);
    await recordStep(tx, actor, 'update', engagement, {
      reviewed: { from: engagement.reviewedBy, to: isReviewed ? actor.id : null },
    });
    return { kind: 'saved', inPlaceOf: other?.name ?? null };
  });
}

/** Back to the colleague who does it, to ask again. `reason`: for colleagues. `own`, `closed`, `asked`: as above. */
export function sendBack(
  actor: FirmActor,
  id: string,
  reason: string,
  now = new Date(),
): Promise<Saved | NotSaved> {
  return changing<Saved | NotSaved>(actor, id, async (tx, engagement) => {
    const { state, assignee, reviewedBy, reviewerId } = engagement;
    if (!isUnderWay(state) || isFiled(state)) return 'closed';
    if (assignee?.id === actor.id) return 'own';
    const other = reviewedBy === null ? await askedInstead(tx, actor, engagement) : null;
    if (other && !may(actor.role, 'allocate')) return { kind: 'asked', name: other.name };
    await update(tx, id, { reviewerId: null, reviewedBy: null, reviewedAt: null });
    const eventId = randomUUID();
    await addEvent(
      tx,
      { id: eventId, ...note(id, `Sent back by the review${inPlaceText(other)}: ${reason}`) },
      actor,
      now,
    );
    await notifyFirm(tx, { engagementId: id, kind: 'sent_back', aboutId: eventId }, actor, now);
    await tellAsked(tx, id, other, actor, now);
    await recordStep(tx, actor, 'update', engagement, {
      reviewer: { from: reviewerId, to: null },
      reviewed: { from: reviewedBy, to: null },
    });
    return { kind: 'saved', inPlaceOf: other?.name ?? null };
  });
}

/** Null: nobody is asked any more. `own` and `closed` as above. */
export function askForReview(
  actor: FirmActor,
  id: string,
  reviewer: { id: string; name: string } | null,
  now = new Date(),
): Promise<'saved' | 'own' | 'closed' | 'gone'> {
  return changing(actor, id, async (tx, engagement) => {
    if (!isUnderWay(engagement.state) || isFiled(engagement.state)) return 'closed';
    if (reviewer && engagement.assignee?.id === reviewer.id) return 'own';
    const before = engagement.reviewerId;
    if (before === (reviewer?.id ?? null)) return 'saved';
    await update(tx, id, { reviewerId: reviewer?.id ?? null });
    const text = reviewer ? `${reviewer.name} is asked to review it` : 'Nobody is asked to review it';
    await addEvent(tx, note(id, text), actor, now);
    if (reviewer)
      await notifyFirm(tx, { engagementId: id, kind: 'to_review', aboutId: reviewer.id }, actor, now);
    await recordStep(tx, actor, 'update', engagement, {
      reviewer: { from: before, to: reviewer?.id ?? null },
    });
    return 'saved';
  });
}

type Reviewer = { id: string; name: string } | null;

/** Who was asked to review it, works here still, and is neither the actor nor who does the work. */
async function askedInstead(tx: Transaction, actor: FirmActor, engagement: Engagement): Promise<Reviewer> {
  const id = otherReviewer(engagement, actor.id);
  if (id === null || !(await isColleague(tx, id, 'work'))) return null;
  return { id, name: await nameOf(tx, id) };
}

function inPlaceText(other: Reviewer): string {
  return other ? ` in place of ${other.name}, who was asked` : '';
}

async function tellAsked(
  tx: Transaction,
  engagementId: string,
  other: Reviewer,
  actor: FirmActor,
  now: Date,
): Promise<void> {
  if (other) await notifyFirm(tx, { engagementId, kind: 'review_by_other', aboutId: other.id }, actor, now);
}

function note(engagementId: string, text: string) {
  return { engagementId, kind: 'note' as const, text, isForClient: false };
}
