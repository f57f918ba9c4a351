import type { Inputs } from '#app/saved/inputs.ts';
import type { CalculatorType } from '#app/calculators/calculators.ts';
import type { EnquiryRow } from '#app/contact/record.ts';
import type { MessageEntryKind, MessageState } from '#app/db/message-values.ts';

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
  at: Date;
};

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
};

export type Colleague = { id: string; name: string };
