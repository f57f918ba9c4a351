export const API_SCOPES = ['clients', 'work', 'enquiries'] as const;

/** What other programs of the firm are told of; `drizzle/migrations` has the triggers that note it. */
export const WEBHOOK_EVENTS = ['client.added', 'enquiry.received', 'work.opened', 'work.state'] as const;

export const LONGEST_API_NAME = 60;
export const LONGEST_WEBHOOK_ADDRESS = 500;
