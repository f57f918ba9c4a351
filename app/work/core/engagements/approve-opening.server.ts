import { isNotNull, type SQL } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { firmNow } from '#app/platform/content/firm.ts';
import { dayText } from '#app/platform/core/time.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { changing, recordStep, update } from './changing.server.ts';
import { isPlanned } from './states.ts';
import { addEvent } from './timeline.server.ts';

/** Planned work begins on its day, or needs another look first. `begun`: it is not planned. Clients read none of it. */
export function approveOpening(
  actor: FirmActor,
  id: string,
  isApproved: boolean,
  now = new Date(),
  within?: Transaction,
): Promise<'saved' | 'same' | 'begun' | 'gone'> {
  return changing(
    actor,
    id,
    async (tx, engagement) => {
      const { state, startsOn, openingApprovedBy: before } = engagement;
      if (!isPlanned(state)) return 'begun';
      if ((before !== null) === isApproved) return 'same';
      const after = isApproved ? actor.id : null;
      await update(tx, id, { openingApprovedBy: after, openingApprovedAt: isApproved ? now : null });
      const text = isApproved
        ? `Approved to begin on ${startsOn ? dayText(startsOn) : 'its day'}`
        : 'Its approval to begin was taken back';
      await addEvent(tx, { engagementId: id, kind: 'note', text, isForClient: false }, actor, now);
      await recordStep(tx, actor, 'update', engagement, { 'approved to begin': { from: before, to: after } });
      return 'saved';
    },
    within,
  );
}

/** What may begin by itself: all, or in a firm that says so what a colleague has approved. */
export function mayBegin(): SQL | undefined {
  return firmNow().opensApproved ? isNotNull(engagements.openingApprovedAt) : undefined;
}
