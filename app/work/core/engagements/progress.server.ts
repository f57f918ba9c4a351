import type { Transaction } from '#app/platform/db/client.server.ts';
import { moveTo } from './changing.server.ts';
import { hasOpenQuestions, type Engagement } from './find.server.ts';
import { countFromNow, countOpenItems } from './requests.server.ts';
import { notifyFirm } from './notify.server.ts';
import { addEvent } from './timeline.server.ts';
import { ENGAGEMENT_STATE, isUnderWay } from './states.ts';

/** After the client's answer: if nothing is left to ask, it is our turn. */
export async function passToFirm(tx: Transaction, engagement: Engagement, now: Date): Promise<void> {
  const { whenComplete } = ENGAGEMENT_STATE[engagement.state];
  if (!whenComplete || hasOpenQuestions(engagement)) return;
  if ((await countOpenItems(tx, engagement.id)) > 0) return;
  await moveTo(tx, 'site', engagement, whenComplete);
  const text = 'Everything that we asked for is here';
  await addEvent(tx, { engagementId: engagement.id, kind: 'state', text, isForClient: true }, null, now);
  await notifyFirm(tx, engagement.id, 'complete', now);
}

/** After a request by us: it is the client's turn, and the reminders count from today. */
export async function passToClient(
  tx: Transaction,
  engagement: Pick<Engagement, 'id' | 'state'>,
  now: Date,
): Promise<void> {
  if (!isUnderWay(engagement.state)) return;
  const { whenAsked } = ENGAGEMENT_STATE[engagement.state];
  if (whenAsked) await moveTo(tx, 'site', engagement, whenAsked);
  await countFromNow(tx, engagement.id, now);
}
