import type { Transaction } from '#app/platform/db/client.server.ts';
import { update } from './changing.server.ts';
import { hasOpenQuestions, type Engagement } from './find.server.ts';
import { countFromNow, countOpenItems } from './requests.server.ts';
import { notifyFirm } from './notify.server.ts';
import { addEvent } from './timeline.server.ts';
import { isUnderWay, type EngagementState } from './titles.ts';

const WITH_CLIENT = new Set<EngagementState>(['accepted', 'collecting', 'waiting_for_client']);

/** After the client's answer: if nothing is left to ask, it is our turn. */
export async function passToFirm(tx: Transaction, engagement: Engagement, now: Date): Promise<void> {
  if (!WITH_CLIENT.has(engagement.state) || hasOpenQuestions(engagement)) return;
  if ((await countOpenItems(tx, engagement.id)) > 0) return;
  await update(tx, engagement.id, { state: 'in_progress' });
  const text = 'Everything that we asked for is here';
  await addEvent(tx, { engagementId: engagement.id, kind: 'state', text, isForClient: true }, null, now);
  await notifyFirm(tx, engagement.id, 'complete', now);
}

/** After a request by us: it is the client's turn, and the reminders count from today. */
export async function passToClient(
  tx: Transaction,
  { id, state }: Pick<Engagement, 'id' | 'state'>,
  now: Date,
): Promise<void> {
  if (!isUnderWay(state)) return;
  if (state === 'accepted') await update(tx, id, { state: 'collecting' });
  else if (state === 'in_progress') await update(tx, id, { state: 'waiting_for_client' });
  await countFromNow(tx, id, now);
}
