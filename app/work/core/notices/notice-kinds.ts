import { keysOf } from '#app/platform/core/keys.ts';
import { dayText } from '#app/platform/core/time.ts';
import { optionalText, toDoText } from '../engagements/to-do.ts';
import { isOpenItem } from '../engagements/item-states.ts';
import { ENGAGEMENT_STATE, isDead, isEnded, isPlanned, type EngagementState } from '../engagements/states.ts';
import type { WorkPlace } from '../engagements/links.server.ts';
import { approvalLines, approvalSubject } from './approval-news.ts';
import { deliveredLines, deliveredSubject } from './delivered-news.ts';
import { authorsOf, countOf, joinNews, subjectWith, type NewsKind, type Some } from './join-news.ts';
import type { Notice, NoticeKind } from './notice.ts';
import { proposalLines } from './proposal-news.ts';
import { reasonOf } from './reason-text.ts';

type Kind = NewsKind<Notice> & {
  /** False: it goes with others, and is no mail of its own. */
  isMailed: boolean;
  place: WorkPlace;
  /** For something to do: the client is not reminded of it before this is mailed. */
  asks?: true;
  isReminder?: true;
  /** Its subject leads that of a mail about several pieces of work. */
  leads?: true;
  /** Only to those who can answer it. */
  needsAcceptance?: true;
};

