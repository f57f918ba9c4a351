import type { Change } from '#app/platform/audit/audit.server.ts';
import { formatShortRand, type Cents } from '#app/tax/money.ts';
import { dayText } from '#app/platform/core/time.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { changing, recordStep, update } from './changing.server.ts';
import type { Engagement } from './find.server.ts';
import { addEvent } from './timeline.server.ts';
import { isPlanned, isUnderWay, type EngagementState } from './states.ts';

/** `ownTitle`: unless it stays. `startsOn`: of planned work. `dueOn`: null if no day is set. `price` in cents, VAT included; null: as agreed elsewhere. */
export type Terms = {
  ownTitle?: string | null;
  startsOn?: string;
  dueOn: string | null;
  price: Cents | null;
  version: number;
};

/** `closed`: an open proposal and ended work keep their terms. `changed`: by somebody else since `version`. */
export function setTerms(
  actor: FirmActor,
  id: string,
  { ownTitle, startsOn, dueOn, price, version }: Terms,
  now = new Date(),
  within?: Transaction,
): Promise<'saved' | 'changed' | 'closed' | 'gone'> {
  const change = async (tx: Transaction, engagement: Engagement) => {
    const isToCome = isPlanned(engagement.state);
    if (keepsTerms(engagement.state)) return 'closed';
    if (engagement.version !== version) return 'changed';
    const changes: Record<string, Change> = {};
    const texts: string[] = [];
    if (ownTitle !== undefined && ownTitle !== engagement.ownTitle) {
      changes.ownTitle = { from: engagement.ownTitle, to: ownTitle };
      texts.push(ownTitle ? `Called “${ownTitle}” from now on` : 'Called by its kind from now on');
    }
    if (isToCome && startsOn && startsOn !== engagement.startsOn) {
      changes.startsOn = { from: engagement.startsOn, to: startsOn };
      texts.push(`Planned for ${dayText(startsOn)}`);
    }
    if (dueOn !== engagement.dueOn) {
      changes.dueOn = { from: engagement.dueOn, to: dueOn };
      texts.push(dueOn ? `Due on ${dayText(dueOn)}` : 'No due day any more');
    }
    if (price !== engagement.price) {
      changes.price = { from: priceText(engagement.price), to: priceText(price) };
      texts.push(`Price: ${priceText(price) ?? 'as agreed elsewhere'}`);
    }
    if (texts.length === 0) return 'saved';
    await update(tx, id, { ownTitle, dueOn, price, ...(isToCome && { startsOn }) });
    const event = { engagementId: id, kind: 'proposal', isForClient: !isToCome } as const;
    for (const text of texts) await addEvent(tx, { ...event, text }, actor, now);
    await recordStep(tx, actor, 'update', engagement, changes);
    return 'saved' as const;
  };
  return changing(actor, id, change, within);
}

export function keepsTerms(state: EngagementState): boolean {
  return !isUnderWay(state) && !isPlanned(state);
}

function priceText(price: Cents | null): string | null {
  return price === null ? null : formatShortRand(price);
}
