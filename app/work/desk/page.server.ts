import { sql } from 'drizzle-orm';
import { rolesThatMay } from '#app/accounts/core/roles.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { isIn, isNotIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { documentsOf, removableBy } from '#app/work/documents/documents.server.ts';
import { isForApproval, type StoredDocument } from '#app/work/documents/document.ts';
import { openDraft, sealedDraft, type Draft } from '#app/platform/drafts/drafts.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { dueDayOf } from '#app/work/core/engagements/due.ts';
import { asksTitle } from '#app/work/core/engagements/own-title.ts';
import { ownDueText } from '#app/work/core/engagements/own-due.ts';
import { findEngagement, hasOpenQuestions, type Engagement } from '#app/work/core/engagements/find.server.ts';
import { itemsOf, type RequestItem } from '#app/work/core/engagements/items.server.ts';
import { isDelivery } from '#app/work/core/notices/taken-from-client.server.ts';
import { messagesOf, type EngagementMessage } from '#app/work/core/engagements/messages.server.ts';
import { notesOf, type Note } from '#app/work/core/notes/notes.server.ts';
import { timePart, type TimeEntry } from '#app/work/core/time/time.server.ts';
import { timerPart, type Timer } from '#app/work/core/time/timers.server.ts';
import { timelineOf, type TimelineEvent } from '#app/work/core/engagements/timeline.server.ts';
import {
  DEAD,
  isFiled,
  isPlanned,
  isUnderWay,
  nextStep,
  OFFERED,
  type Step,
} from '#app/work/core/engagements/states.ts';
import { openBeforeDone, stillOpen } from '#app/work/core/engagements/still-open.ts';
import {
  askAgain,
  type QuestionsAgain,
  type ShownQuestion,
} from '#app/work/core/engagements/questions-again.ts';
import { lastAnswersOf } from '#app/work/core/engagements/last-time.server.ts';
import { approvalIn, approvedFigure, type Approval } from '#app/work/core/engagements/approval.ts';
import { disputeDays, type DisputeDay } from '#app/work/core/engagements/dispute-days.ts';
import { assessedYear, mayHaveOutcome } from '#app/work/core/engagements/outcome-states.ts';
import { asksApproval, checklistOf, goesToSars, periodAfter } from '#app/work/core/engagements/types.ts';
import { knownAnswers } from '#app/work/core/engagements/known-answers.ts';
import { firstStart } from '#app/work/core/engagements/start-day.ts';
import { offerDates, unansweredOffer, type StoredOffer } from '#app/work/proposals/offer-dates.server.ts';
import type { OfferDates } from '#app/work/proposals/offer-dates.ts';
import { daysUntil } from '#app/firm/core/calendar-day.ts';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import type { RemovedFile } from './removed-files.tsx';
import { seenBeforeMail } from './seen-before-mail.server.ts';
import { insidePart, type InsideLine } from '#app/work/core/inside/inside-lists.server.ts';

export type ShownEngagement = Omit<Engagement, 'type'>;

export type EngagementPage = {
  engagement: ShownEngagement;
  daysLeft: number | null;
  isTitled: boolean;
  /** The day of the law or of its kind; null if none sets one. */
  lawfulDay: string | null;
  /** Null: nobody reviews it. */
  review: { by: string | null; at: Date | null; invited: string | null; isOpen: boolean } | null;
  /** How its day counts from one that is entered. */
  counted: { text: string; law: string | null } | null;
  /** Of planned work: before this day the client has nothing to send. */
  firstStart: string | null;
  step: Step | null;
  isForSars: boolean;
  needsApproval: boolean;
  mayHaveOutcome: boolean;
  assessedYear: string | null;
  /** Until when the assessment can be questioned; empty without one. */
  disputes: DisputeDay[];
  approvedFigure: Pick<Approval, 'figure' | 'cents'> | null;
  /** How the client approved what is filed, on their page; null if they did not. */
  approved: string | null;
  stillOpen: string[];
  openBeforeDone: string[];
  questions: Pick<ShownQuestion, 'id' | 'text' | 'lastTime'>[];
  keepAll: QuestionsAgain['keepAll'];
  hasOpenQuestions: boolean;
  items: RequestItem[];
  documents: StoredDocument[];
  messages: EngagementMessage[];
  seenFirst: string[];
  events: TimelineEvent[];
  notes: Note[];
  time: TimeEntry[];
  timer: Timer | null;
  /** Null if the work is done once; `id` is null until the next period is open. */
  next: { id: string | null } | null;
} & Related;

