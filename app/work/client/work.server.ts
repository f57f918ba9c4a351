import { randomUUID } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import { findMemberOnce } from '#app/accounts/core/member.server.ts';
import { talksAbout } from '#app/bookings/core/find.server.ts';
import type { StoredDocument } from '#app/work/documents/document.ts';
import { documentsOf, removableBy } from '#app/work/documents/documents.server.ts';
import { draftOwner, type Draft } from '#app/platform/drafts/drafts.server.ts';
import { isDecided } from '#app/work/core/engagements/approval.ts';
import { countQuestions, hasOpenQuestions, type Engagement } from '#app/work/core/engagements/find.server.ts';
import { isOpenItem, isOwedItem, isToReview } from '#app/work/core/engagements/item-states.ts';
import { latenessOf, latenessText, type Turn as LateTurn } from '#app/work/core/engagements/lateness.ts';
import { leftToApprove } from '#app/work/core/engagements/signing.ts';
import { messagesOf } from '#app/work/core/engagements/messages.server.ts';
import { timelineOf } from '#app/work/core/engagements/timeline.server.ts';
import {
  asksQuestions,
  ENGAGEMENT_STATE,
  isFiled,
  isOffered,
  isPlanned,
  isUnderWay,
} from '#app/work/core/engagements/states.ts';
import { askAgain } from '#app/work/core/engagements/questions-again.ts';
import { isTooEarly } from '#app/work/core/engagements/start-day.ts';
import { knownAnswers } from '#app/work/core/engagements/known-answers.ts';
import { lastAnswersOf } from '#app/work/core/engagements/last-time.server.ts';
import { letterForClient } from '#app/work/core/sars-letters/letter-text.ts';
import { claimableBehind } from '#app/work/core/taxpayers/claims.server.ts';
import { mayAnswer } from '#app/work/proposals/answer.server.ts';
import { agreedLetters, type AgreedLetter } from '#app/work/proposals/find.server.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { keptOf } from './answer-in-words.server.ts';
import { standingMark } from './approval-standing.server.ts';
import { requireEngagement } from './client.server.ts';
import { codeAccountOf } from './code-account.server.ts';
import { linkOwner } from './ended-link.server.ts';
import { openProposals } from './open-proposals.server.ts';
import { sortItems } from './sorted-items.ts';
import { itemsWithLast, type ItemWithLast } from './same-answers.server.ts';
import { sentenceOf, stepsOf } from './progress.ts';
import { lateTurnOf, type Standing } from './turn.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'params'>;

export async function findWork({ request, context, params }: Args, now = new Date()) {
  const { actor, engagement } = await requireEngagement({ request, context }, params.id, now);
  const { id, state } = engagement;
  const hasQuestions = hasOpenQuestions(engagement);
  const [items, documents, messages, timeline, proposals, agreed, draft, claimable, last, talks, hasAccount] =
    await Promise.all([
      itemsWithLast(engagement),
      documentsOf(id, removableBy(actor, { isFiled: isFiled(state) })),
      messagesOf(id),
      timelineOf(id, { isForClient: true }),
      openProposals(isOffered(state) ? [id] : [], now),
      agreedLetters(id),
      keptOf(actor, id, request, now).find(),
      claimableHere({ request, context }, actor, id),
      hasQuestions ? lastAnswersOf(engagement) : null,
      talksAbout(id, actor, now),
      hasAccountOf(actor),
    ]);
  // Asked of who it is only where there is something to approve.
  const mayApprove =
    items.some(({ approval }) => approval) && (await mayAnswer(actor, engagement.taxpayer.id));
  const query = new URL(request.url).searchParams;
  const { questions, keepAll } = askAgain(engagement.type, last, knownAnswers(engagement, last !== null));
  const isOpen = isUnderWay(state);
  const { toApprove, sorted } = sortAll(items, isOpen);
  const inApproval = new Set(
    toApprove.flatMap(({ approval }) => approval?.documents.map(({ id: of }) => of)),
  );
  const forClient = documents.filter(
    ({ id: of, direction }) => direction === 'to_client' && !inApproval.has(of),
  );
  const today = southAfricanDay(now);
  const shown = { ...shownOf(engagement, today), reader: actor.email };
  const { left, ...approving } = approvingOf(items, mayApprove ? toApprove : [], actor.email);
  const standing = standingOf(engagement, { items, left, sorted });
  const facts = { isAccepted: agreed.length > 0, isTooEarly: isTooEarly(engagement, today), today };
  return {
    id,
    path: `/work/${id}`,
    today,
    ...shown,
    late: lateOf({ ...engagement, dueOn: shown.dueOn }, today, lateTurnOf(standing)),
    /** Of the questions: what is stored, and what was typed over it without a session. */
    answers: engagement.answers ?? engagement.givenAnswers,
    typedAnswers: isOfQuestions(draft) ? draft : null,
    isOpen,
    isMember: actor.userId !== null,
    hasAccount,
    sentence: sentenceOf({ ...engagement, ...standing, ...approving, ...facts }),
    steps: stepsOf({ ...engagement, ...standing }),
    questions: asksQuestions(state) ? questions : [],
    keepAll,
    outcome: engagement.outcome,
    typeId: engagement.typeId,
    sarsLetters: lettersOf(engagement, today),
    mayHaveLetters: ENGAGEMENT_STATE[state].isAgreed,
    hasQuestions,
    ...sorted,
    toApprove,
    stood: standingMarks(items, actor.email),
    forClient,
    ...unopenedOf(forClient, items, agreed),
    /** The open item that a phone shows, and the item that has just been answered. */
    wanted: query.get('item') ?? query.get('sent'),
    sent: query.get('sent'),
    mayApprove,
    canUnapprove: mayApprove && isOpen && !isFiled(state),
    documents,
    messages,
    timeline,
    proposal: proposals[0]?.id ?? null,
    claimable,
    agreed,
    talks,
    key: randomUUID(),
    owner: actor.userId ? draftOwner(actor.userId) : linkOwner({ engagementId: id, email: actor.email }, now),
    draft,
  };
}

