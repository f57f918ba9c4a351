export const ENQUIRER_TYPES = ['individual', 'company', 'estate', 'trust'] as const;
export type EnquirerType = (typeof ENQUIRER_TYPES)[number];

export const ENQUIRY_STATES = ['new', 'in_progress', 'answered', 'spam'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

export const ENQUIRY_CHANNELS = ['form', 'mail'] as const;
export type EnquiryChannel = (typeof ENQUIRY_CHANNELS)[number];

/** `received`: a mail that continues the enquiry. */
export const ENQUIRY_ENTRY_KINDS = ['note', 'reply', 'received'] as const;
export type EnquiryEntryKind = (typeof ENQUIRY_ENTRY_KINDS)[number];

/** Why a mail's From address is believed, or is not. `proved`: the firm's own mail server has checked it. */
export const SENDER_PROOFS = ['proved', 'failed', 'no_result', 'no_setting', 'not_one_sender'] as const;
export type SenderProof = (typeof SENDER_PROOFS)[number];

export const JOIN_REFUSALS = ['unproved', 'not_recipient', 'spam', 'files', 'too_long', 'closed'] as const;
export type JoinRefusal = (typeof JOIN_REFUSALS)[number];

/** `own`: a mail of this site that came back into the mailbox. `receipt`: a report that a mail was shown. */
export const RECEIVED_MAIL_KINDS = [
  'personal',
  'automatic',
  'receipt',
  'returned',
  'own',
  'unreadable',
] as const;
export type ReceivedMailKind = (typeof RECEIVED_MAIL_KINDS)[number];