type Related = {
  insideSteps: InsideLine[];
  colleagues: Colleague[];
  /** Who looks after the client, and so acts where the work has no colleague of its own. */
  keeper: string | null;
  recipients: { email: string; name: string | null; mayAccept: boolean }[];
  receiptKey: string | null;
  taxNumber: string | null;
  offer: OfferDates | null;
  /** Files that were removed and can be restored, the latest first. `by` is null for a link and a deleted account. */
  removed: RemovedFile[];
  kept: Draft | null;
};

/** In six statements, or seven with open questions. */
export async function findPage(
  me: FirmActor,
  id: string,
  request: Request,
  today = southAfricanDay(),
): Promise<EngagementPage | null> {
  const engagement = await findEngagement(me, id);
  if (!engagement) return null;
  const following = periodAfter(engagement);
  const [items, documents, messages, events, notes, { nextId, unread, reviewer, invited, ...related }, last] =
    await Promise.all([
      itemsOf(engagement),
      documentsOf(id, removableBy(me, { isFiled: isFiled(engagement.state) })),
      messagesOf(id, { reader: me.id }),
      timelineOf(id, { isForClient: false, reader: me.id }),
      notesOf(me, { entity: 'engagement', id }),
      findRelated(engagement, following, me.id, request),
      hasOpenQuestions(engagement) ? lastAnswersOf(engagement) : null,
    ]);
  const { type, ...shown } = engagement;
  const again = askAgain(type, last, knownAnswers(engagement, last !== null));
  const { state, dueOn } = shown;
  return {
    ...related,
    engagement: shown,
    daysLeft: dueOn && !isFiled(state) && !isPlanned(state) ? daysUntil(dueOn, today) : null,
    isTitled: shown.ownTitle !== null || asksTitle(type),
    lawfulDay: type && dueDayOf(type, shown.period, shown.taxpayer.dates),
    review: type?.needsReview
      ? { by: reviewer, at: shown.reviewedAt, invited, isOpen: isUnderWay(state) && !isFiled(state) }
      : null,
    counted: type?.due?.from === 'event' ? { text: ownDueText(type.due), law: type.due.law ?? null } : null,
    firstStart: type && isPlanned(state) ? firstStart(type, shown.period, shown.taxpayer.dates) : null,
    step: nextStep(state, goesToSars(engagement)),
    isForSars: goesToSars(engagement),
    needsApproval: asksApproval(engagement, 'with_sars'),
    mayHaveOutcome: mayHaveOutcome(engagement),
    assessedYear: assessedYear(engagement),
    disputes: engagement.outcome ? disputeDays(engagement.outcome) : [],
    approvedFigure: approvedFigure(items),
    approved: approvalIn(items, documents.filter(isForApproval)),
    stillOpen: stillOpen({
      items,
      hasQuestions: hasOpenQuestions(engagement),
      unread,
    }),
    openBeforeDone: openBeforeDone({
      isForSars: goesToSars(engagement),
      submittedOn: shown.submittedOn,
      price: shown.price,
      sarsLetters: shown.sarsLetters,
      isUnasked:
        items.length === 0 && !hasOpenQuestions(engagement) && (checklistOf(type)?.items.length ?? 0) > 0,
    }),
    questions: again.questions.map(({ id, text, lastTime }) => ({ id, text, lastTime })),
    keepAll: again.keepAll,
    hasOpenQuestions: hasOpenQuestions(engagement),
    items,
    documents,
    messages,
    seenFirst: seenBeforeMail([
      ...messages
        .filter(({ isOurs }) => isOurs)
        .map(({ id: of, at, readAt }) => ({ id: of, at, seenAt: readAt })),
      ...documents
        .filter(isDelivery)
        .map(({ id: of, createdAt: at, openedAt: seenAt }) => ({ id: of, at, seenAt })),
    ]),
    events,
    notes,
    next: following ? { id: nextId } : null,
  };
}

