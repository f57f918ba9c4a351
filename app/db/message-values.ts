export const ENQUIRER_TYPES = ['individual', 'company', 'estate', 'trust'] as const;
export type EnquirerType = (typeof ENQUIRER_TYPES)[number];

export const MESSAGE_STATES = ['new', 'in_progress', 'answered', 'spam'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const MESSAGE_ENTRY_KINDS = ['note', 'reply'] as const;
export type MessageEntryKind = (typeof MESSAGE_ENTRY_KINDS)[number];
