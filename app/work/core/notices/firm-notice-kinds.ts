import type { FIRM_NOTICE_KINDS } from '#app/platform/db/work-values.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { toDoText, type ToDo } from '../engagements/to-do.ts';
import { isEnded, type EngagementState } from '../engagements/states.ts';
import { authorsOf, countOf, joinNews, subjectWith, type NewsKind } from './join-news.ts';

export type FirmNoticeKind = (typeof FIRM_NOTICE_KINDS)[number];

export type FirmNotice = {
  kind: FirmNoticeKind;
  aboutId: string;
  author: string;
  /** Of a correction its field, of a member their address; null of an approval that is called like the work. */
  what: string | null;
  /** `toDo`: what the client owes. Null for what is not of work. */
  work: { state: EngagementState; toDo: ToDo } | null;
  /** Its cause stands: the item has an answer still, the document is there, the correction waits. */
  isThere: boolean;
  files?: number;
};

/** `place`: of its page at the desk. `goesAlong`: it is no mail of its own. */
type Kind = NewsKind<FirmNotice> & {
  place: '' | '#items' | '#messages' | '#corrections' | '#sars-letters' | '#review';
  goesAlong?: true;
};

/** The most urgent first: it gives the subject and the place. What a colleague has looked at is no notice any more. */
const FIRM_NOTICE: Record<FirmNoticeKind, Kind> = {
  unsafe: {
    holds: () => true,
    place: '#items',
    lines: ({ length }) =>
      length === 1
        ? ['Our virus scanner stopped a file. Nobody can open it.']
        : [`Our virus scanner stopped ${length} files. Nobody can open them.`],
    subject: ({ length }) => (length === 1 ? 'a file has a virus' : `${length} files have a virus`),
  },
  accepted: {
    holds: () => true,
    place: '',
    lines: (notices) => [`${whoOf(notices)} accepted the proposal.`],
    subject: (notices) => `${whoOf(notices)} accepted the proposal`,
  },
  declined: {
    holds: () => true,
    place: '',
    lines: (notices) => [`${whoOf(notices)} declined the proposal.`],
    subject: (notices) => `${whoOf(notices)} declined the proposal`,
  },
  disapproved: {
    holds: ({ isThere }) => isThere,
    place: '#items',
    lines: (notices) =>
      notices.map(({ author, what }) => `${author} says that something is wrong${named(what)}.`),
    subject: (notices) => `${whoOf(notices)} says that something is wrong`,
  },
  unapproved: {
    holds: ({ isThere }) => isThere,
    place: '#items',
    lines: (notices) => notices.map(({ author, what }) => `${author} took the approval back${named(what)}.`),
    subject: (notices) => `${whoOf(notices)} took an approval back`,
  },
  unsigned: {
    holds: ({ isThere }) => isThere,
    place: '#items',
    lines: (notices) => notices.map(({ author, what }) => `${author} took a signature back: ${what}.`),
    subject: (notices) => `${whoOf(notices)} took a signature back`,
  },
  signed: {
    holds: ({ isThere }) => isThere,
    place: '#items',
    lines: (notices) => notices.map(({ author, what }) => `${author} signed: ${what}.`),
    subject: (notices) => `${whoOf(notices)} signed what you asked for`,
  },
  approved: {
    holds: ({ isThere }) => isThere,
    place: '#items',
    lines: (notices) => notices.map(({ author, what }) => `${author} approved${named(what) || ' it'}.`),
    subject: (notices) => `${whoOf(notices)} approved what you asked for`,
  },
  sars_letter: {
    holds: ({ isThere }) => isThere,
    place: '#sars-letters',
    lines: (notices) => [
      `${countOf(notices, 'letter')} from SARS came, from ${whoOf(notices)}. Read it: a day may run.`,
    ],
    subject: ({ length }) => (length === 1 ? 'a letter from SARS came' : `${length} letters from SARS came`),
  },
  to_review: {
    holds: ({ isThere }) => isThere,
    place: '#review',
    lines: (notices) => [`${whoOf(notices)} asks you to review it before it goes out.`],
    subject: () => 'you are asked for a review',
  },
  sent_back: {
    holds: ({ isThere }) => isThere,
    place: '#review',
    lines: (notices) => [`${whoOf(notices)} sent it back: what is to be changed stands in its timeline.`],
    subject: () => 'the review sent it back',
  },
  unreviewed: {
    holds: ({ isThere }) => isThere,
    place: '#review',
    lines: (notices) => [`${whoOf(notices)} took the review back: it is not to go out yet.`],
    subject: () => 'the review was taken back',
  },
  reviewed: {
    holds: ({ isThere }) => isThere,
    place: '#review',
    lines: (notices) => [`${whoOf(notices)} reviewed it: it may go out.`],
    subject: () => 'it is reviewed',
  },
  review_by_other: {
    holds: ({ isThere }) => isThere,
    place: '#review',
    lines: (notices) => [`${whoOf(notices)} did the review in your place: there is nothing to do for you.`],
    subject: () => 'somebody else did the review',
  },
  complete: {
    holds: ({ work }) => work !== null && toDoText(work.toDo) === null && !isEnded(work.state),
    place: '#items',
    lines: () => ['Everything that we asked for is here.'],
    subject: () => 'everything is here',
  },
  answered: {
    holds: ({ isThere }) => isThere,
    place: '#items',
    goesAlong: true,
    lines: (notices) => [`${whoOf(notices)} answered ${countOf(notices, 'item').toLowerCase()} of the list.`],
    subject: (notices) => countOf(notices, 'answer').toLowerCase(),
  },
  message: {
    holds: () => true,
    place: '#messages',
    lines: (notices) => [`${countOf(notices, 'message')}${filesWith(notices)} from ${whoOf(notices)}.`],
    subject: (notices) =>
      `${countOf(notices, 'message').toLowerCase()}${filesWith(notices)} from ${whoOf(notices)}`,
  },
  paper: {
    holds: ({ isThere }) => isThere,
    place: '#items',
    lines: (notices) => [`${countOf(notices, 'paper')} beside the list from ${whoOf(notices)}.`],
    subject: (notices) => countOf(notices, 'paper').toLowerCase(),
  },
  claimed: {
    holds: ({ isThere }) => isThere,
    place: '',
    lines: (notices) => [
      ...notices.map(
        ({ author, what }) =>
          `${author} confirmed ${what}, the address that we write to, and is an owner now.`,
      ),
      'If the address is wrong, change it and remove the member.',
    ],
    subject: (notices) => `${whoOf(notices)} has an account now`,
  },
  correction: {
    holds: ({ isThere }) => isThere,
    place: '#corrections',
    lines: (notices) => [`${whoOf(notices)} says that ${factsOf(notices)} wrong.`],
    subject: (notices) => `${whoOf(notices)} corrects what we have`,
  },
  enquiry: {
    holds: ({ isThere }) => isThere,
    place: '',
    lines: (notices) => [`${countOf(notices, 'answer')} from ${whoOf(notices)}.`],
    subject: (notices) => `${countOf(notices, 'answer').toLowerCase()} from ${whoOf(notices)}`,
  },
};

