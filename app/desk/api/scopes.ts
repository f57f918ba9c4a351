import type { API_SCOPES } from '#app/platform/db/api-values.ts';
import { keysOf } from '#app/platform/core/keys.ts';

export type Scope = (typeof API_SCOPES)[number];

export const SCOPES: Record<Scope, { label: string; hint: string }> = {
  clients: { label: 'Read clients', hint: 'Names, numbers, addresses and tags of all clients.' },
  work: { label: 'Read work', hint: 'What is planned, open and done for all clients, without papers.' },
  enquiries: { label: 'Hand in enquiries', hint: 'As the form of the website does; it reads none.' },
};

export const EVERY_SCOPE = keysOf(SCOPES);

export function scopeField(scope: Scope): string {
  return `may-${scope}`;
}

/** In days. */
export const LIFETIMES = [30, 90, 365] as const;
