import { dayText } from '#app/platform/core/time.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { approvalsOf } from './approvals.server.ts';
import { changing, moveTo, recordStep, update } from './changing.server.ts';
import type { Engagement } from './find.server.ts';
import { countFromNow } from './requests.server.ts';
import { notifyClient } from '../notices/notify-client.server.ts';
import { isOfferMailed, offersOf } from '../notices/offer-mailed.server.ts';
import { addEvent } from './timeline.server.ts';
import {
  ENGAGEMENT_STATE,
  asksWhatIsOpen,
  isOffered,
  isPlanned,
  isWithClient,
  isWithSars,
  type EngagementState,
  asksQuestions,
} from './states.ts';
import { isMoreOpen } from './still-open.server.ts';
import { asksApproval, asksReview, goesToSars } from './types.ts';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { isIn } from '#app/platform/db/is-in.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { LAPSED_ITEMS, OPEN_ITEMS, type ItemState } from './item-states.ts';

/**
 * `submittedOn`: the day it went to SARS, when the five years of the law begin. `approval`: how the client approved it,
 * or why it goes without; not needed if they did on their page. `seen`: the open lines that were read.
 */
export type StateChange = {
  to: EngagementState;
  reference?: string | null;
  submittedOn?: string | null;
  approval?: string;
  seen?: readonly string[];
  version: number;
};

type Saved = 'saved' | 'changed' | 'gone';

/**
 * `changed`: by somebody else since `version`. `unfit`: it never goes to SARS. `planned`: it has to start first.
 * `unapproved`: `approval` is missing. `unreviewed`: no second colleague has reviewed it. `open`: something is open
 * that is not in `seen`. The client sees the change, and never the approval.
 */
export function setState(
  actor: FirmActor,
  id: string,
  { to, reference, submittedOn, seen, version, ...change }: StateChange,
  now = new Date(),
  within?: Transaction,
): Promise<Saved | 'unfit' | 'planned' | 'unapproved' | 'unreviewed' | 'open'> {
  const run = async (tx: Transaction, engagement: Engagement) => {
    if (engagement.version !== version) return 'changed';
    if (isWithSars(to) && to !== engagement.state && !goesToSars(engagement)) return 'unfit';
    const isForApproval = asksApproval(engagement, to);
    const approval = isForApproval && (change.approval || (await approvalsOf([id], tx)).get(id));
    if (isForApproval && !approval) return 'unapproved';
    const assigneeId = engagement.assignee?.id ?? null;
    if (to !== engagement.state && asksReview({ ...engagement, assigneeId }, to)) return 'unreviewed';
    if (seen && asksWhatIsOpen(to) && (await isMoreOpen(tx, engagement, seen))) return 'open';
    const given = {
      ...(reference !== undefined && { reference }),
      ...(submittedOn !== undefined && { submittedOn }),
    };
    if (!(await moveTo(tx, actor.party, engagement, to, given))) return 'planned';
    await fitItemsToFiling(tx, id, engagement.state, to);
    const text = stateText({ ...engagement, ...given }, to);
    await addEvent(tx, { engagementId: id, kind: 'state', text, isForClient: true }, actor, now);
    if (isWithClient(to)) await countFromNow(tx, id, now);
    if (to !== engagement.state && (await isKnown(tx, engagement)))
      await notifyClient(tx, { engagementId: id, kind: 'state' }, actor, now);
    if (isForApproval) {
      const event = {
        engagementId: id,
        kind: 'note',
        text: `Approval of the client: ${approval}`,
      } as const;
      await addEvent(tx, { ...event, isForClient: false }, actor, now);
    }
    await recordStep(tx, actor, 'state', engagement, {
      state: { from: engagement.state, to },
      ...(isForApproval && approval && { approval }),
    });
    return 'saved';
  };
  return changing(actor, id, run, within);
}

export function assign(
  actor: FirmActor,
  id: string,
  assignee: { id: string; name: string } | null,
  now = new Date(),
  within?: Transaction,
): Promise<'saved' | 'gone'> {
  const change = async (tx: Transaction, engagement: Engagement) => {
    const from = engagement.assignee?.id ?? null;
    if (from === (assignee?.id ?? null)) return 'saved';
    await update(tx, id, { assigneeId: assignee?.id ?? null });
    const text = assigneeText(assignee?.name ?? null);
    await addEvent(tx, { engagementId: id, kind: 'assignee', text, isForClient: true }, actor, now);
    await recordStep(tx, actor, 'assign', engagement, { colleague: { from, to: assignee?.id ?? null } });
    return 'saved' as const;
  };
  return changing(actor, id, change, within);
}

export function assigneeText(name: string | null): string {
  return name === null ? 'Nobody in particular looks after it' : `${name} looks after it`;
}

export function pauseReminders(actor: FirmActor, id: string, isPaused: boolean): Promise<'saved' | 'gone'> {
  return changing<'saved'>(actor, id, async (tx, engagement) => {
    if (engagement.remindersPaused === isPaused) return 'saved';
    await update(tx, id, { remindersPaused: isPaused });
    await recordStep(tx, actor, isPaused ? 'pause' : 'resume', engagement);
    return 'saved';
  });
}

/** The client has not been told of planned work that they did not accept, nor of a proposal whose mail waits. */
async function isKnown(tx: Transaction, { id, state, taxpayer }: Engagement): Promise<boolean> {
  if (!isOffered(state) && !isPlanned(state)) return true;
  const offers = await offersOf(tx, id);
  if (isPlanned(state)) return offers.length > 0;
  return offers.length === 0 || isOfferMailed(tx, offers, taxpayer.id);
}

/** `Submitted to SARS on 3 July 2026, reference 0123` */
function stateText({ reference, submittedOn }: Engagement, to: EngagementState): string {
  if (to === 'waiting_for_client') return 'We need something to go on';
  if (!isWithSars(to)) return ENGAGEMENT_STATE[to].client.label;
  const when = submittedOn ? ` on ${dayText(submittedOn)}` : '';
  return `Submitted to SARS${when}${reference ? `, reference ${reference}` : ''}`;
}

/** Once it is with SARS, nobody is asked for what was open; if that was a slip, all is asked for as before. */
async function fitItemsToFiling(
  tx: Transaction,
  engagementId: string,
  from: EngagementState,
  to: EngagementState,
): Promise<void> {
  const version = sql`${requestItems.version} + 1`;
  const isOf = eq(requestItems.engagementId, engagementId);
  const set = (state: ItemState) => tx.update(requestItems).set({ state, version });
  if (isWithSars(to) && !isWithSars(from))
    await set('lapsed').where(and(isOf, isIn(requestItems.state, OPEN_ITEMS)));
  if (!asksQuestions(to)) return;
  const hasLapsed = and(isOf, isIn(requestItems.state, LAPSED_ITEMS));
  await set('open').where(and(hasLapsed, isNull(requestItems.reason)));
  await set('returned').where(and(hasLapsed, isNotNull(requestItems.reason)));
}
