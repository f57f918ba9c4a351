import type { Actor } from '#app/accounts/core/actor.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { moveTo, update } from './changing.server.ts';
import { hasOpenQuestions, type Engagement } from './find.server.ts';
import { askedToday, countOpenItems } from './requests.server.ts';
import { notifyClient } from '../notices/notify-client.server.ts';
import { notifyFirm } from '../notices/notify-firm.server.ts';
import { addEvent } from './timeline.server.ts';
import { ENGAGEMENT_STATE, isUnderWay } from './states.ts';

export async function passToFirm(
  tx: Transaction,
  engagement: Engagement,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { whenComplete } = ENGAGEMENT_STATE[engagement.state];
  if (!whenComplete || hasOpenQuestions(engagement)) return;
  if ((await countOpenItems(tx, engagement.id)) > 0) return;
  await moveTo(tx, 'site', engagement, whenComplete);
  const text = 'Everything that we asked for is here';
  await addEvent(tx, { engagementId: engagement.id, kind: 'state', text, isForClient: true }, null, now);
  await notifyFirm(tx, { engagementId: engagement.id, kind: 'complete' }, actor, now);
  await notifyClient(tx, { engagementId: engagement.id, kind: 'complete' }, null, now);
}

export async function passToClient(
  tx: Transaction,
  engagement: Pick<Engagement, 'id' | 'state' | 'typeId'>,
  now: Date,
  { isToApprove = false } = {},
): Promise<void> {
  const isAsked = isUnderWay(engagement.state);
  const { whenAsked, whenToApprove = whenAsked } = ENGAGEMENT_STATE[engagement.state];
  const to = isToApprove ? whenToApprove : whenAsked;
  if (isAsked && to) await moveTo(tx, 'site', engagement, to);
  // A new version even where the state stays: the step before, which set it, cannot be taken back alone.
  await update(tx, engagement.id, isAsked ? askedToday(now) : {});
}