type Read = Omit<Related, 'kept' | 'removed' | 'offer' | 'insideSteps'> & {
  inside: unknown;
  offer: StoredOffer | null;
  removed: (Omit<RemovedFile, 'removedAt'> & { removedAt: string })[];
  nextId: string | null;
  reviewer: string | null;
  invited: string | null;
  unread: number;
  sealed: string | null;
  time: unknown;
  timer: unknown;
};

async function findRelated(
  { id, taxpayer, typeId, reviewedBy, reviewerId }: Engagement,
  following: string | null,
  me: string,
  request: Request,
): Promise<
  Related & Pick<EngagementPage, 'time' | 'timer'> & Pick<Read, 'nextId' | 'unread' | 'reviewer' | 'invited'>
> {
  const [ofWork, ofMine, ofInside] = [timePart(id), timerPart(me), insidePart(id)];
  const [row] = await db().execute<Read>(sql`select
    (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.full_name) order by ${byName(sql`p.full_name`)}), '[]')
      from profiles p join user_roles r on r.user_id = p.id where r.role in ${rolesThatMay('work')}) as colleagues,
    (select p.full_name from taxpayers t join profiles p on p.id = t.assignee_id join user_roles r on r.user_id = p.id
      where t.id = ${taxpayer.id} and r.role in ${rolesThatMay('work')}) as keeper,
    (select coalesce(json_agg(r), '[]') from (
      select u.email, p.full_name as name, (m.role = 'owner' or u.email = c.email) is true as "mayAccept" from taxpayer_members m
        join users u on u.id = m.user_id join profiles p on p.id = u.id join taxpayers c on c.id = m.taxpayer_id where c.id = ${taxpayer.id}
      union all
      select t.email, null, true from taxpayers t where t.id = ${taxpayer.id} and t.email is not null and not exists (
        select from taxpayer_members m join users u on u.id = m.user_id where m.taxpayer_id = t.id and u.email = t.email)) r) as recipients,
    (select t.tax_number from taxpayers t where t.id = ${taxpayer.id}) as "taxNumber",
    (select p.receipt_key from letters l join proposals p on p.id = l.proposal_id
      where l.engagement_id = ${id} and p.accepted_at is not null limit 1) as "receiptKey",
    (select ${unansweredOffer(engagements.id)} from ${engagements}
      where ${engagements.id} = ${id} and ${isIn(engagements.state, OFFERED)}) as offer,
    (select e.id from engagements e where e.taxpayer_id = ${taxpayer.id} and e.type = ${typeId}
      and e.period = ${following} and ${isNotIn(sql`e.state`, DEAD)} limit 1) as "nextId",
    (select p.full_name from profiles p where p.id = ${reviewedBy}) as reviewer,
    (select p.full_name from profiles p where p.id = ${reviewerId}) as invited,
    (select count(*)::int from engagement_messages m
      where m.engagement_id = ${id} and not m.is_ours and m.read_at is null) as unread,
    (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name,
        'direction', r.row ->> 'direction', 'removedAt', r.removed_at, 'by', p.full_name)
        order by r.removed_at desc), '[]')
      from removed_documents r left join profiles p on p.id = r.removed_by where r.engagement_id = ${id}) as removed,
    ${ofWork.json} as time, ${ofMine.json} as timer, ${ofInside.json} as inside,
    ${sealedDraft(me, request)} as sealed`);
  if (!row) throw ownError('Postgres answered a select without a table with no row.');
  const { sealed, inside, ...rest } = row;
  const removed = row.removed.map((file) => ({ ...file, removedAt: new Date(file.removedAt) }));
  const offer = row.offer && offerDates(row.offer);
  const [time, [timer]] = [ofWork.read(row.time), ofMine.read(row.timer)];
  const insideSteps = ofInside.read(inside);
  return { ...rest, insideSteps, offer, removed, time, timer: timer ?? null, kept: openDraft(sealed) };
}
