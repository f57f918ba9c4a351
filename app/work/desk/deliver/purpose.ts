import { keysOf } from '#app/platform/core/keys.ts';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';

/** What the client gets files for; `done`: what a colleague reads once they are delivered for it. */
export const PURPOSE = {
  know: { label: 'To know', done: 'Delivered to the client' },
  approve: { label: 'To approve', done: 'Asked for approval' },
  sign: { label: 'To sign', done: 'Asked for signature' },
} as const;

export type Purpose = keyof typeof PURPOSE;

export const PURPOSES = keysOf(PURPOSE);

export type DeliverAnswer = FormAnswer<'deliver'>;

export type Delivery = { to: string } | { errors: Partial<Record<string, string>> };
