import { and, eq, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { violates } from '#app/platform/db/failure.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { changing, recordStep } from '#app/work/core/engagements/changing.server.ts';
import { isLocked } from '#app/work/core/engagements/item-states.ts';
import { noteFile, setItem } from '#app/work/core/engagements/items.server.ts';
import { isUnderWay } from '#app/work/core/engagements/states.ts';
import { addEvent } from '#app/work/core/engagements/timeline.server.ts';
import { setHandled } from '#app/work/core/engagements/news.server.ts';
import { isMovable } from './document.ts';
import { isItemLocked, openItem } from './remove.server.ts';

type Moved = { kind: 'moved' | 'there'; what: string | null } | 'closed' | 'gone' | 'elsewhere';

/** `seen`: the item where the colleague saw the paper, or null; left out, it is moved from wherever it is. */
type Options = { seen?: string | null; now?: Date };

/** As if the client had sent it there. `there`: the same file is. `elsewhere`: somebody filed it since it was seen. */
export async function moveDocument(
  actor: FirmActor,
  id: string,
  itemId: string | null,
  { seen, now = new Date() }: Options = {},
): Promise<Moved> {
  if (!isUuid(id) || !(itemId === null || isUuid(itemId))) return 'gone';
  const [known] = await db().select().from(documents).where(eq(documents.id, id));
  if (!known) return 'gone';
  const { engagementId } = known;
  return changing<Moved>(actor, engagementId, async (tx, engagement) => {
    const [paper] = await tx.select().from(documents).where(eq(documents.id, id));
    const item = itemId === null ? null : await findItem(tx, engagementId, itemId);
    if (!paper || item === undefined) return 'gone';
    if (!isUnderWay(engagement.state) || !isMovable(paper) || (item && isLocked(item))) return 'closed';
    const { itemId: from, name } = paper;
    if (seen !== undefined && from !== seen && from !== itemId) return 'elsewhere';
    if (await isItemLocked(tx, from)) return 'closed';
    const what = item?.what ?? null;
    const isHandled = itemId === null && from === null && (await setHandled(tx, id, now));
    if (!isHandled && (from === itemId || !(await putInto(tx, id, itemId)))) return { kind: 'there', what };
    if (itemId === null) await setHandled(tx, id, now);
    if (from) {
      await setItem(tx, { id: from }, {});
      await openItem(tx, from);
    }
    const text = what === null ? `Filed as another paper: ${name}` : `Filed: ${name}, for “${what}”`;
    await addEvent(tx, { engagementId, kind: 'document', text, isForClient: true }, actor, now);
    if (itemId) await noteFile(tx, { engagement, itemId, isTheirs: true }, actor, now);
    await recordStep(tx, actor, 'file', engagement, { document: name, ...(what !== null && { item: what }) });
    return { kind: 'moved', what };
  });
}

async function findItem(tx: Transaction, engagementId: string, id: string) {
  const isOfWork = and(eq(requestItems.id, id), eq(requestItems.engagementId, engagementId));
  const [item] = await tx.select().from(requestItems).where(isOfWork);
  return item;
}

/** With its earlier versions and the photos that it was made of. False if the same file is there. */
async function putInto(tx: Transaction, id: string, itemId: string | null): Promise<boolean> {
  try {
    await tx.transaction((savepoint) =>
      savepoint.execute(sql`with recursive pile as (
        select ${id}::uuid as id
        union select d.id from ${documents} d join pile on d.merged_into_id = pile.id or d.replaced_by_id = pile.id)
        update ${documents} set item_id = ${itemId} where id in (select id from pile)`),
    );
    return true;
  } catch (error) {
    if (violates(error, 'documents_once')) return false;
    throw error;
  }
}