export type Work = Awaited<ReturnType<typeof findWork>>;

/** What the client approved, signed or found wrong, and accepted letters, do not count as unopened. */
function unopenedOf(
  forClient: readonly StoredDocument[],
  items: readonly ItemWithLast[],
  agreed: readonly AgreedLetter[],
) {
  const shown = items.flatMap((item) =>
    item.approval && (isDecided(item.approval) || isToReview(item)) ? item.approval.documents : [],
  );
  const decided = new Set([...shown.map(({ id }) => id), ...agreed.map(({ sealedId }) => sealedId)]);
  const unopenedIds = forClient
    .filter(({ id, openedAt, scan }) => openedAt === null && scan === null && !decided.has(id))
    .map(({ id }) => id);
  return { unopened: unopenedIds.length, unopenedIds };
}

function standingMarks(items: readonly ItemWithLast[], email: string): Record<string, string> {
  const found = items.filter(({ approval }) => approval !== null);
  return Object.fromEntries(found.map((item) => [item.id, standingMark(item, email)]));
}

function sortAll(items: readonly ItemWithLast[], isOpen: boolean) {
  const toApprove = isOpen ? items.filter((item) => item.approval !== null && isOpenItem(item)) : [];
  const others = items.filter((item) => !toApprove.includes(item));
  return { toApprove, sorted: sortItems(others, isOpen) };
}

function approvingOf(items: readonly ItemWithLast[], toApprove: readonly ItemWithLast[], email: string) {
  const signings = toApprove.flatMap(({ approval }) => approval?.signing ?? []);
  const left = leftToApprove(email, { approvals: toApprove.length, signings });
  const given = items.filter(({ approval }) => approval?.given);
  const how = [
    ...(given.some(({ approval }) => !approval?.signing) ? ['approved'] : []),
    ...(given.some(({ approval }) => approval?.signing) ? ['signed'] : []),
  ].join(' and ');
  const isUndecided = (item: ItemWithLast) => isOpenItem(item) || isToReview(item);
  const isGiven = given.length > 0 && !items.some((item) => item.approval && isUndecided(item));
  return { left, given: isGiven ? how : null, othersSign: toApprove.length > left.approvals };
}

type Sorted = {
  items: readonly ItemWithLast[];
  left: ReturnType<typeof leftToApprove>;
  sorted: ReturnType<typeof sortAll>['sorted'];
};

function standingOf(engagement: Engagement, { items, left, sorted: { open } }: Sorted): Standing {
  const owed = open.filter(isOwedItem).length;
  const toDo = {
    questions: countQuestions(engagement),
    papers: owed,
    ...left,
    optional: open.length - owed,
  };
  return { toDo, cameIn: items.filter(isToReview).length };
}

function lettersOf({ sarsLetters }: Engagement, today: string) {
  return sarsLetters.map((letter) => ({ id: letter.id, ...letterForClient(letter, today) })).toReversed();
}

async function hasAccountOf({ userId, email }: ClientActor): Promise<boolean> {
  return userId !== null || (await codeAccountOf(email)) !== null;
}

/** For a guest who is also signed in with the address that this work is written to. */
async function claimableHere({ request, context }: Omit<Args, 'params'>, actor: ClientActor, id: string) {
  const member = actor.userId === null ? await findMemberOnce(request, context) : null;
  return member ? claimableBehind(member.id, id) : null;
}

function lateOf(engagement: Engagement, today: string, turn: LateTurn) {
  const lateness = latenessOf(engagement, today);
  if (!lateness || !engagement.dueOn) return null;
  return {
    text: latenessText(lateness, engagement.dueOn, turn),
    // What lateness costs helps only whom we wait for.
    costs: turn === 'us' ? null : lateness.costs,
  };
}

function isOfQuestions(draft: Draft | null): draft is Draft {
  return draft?.intent === 'questions' || draft?.intent === 'keep';
}

function shownOf({ title, taxpayer, state, dueOn, assignee }: Engagement, today: string) {
  const isToCome = isPlanned(state) && dueOn !== null && dueOn >= today;
  const due = ENGAGEMENT_STATE[state].countsAsLate || isToCome ? dueOn : null;
  return { title, taxpayer: taxpayer.name, dueOn: due, assignee: assignee?.name ?? null };
}
