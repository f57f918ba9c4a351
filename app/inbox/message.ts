import type { Inputs } from '#app/saved/inputs.ts';
import type { CalculatorType } from '#app/calculators/calculators.ts';
import type { EnquiryRow } from '#app/contact/record.ts';
import type { MessageChannel, MessageEntryKind, MessageState } from '#app/db/message-values.ts';

export const STATE_LABELS: Record<MessageState, string> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  spam: 'Spam',
};

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

export type Entry = {
  id: string;
  kind: MessageEntryKind;
  by: string;
  authorId: string | null;
  body: string;
  /** What a received mail quotes of earlier mails. */
  quoted: string;
  isAutomatic: boolean;
  files: readonly ReceivedFile[];
  at: Date;
};

/** `path` below the message's page. */
export type ReceivedFile = { path: string; name: string; size: number };

export type Message = EnquiryRow & {
  id: string;
  reference: string;
  version: number;
  state: MessageState;
  assigneeId: string | null;
  calculation: { kind: CalculatorType; inputs: Inputs } | null;
  receivedAt: Date;
  deletedOn: Date;
  entries: Entry[];
  channel: MessageChannel;
  /** Of the mail that began the conversation. */
  files: readonly ReceivedFile[];
};

export type Colleague = { id: string; name: string };
