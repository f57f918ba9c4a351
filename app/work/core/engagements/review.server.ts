import type { FirmActor } from '#app/accounts/core/actor.ts';
import { changing, recordStep, update } from './changing.server.ts';
import { addEvent } from './timeline.server.ts';
import { isFiled, isUnderWay } from './states.ts';

/** `own`: whoever does the work does not review it. `closed`: it is not under way, or was filed. Clients read nothing of it. */
export function setReviewed(
  actor: FirmActor,
  id: string,
  isReviewed: boolean,
  now = new Date(),
): Promise<'saved' | 'own' | 'closed' | 'gone'> {
  return changing(actor, id, async (tx, engagement) => {
    if (!isUnderWay(engagement.state) || isFiled(engagement.state)) return 'closed';
    if (isReviewed && engagement.assignee?.id === actor.id) return 'own';
    if ((engagement.reviewedBy !== null) === isReviewed) return 'saved';
    await update(tx, id, { reviewedBy: isReviewed ? actor.id : null, reviewedAt: isReviewed ? now : null });
    const text = isReviewed ? 'Reviewed: it may go out' : 'To be reviewed again';
    await addEvent(tx, { engagementId: id, kind: 'note', text, isForClient: false }, actor, now);
    await recordStep(tx, actor, 'update', engagement, {
      reviewed: { from: engagement.reviewedBy, to: isReviewed ? actor.id : null },
    });
    return 'saved';
  });
}
