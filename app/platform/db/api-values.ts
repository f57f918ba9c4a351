export const API_SCOPES = ['clients', 'work', 'enquiries'] as const;

/** Events that other programs of the firm can receive; triggers in `drizzle/migrations` note them. */
export const WEBHOOK_EVENTS = ['client.added', 'enquiry.received', 'work.opened', 'work.state'] as const;

export const LONGEST_API_NAME = 60;
export const LONGEST_WEBHOOK_ADDRESS = 500;
