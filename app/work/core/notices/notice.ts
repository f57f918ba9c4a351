import type { NOTICE_KINDS } from '#app/platform/db/work-values.ts';
import type { ItemState } from '../engagements/item-states.ts';
import type { EngagementState } from '../engagements/states.ts';
import type { ToDo } from '../engagements/to-do.ts';

export type NoticeKind = (typeof NOTICE_KINDS)[number];

export type Notice = {
  kind: NoticeKind;
  aboutId: string;
  author: string;
  /** The state that had been mailed before. */
  known: EngagementState | null;
  state: EngagementState;
  hasOutcome: boolean;
  toDo: ToDo;
  /** `isAllOfIt`: of an approval called like the work. `isToSign`: it is signed, not only approved, until `signUntil`. `hasSigned`: the reader has. */
  item: {
    what: string;
    why: string;
    state: ItemState;
    reason: string | null;
    isToSign: boolean;
    hasSigned: boolean;
    signUntil: string | null;
    isAllOfIt?: boolean;
  } | null;
  /** Of a document that is the sealed file of what `by` people have signed. */
  sealed: { what: string; by: number; isAllOfIt?: boolean } | null;
  /** What an item was called that may be gone. */
  what: string | null;
  /** Null once it was read, or taken back. */
  isUnread: boolean;
  /** A delivered document that nobody has opened. */
  isUnopened: boolean;
  /** It is no document, or one that was taken back. */
  isNoDocument: boolean;
  /** It is no message, or one that was taken back. */
  isNoMessage: boolean;
  /** What an offer offers, unless it is this work alone. */
  offered: readonly string[];
  /** Of an offer that the client got by starting a plan at the site: the id of the plan. */
  startedPlan: string | null;
  /** The last day to answer an offer that stands. */
  openUntil: string | null;
  reminder: { subject: string; lines: string[] };
};
