import type { MessageState } from '#app/platform/db/message-values.ts';

export const STATE_LABELS: Record<MessageState, string> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  spam: 'Spam',
};

export type MessageLine = {
  id: string;
  version: number;
  state: MessageState;
  name: string;
  entityName: string | null;
  email: string;
  subject: string;
  /** Of what the sender wrote last. */
  excerpt: string;
  tags: string[];
  assignee: string | null;
  hasCalculation: boolean;
  /** Of the person who reads the list. */
  hasDraft: boolean;
  receivedAt: Date;
  /** Null when it is over too. */
  snoozedUntil: Date | null;
  /** How long the sender waits for an answer; if nobody waits, how long ago the message came. */
  age: string;
  isWaiting: boolean;
};
