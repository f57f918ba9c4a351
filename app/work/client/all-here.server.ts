import { and, eq } from 'drizzle-orm';
import { isIn } from '#app/platform/db/is-in.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { CAME_IN_ITEMS } from '#app/work/core/engagements/item-states.ts';
import { db } from '#app/platform/db/client.server.ts';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import { findEngagement, hasOpenQuestions } from '#app/work/core/engagements/find.server.ts';
import { countOpenItems } from '#app/work/core/engagements/requests.server.ts';
import { isUnderWay } from '#app/work/core/engagements/states.ts';
import { ALL_IS_HERE } from './progress.ts';

/** After an answer: what is said if nothing is left to send; null otherwise. */
export async function allHereText(actor: ClientActor, engagementId: string): Promise<string | null> {
  const engagement = await findEngagement(actor, engagementId);
  if (!engagement || !isUnderWay(engagement.state) || hasOpenQuestions(engagement)) return null;
  if ((await countOpenItems(db(), engagementId)) > 0) return null;
  const { engagementId: of, state } = requestItems;
  const cameIn = await db().$count(requestItems, and(eq(of, engagementId), isIn(state, CAME_IN_ITEMS)));
  return cameIn > 0 ? `${ALL_IS_HERE} We look through it.` : 'We need nothing more from you for now.';
}
