import type { EnquiryState } from '#app/platform/db/enquiry-values.ts';

export type EnquiryLine = {
  id: string;
  version: number;
  state: EnquiryState;
  name: string;
  entityName: string | null;
  email: string;
  subject: string;
  excerpt: string;
  tags: string[];
  assignee: string | null;
  hasCalculation: boolean;
  hasDraft: boolean;
  receivedAt: Date;
  /** Null when it is over too. */
  snoozedUntil: Date | null;
  /** How long the sender waits for an answer; if nobody waits, how long ago the enquiry came. */
  age: string;
  isWaiting: boolean;
};
