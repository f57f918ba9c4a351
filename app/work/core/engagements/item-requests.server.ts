import { eq, max } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import type { Medium } from '../checklists/define-checklist.ts';
import { notifyClient } from '../notices/notify-client.server.ts';
import { tellNotNeeded } from '../notices/taken-from-client.server.ts';
import { changing, recordStep, update } from './changing.server.ts';
import type { Engagement } from './find.server.ts';
import { isOpenItem } from './item-states.ts';
import { changingItem, countFiles, noteItem } from './items.server.ts';
import { passToClient, passToFirm } from './progress.server.ts';
import { signNow } from './signing.ts';
import { isUnderWay } from './states.ts';

export function addItem(
  actor: FirmActor,
  engagementId: string,
  { what, why, takes = takesOf(what) }: { what: string; why: string; takes?: Medium },
  now = new Date(),
): Promise<'saved' | 'closed' | 'gone'> {
  return changing(actor, engagementId, async (tx, engagement) => {
    if (!isUnderWay(engagement.state)) return 'closed';
    await askFor(tx, engagement, { what, why, takes }, actor, now);
    return 'saved';
  });
}

type NewItem = Pick<typeof requestItems.$inferInsert, 'what' | 'why' | 'takes' | 'approval'>;

/** Behind what is asked for already; the client is told. The engagement is locked, and under way. */
export async function askFor(
  tx: Transaction,
  engagement: Engagement,
  item: NewItem,
  actor: FirmActor,
  now: Date,
): Promise<void> {
  const engagementId = engagement.id;
  const [last] = await tx
    .select({ position: max(requestItems.position) })
    .from(requestItems)
    .where(eq(requestItems.engagementId, engagementId));
  const position = Math.max(1000, (last?.position ?? 0) + 1);
  const added = await tx
    .insert(requestItems)
    .values({ ...item, engagementId, item: null, position })
    .returning({ id: requestItems.id });
  const kind = item.approval ? 'approval' : 'requested';
  await noteItem(tx, engagement, `${askedText(item)}: ${item.what}`, actor, now);
  await passToClient(tx, engagement, now, { isToApprove: Boolean(item.approval) });
  const aboutIds = added.map(({ id }) => id);
  const signing = item.approval?.signing;
  const to = signing && signNow(signing).map(({ email }) => email);
  await notifyClient(tx, { engagementId, kind, aboutIds, to }, actor, now);
  await recordStep(tx, actor, 'ask', engagement, { item: item.what });
}

function askedText({ approval }: NewItem): string {
  if (!approval) return 'Requested';
  return approval.signing ? 'To sign' : 'To approve';
}

/** Where nobody chose: “How many days did you work from home?” is answered in words. */
function takesOf(what: string): Medium {
  return /\?\s*$/.test(what) ? 'sentence' : 'file';
}

/** `told`: the client knew of it, and is mailed that nobody needs it. `changed`: the client has answered it. */
export function removeItem(
  actor: FirmActor,
  itemId: string,
  now = new Date(),
): Promise<'saved' | 'told' | 'changed' | 'gone'> {
  return changingItem(actor, itemId, async (tx, engagement, item) => {
    if (!isOpenItem(item) || (await countFiles(tx, item)) > 0) return 'changed';
    await tx.delete(requestItems).where(eq(requestItems.id, item.id));
    await noteItem(tx, engagement, `Not needed any more: ${item.what}`, actor, now);
    await update(tx, engagement.id, {});
    const isTold = await tellNotNeeded(tx, engagement, [item], actor, now);
    await passToFirm(tx, engagement, actor, now);
    await recordStep(tx, actor, 'take-back', engagement, { item: item.what });
    return isTold ? 'told' : 'saved';
  });
}
