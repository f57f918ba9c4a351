import { db } from '#app/platform/db/client.server.ts';
import { SITE, type FirmActor } from '#app/accounts/core/actor.ts';
import { lockEngagement } from '#app/work/core/engagements/find.server.ts';
import { beginWork, openEngagement, type NewEngagement } from '#app/work/core/engagements/open.server.ts';
import { notifyClient } from '#app/work/core/engagements/notify.server.ts';
import { ownError } from '#app/platform/core/own-error.ts';

/** For work agreed elsewhere: it begins at once, and the client is asked for what is needed. */
export function openAgreed(
  actor: FirmActor,
  engagement: NewEngagement,
  now = new Date(),
): Promise<{ id: string } | 'exists'> {
  return db().transaction(async (tx) => {
    const opened = await openEngagement(tx, engagement, actor, now);
    if (opened === 'exists') return opened;
    // A colleague may open work for another one without seeing it afterwards.
    const locked = await lockEngagement(tx, SITE, opened.id);
    if (!locked) throw ownError('An engagement is gone within its own transaction.');
    await beginWork(tx, locked, actor, now);
    await notifyClient(tx, opened.id, 'requested', now);
    return opened;
  });
}
