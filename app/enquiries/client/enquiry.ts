import type { MessageState } from '#app/platform/db/message-values.ts';

/** In words that a client understands; "spam" is a word for staff. */
export const STATE_WORDS: Record<MessageState, string> = {
  new: 'Received',
  in_progress: 'We are on it',
  answered: 'Answered',
  spam: 'Closed',
};

export type EnquiryLine = {
  id: string;
  reference: string;
  subject: string;
  state: MessageState;
  sentAt: Date;
  lastAnswerAt: Date | null;
};

/** `path` below the enquiry's page. */
type EnquiryFile = { path: string; name: string; size: number };

export type EnquiryEntry = {
  id: string;
  isOurs: boolean;
  isByMail: boolean;
  body: string;
  quoted: string;
  at: Date;
  files: readonly EnquiryFile[];
};

export type Enquiry = EnquiryLine & {
  message: string;
  isByMail: boolean;
  files: readonly EnquiryFile[];
  entries: readonly EnquiryEntry[];
};
