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
  /** Null also once it is over. */
  snoozedUntil: Date | null;
  age: string;
  isWaiting: boolean;
};
