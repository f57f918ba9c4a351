import { randomUUID } from 'node:crypto';
import { and, countDistinct, eq, inArray, isNotNull, isNull, like } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { USABLE } from '#app/platform/scan/states.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import type { Actor } from '#app/accounts/core/actor.ts';
import { changing } from '#app/work/core/engagements/changing.server.ts';
import { enqueue } from '#app/platform/jobs/queue.server.ts';
import { joinJob } from './join-job.server.ts';
import { MOST_FILES } from './kinds.ts';

/** For one client: the one in progress, and two that wait. */
const MOST_JOINS = 3;

/** `busy`: the client already has as many as allowed. `none`: there are no such photos. */
export type JoinRequest = 'joining' | 'busy' | 'none';

/** Queues one PDF of an item's photos, in the order of the ids; the photos stay. */
export async function requestJoin(
  actor: Actor,
  engagementId: string,
  ids: readonly string[],
): Promise<JoinRequest> {
  if (ids.length < 2 || ids.length > MOST_FILES) return 'none';
  const requested = await changing<JoinRequest>(actor, engagementId, async (tx, { taxpayer }) => {
    const photos = await findPhotos(tx, { engagementId, ids, actor });
    const [first] = photos;
    if (!first || photos.length < 2 || photos.some(({ itemId }) => itemId !== first.itemId)) return 'none';
    if ((await joinsOf(tx, taxpayer.id)) >= MOST_JOINS) return 'busy';
    const id = randomUUID();
    const found = photos.map((photo) => photo.id);
    const inOrder = ids.filter((one) => found.includes(one));
    await tx.update(documents).set({ joinId: id }).where(inArray(documents.id, found));
    await enqueue(tx, joinJob, { id, photos: inOrder }, { group: taxpayer.id });
    return 'joining';
  });
  return requested === 'gone' ? 'none' : requested;
}

type Wanted = { engagementId: string; ids: readonly string[]; actor: Actor };

function findPhotos(tx: Transaction, { engagementId, ids, actor }: Wanted) {
  return tx
    .select({ id: documents.id, itemId: documents.itemId })
    .from(documents)
    .where(
      and(
        eq(documents.engagementId, engagementId),
        inArray(documents.id, [...ids]),
        like(documents.type, 'image/%'),
        actor.party === 'client' ? eq(documents.direction, 'from_client') : undefined,
        isNull(documents.mergedIntoId),
        isNull(documents.joinId),
        isIn(documents.scanState, USABLE),
      ),
    );
}

async function joinsOf(tx: Transaction, taxpayerId: string): Promise<number> {
  const [found] = await tx
    .select({ count: countDistinct(documents.joinId) })
    .from(documents)
    .innerJoin(engagements, eq(engagements.id, documents.engagementId))
    .where(and(eq(engagements.taxpayerId, taxpayerId), isNotNull(documents.joinId)));
  return found?.count ?? 0;
}
