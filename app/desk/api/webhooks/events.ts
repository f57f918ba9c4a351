import { keysOf } from '#app/platform/core/keys.ts';
import type { WEBHOOK_EVENTS } from '#app/platform/db/api-values.ts';

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const EVENTS: Record<WebhookEvent, string> = {
  'client.added': 'A client was added',
  'enquiry.received': 'An enquiry came in',
  'work.opened': 'Work was opened or planned',
  'work.state': 'Work has another state',
};

export const EVERY_EVENT = keysOf(EVENTS);

export function eventField(event: WebhookEvent): string {
  return `tells-${event}`;
}