/** They wait for the next mail about their work. */
export const ALONG = keysOf(FIRM_NOTICE).filter((kind) => FIRM_NOTICE[kind].goesAlong);

/** What one mail says of one piece of work, client or conversation; null if nothing of it is so any more. */
export function firmNewsOf(notices: readonly FirmNotice[]) {
  const news = joinNews(FIRM_NOTICE, notices);
  const first = news.find(({ row }) => !row.goesAlong);
  if (!first) return null;
  const mailed = news.filter(({ row }) => !row.goesAlong);
  return {
    lines: news.flatMap(({ lines }) => lines),
    subject: subjectWith(mailed, FIRM_NOTICE.message),
    place: first.row.place,
  };
}

/** Nothing of what is called like the work, which the mail names. */
function named(what: string | null): string {
  return what ? `: ${what}` : '';
}

function filesWith(notices: readonly FirmNotice[]): string {
  const files = notices.reduce((sum, { files: number = 0 }) => sum + number, 0);
  if (files === 0) return '';
  return ` with ${files === 1 ? 'a file' : `${files} files`}`;
}

function factsOf(notices: readonly FirmNotice[]): string {
  const { size } = new Set(notices.map(({ what }) => what));
  return size === 1 ? 'something that we have is' : `${size} things that we have are`;
}

function whoOf(notices: readonly FirmNotice[]): string {
  return authorsOf(notices, 'the client');
}
