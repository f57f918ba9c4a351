import { and, eq } from 'drizzle-orm';
import { businessDaysAfter } from '#app/firm/core/business-days.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { ENGAGEMENT_STATE, isWithClient, type EngagementState } from '#app/work/core/engagements/states.ts';
import { isToBeMailed } from '#app/work/core/notices/mail-notices.server.ts';
import { whenMailedText } from '#app/work/core/notices/notify-client.server.ts';
import { chosenWork } from '#app/work/core/reminders/open-work.server.ts';
import { FIRST_OF_PAPERS, papersStage } from '#app/work/core/reminders/stages.ts';
import type { Task } from './task.server.ts';

/** For the colleague who has just set it to `to`: whether the client is mailed of that, and when. */
export async function afterMoveText(
  { id, me }: Pick<Task, 'id' | 'me'>,
  to: EngagementState,
): Promise<string | undefined> {
  const isMailed = ENGAGEMENT_STATE[to].client.mail || (await isNoticeWaiting(id));
  if (isMailed) return whenMailedText(id, 'state');
  if (!isWithClient(to)) return undefined;
  const now = new Date();
  const own = (await chosenWork(me, [id], now)).chosen.find((one) => one.id === id);
  if (!own?.isOpen) return 'No mail goes now.';
  if (own.held === 'paused') return 'No mail goes now, and reminders are paused.';
  const today = southAfricanDay(now);
  const first = businessDaysAfter(today, FIRST_OF_PAPERS);
  // Not before a due day that comes sooner.
  if (papersStage(today, own.dueOn, first)?.day !== first) return 'No mail goes now.';
  return `No mail goes now: reminders of what is open begin in ${FIRST_OF_PAPERS} business days.`;
}

async function isNoticeWaiting(id: string): Promise<boolean> {
  const { engagementId, kind } = clientNotices;
  const waiting = await db().$count(clientNotices, and(eq(engagementId, id), eq(kind, 'state')));
  return waiting > 0 && isToBeMailed(id, 'state');
}
