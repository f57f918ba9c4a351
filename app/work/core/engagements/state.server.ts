import { dayText } from '#app/platform/core/time.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { changing, moveTo, recordStep, update } from './changing.server.ts';
import type { Engagement } from './find.server.ts';
import { countFromNow } from './requests.server.ts';
import { notifyClient } from '../notices/notify-client.server.ts';
import { addEvent } from './timeline.server.ts';
import { ENGAGEMENT_STATE, isWithClient, isWithSars, type EngagementState } from './states.ts';
import { goesToSars } from './types.ts';

/** `submittedOn`: the day it went to SARS; the five years of the law begin then. */
export type StateChange = {
  to: EngagementState;
  reference?: string | null;
  submittedOn?: string | null;
  version: number;
};

type Saved = 'saved' | 'changed' | 'gone';

/** `changed`: by somebody else since `version`. `unfit`: it never goes to SARS. The client sees the change. */
export function setState(
  actor: FirmActor,
  id: string,
  { to, reference, submittedOn, version }: StateChange,
  now = new Date(),
): Promise<Saved | 'unfit'> {
  return changing(actor, id, async (tx, engagement) => {
    if (engagement.version !== version) return 'changed';
    if (isWithSars(to) && to !== engagement.state && !goesToSars(engagement)) return 'unfit';
    const given = {
      ...(reference !== undefined && { reference }),
      ...(submittedOn !== undefined && { submittedOn }),
    };
    if (!(await moveTo(tx, actor.party, engagement, to, given))) return 'unfit';
    const text = stateText({ ...engagement, ...given }, to);
    await addEvent(tx, { engagementId: id, kind: 'state', text, isForClient: true }, actor, now);
    if (isWithClient(to)) await countFromNow(tx, id, now);
    if (to !== engagement.state) await notifyClient(tx, { engagementId: id, kind: 'state' }, actor, now);
    await recordStep(tx, actor, 'state', engagement, { state: { from: engagement.state, to } });
    return 'saved';
  });
}

export function assign(
  actor: FirmActor,
  id: string,
  assignee: { id: string; name: string } | null,
  now = new Date(),
): Promise<'saved' | 'gone'> {
  return changing<'saved'>(actor, id, async (tx, engagement) => {
    const from = engagement.assignee?.id ?? null;
    if (from === (assignee?.id ?? null)) return 'saved';
    await update(tx, id, { assigneeId: assignee?.id ?? null });
    const text = assignee ? `${assignee.name} looks after it` : 'Nobody in particular looks after it';
    await addEvent(tx, { engagementId: id, kind: 'assignee', text, isForClient: true }, actor, now);
    await recordStep(tx, actor, 'assign', engagement, { colleague: { from, to: assignee?.id ?? null } });
    return 'saved';
  });
}

export function pauseReminders(actor: FirmActor, id: string, isPaused: boolean): Promise<'saved' | 'gone'> {
  return changing<'saved'>(actor, id, async (tx, engagement) => {
    if (engagement.remindersPaused === isPaused) return 'saved';
    await update(tx, id, { remindersPaused: isPaused });
    await recordStep(tx, actor, isPaused ? 'pause' : 'resume', engagement);
    return 'saved';
  });
}

/** The audit entry does not repeat the note. */
export function setNote(
  actor: FirmActor,
  id: string,
  { note, version }: { note: string | null; version: number },
): Promise<Saved> {
  return changing(actor, id, async (tx, engagement) => {
    if (engagement.version !== version) return 'changed';
    await update(tx, id, { note });
    await recordStep(tx, actor, 'note', engagement);
    return 'saved';
  });
}

/** `Submitted to SARS on 3 July 2026, reference 0123` */
function stateText({ reference, submittedOn }: Engagement, to: EngagementState): string {
  if (to === 'waiting_for_client') return 'We need something to go on';
  if (!isWithSars(to)) return ENGAGEMENT_STATE[to].client.label;
  const when = submittedOn ? ` on ${dayText(submittedOn)}` : '';
  return `Submitted to SARS${when}${reference ? `, reference ${reference}` : ''}`;
}