/** The most urgent first: it gives the subject and the place. */
export const NOTICE: Record<NoticeKind, Kind> = {
  unsafe: {
    holds: () => true,
    isMailed: true,
    place: 'open',
    lines: () => ['Our virus scanner stopped a file. Nobody can open it.'],
    subject: () => 'a file has a virus',
  },
  correction: {
    holds: ({ known, state }) => known !== null && known !== state && !isDead(state),
    isMailed: true,
    place: 'top',
    lines: ([{ known, state }]) => [
      `We wrote “${labelOf(known ?? state)}” by mistake. It is “${labelOf(state)}”.`,
    ],
    subject: () => 'a correction',
  },
  returned: {
    holds: ({ item }) => item?.state === 'returned',
    isMailed: true,
    place: 'open',
    asks: true,
    lines: (notices) => notices.map(({ item }) => `Returned: ${item?.what}${reasonOf(item?.reason)}`),
    subject: ({ length }) =>
      length === 1 ? 'one paper needs another look' : `${length} papers need another look`,
  },
  requested: {
    holds: ({ item }) => item !== null && isOpenItem(item),
    isMailed: true,
    place: 'open',
    asks: true,
    lines: (notices) => [`We also need: ${namesOf(notices)}.`],
    subject: ({ length }) => (length === 1 ? 'we need one more thing' : `we need ${length} more things`),
  },
  approval: {
    holds: ({ item }) => item !== null && isOpenItem(item) && !item.hasSigned,
    isMailed: true,
    place: 'open',
    asks: true,
    needsAcceptance: true,
    lines: approvalLines,
    subject: approvalSubject,
  },
  not_needed: {
    holds: ({ item }) => item === null || !isOpenItem(item),
    isMailed: true,
    place: 'open',
    lines: (notices) => [`Not needed any more: ${notices.map(({ what }) => what).join('; ')}.`],
    subject: ({ length }) =>
      length === 1 ? 'one thing is not needed any more' : `${length} things are not needed any more`,
  },
  not_returned: {
    holds: ({ item }) => item !== null && !isOpenItem(item),
    isMailed: true,
    place: 'open',
    lines: (notices) => [`We returned it by mistake, and it is with us: ${namesOf(notices)}.`],
    subject: ({ length }) =>
      length === 1 ? 'one paper was returned by mistake' : `${length} papers were returned by mistake`,
  },
  not_yet: {
    holds: ({ state }) => isPlanned(state),
    isMailed: true,
    place: 'top',
    lines: () => ['We wrote to you about it too early, by mistake. There is nothing to do for it yet.'],
    subject: () => 'nothing to do yet',
  },
  opened: {
    holds: ({ toDo, state }) => toDoText(toDo) !== null && !isEnded(state),
    isMailed: true,
    place: 'open',
    asks: true,
    lines: ([{ toDo }]) => [`To begin: ${toDoText(toDo)}${optionalText(toDo)}.`],
    subject: ([{ toDo }]) => `${toDoText(toDo)} to begin`,
  },
  proposal: {
    holds: ({ openUntil }) => openUntil !== null,
    isMailed: true,
    place: 'top',
    asks: true,
    leads: true,
    needsAcceptance: true,
    lines: proposalLines,
    subject: ([{ offered }]) =>
      offered.length > 1 ? `our proposal of ${offered.length} pieces of work` : 'our proposal',
  },
  proposal_reminder: {
    holds: ({ openUntil }) => openUntil !== null,
    isMailed: true,
    place: 'top',
    asks: true,
    isReminder: true,
    leads: true,
    needsAcceptance: true,
    lines: ([{ openUntil, offered }]) => [
      `Our proposal waits for your answer${offered.length > 0 ? `: ${offered.join('; ')}` : ''}. It stays open until ${dayText(openUntil ?? '')}.`,
    ],
    subject: () => 'our proposal waits for your answer',
  },
  reminder: {
    holds: ({ toDo, state }) => toDoText(toDo) !== null && !isEnded(state),
    isMailed: true,
    place: 'open',
    asks: true,
    isReminder: true,
    lines: ([{ reminder }]) => reminder.lines,
    subject: ([{ reminder }]) => reminder.subject,
  },
  message: {
    holds: ({ isUnread }) => isUnread,
    isMailed: true,
    place: 'messages',
    lines: (notices) => [`${countOf(notices, 'message')} from ${authorsOf(notices)}.`],
    subject: (notices) => `${countOf(notices, 'message').toLowerCase()} from ${authorsOf(notices)}`,
  },
  delivered: {
    holds: ({ isUnopened }) => isUnopened,
    isMailed: true,
    place: 'from-us',
    lines: deliveredLines,
    subject: deliveredSubject,
  },
  withdrawn: {
    holds: ({ isNoDocument }) => isNoDocument,
    isMailed: true,
    place: 'from-us',
    lines: ({ length }) => [
      length === 1
        ? 'We wrote of a document for you by mistake, and have taken it back.'
        : `We wrote of ${length} documents for you by mistake, and have taken them back.`,
    ],
    subject: ({ length }) =>
      length === 1 ? 'a document was taken back' : `${length} documents were taken back`,
  },
  unsaid: {
    holds: ({ isNoMessage }) => isNoMessage,
    isMailed: true,
    place: 'messages',
    lines: ({ length }) => [
      length === 1
        ? 'We wrote of a message for you by mistake, and have taken it back.'
        : `We wrote of ${length} messages for you by mistake, and have taken them back.`,
    ],
    subject: ({ length }) =>
      length === 1 ? 'a message was taken back' : `${length} messages were taken back`,
  },
  outcome: {
    holds: ({ hasOutcome }) => hasOutcome,
    isMailed: true,
    place: 'top',
    lines: () => [
      'SARS has assessed it. What came out, and whether something is to be paid, is on its page.',
    ],
    subject: () => 'SARS has assessed it',
  },
  outcome_undone: {
    holds: () => true,
    isMailed: true,
    place: 'top',
    lines: () => ['What we wrote about the assessment by SARS was a mistake. The page says what is so.'],
    subject: () => 'a correction about the assessment',
  },
  state: {
    holds: ({ known, state }) => isToldOf(known, state),
    isMailed: true,
    place: 'top',
    asks: true,
    lines: ([{ state }]) => [mailOf(state)?.line ?? `It is “${labelOf(state)}” again.`],
    subject: ([{ state }]) => mailOf(state)?.subject ?? labelOf(state).toLowerCase(),
  },
  complete: {
    holds: ({ toDo, state }) => toDoText(toDo) === null && !isEnded(state),
    isMailed: true,
    place: 'top',
    lines: () => ['We have everything that we asked for. Thank you.'],
    subject: () => 'we have everything',
  },
  accepted: {
    holds: ({ item }) => item?.state === 'accepted',
    isMailed: false,
    place: 'open',
    lines: (notices) => [`Accepted: ${namesOf(notices)}.`],
    subject: () => 'what you sent is in order',
  },
};

export type News = { lines: string[]; subject: string; place: WorkPlace; leads: boolean };

/** What one mail says of one piece of work; null for nothing that is worth a mail. */
export function newsOf(notices: readonly Notice[]): News | null {
  const news = joinNews(NOTICE, notices);
  const mailed = news.filter(({ row }) => row.isMailed);
  if (!mailed[0]) return null;
  const { place, leads = false } = mailed[0].row;
  const subject = subjectWith(mailed, NOTICE.message);
  return { lines: news.flatMap(({ lines }) => lines), subject, place, leads };
}

export const ASKING = keysOf(NOTICE).filter((kind) => NOTICE[kind].asks);

/** Whether a client is mailed of a new state; `known`: the state that was mailed last. */
export function isToldOf(known: EngagementState | null, state: EngagementState): boolean {
  return state !== known && (mailOf(state) !== undefined || (known !== null && mailOf(known) !== undefined));
}

function mailOf(state: EngagementState) {
  return ENGAGEMENT_STATE[state].client.mail;
}

function labelOf(state: EngagementState): string {
  return ENGAGEMENT_STATE[state].client.label;
}

function namesOf(notices: Some<Notice>): string {
  return notices.map(({ item }) => item?.what).join('; ');
}
