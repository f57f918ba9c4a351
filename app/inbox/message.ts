import type { Inputs } from '#app/saved/inputs.ts';
import type { CalculatorType } from '#app/calculators/calculators.ts';
import type { UserType } from '#app/contact/schema.ts';

export const STATES = ['new', 'in_progress', 'answered', 'spam'] as const;
export type MessageState = (typeof STATES)[number];

export const STATE_LABELS: Record<MessageState, string> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  spam: 'Spam',
};

/** A message as a line of the inbox shows it. */
export type MessageLine = {
  id: string;
  state: MessageState;
  name: string;
  entityName: string | null;
  email: string;
  subject: string;
  assignee: string | null;
  hasCalculation: boolean;
  receivedAt: Date;
};

/** A note or a reply. */
export type Entry = {
  id: string;
  kind: 'note' | 'reply';
  /** Null when the account is gone. */
  by: string | null;
  authorId: string | null;
  body: string;
  at: Date;
};

/** A message with everything that was sent and everything that was added to it, the oldest first. */
export type Message = {
  id: string;
  reference: string;
  version: number;
  state: MessageState;
  assigneeId: string | null;
  userType: UserType;
  entityName: string | null;
  name: string;
  position: string | null;
  email: string;
  phone: string;
  subject: string;
  message: string;
  calculation: { kind: CalculatorType; inputs: Inputs } | null;
  receivedAt: Date;
  /** When the message is deleted, and with it what was added to it. */
  deletedOn: Date;
  entries: Entry[];
};

/** Who may be given a message to answer. */
export type Colleague = { id: string; name: string };
