import type { recoveries } from '#app/platform/db/schema/recoveries.ts';
import { addMember } from '#tests/accounts.ts';

/** The table, what its age is counted from, and what adds a row of such an age. */
export type Expiring = [table: string, age: number | (() => number), add: (at: Date) => Promise<unknown>];

let count = 0;

export function unique(digits = 1): string {
  return String(count++).padStart(digits, '0');
}

export function months(count: number): number {
  const then = new Date();
  then.setUTCMonth(then.getUTCMonth() - count);
  return Date.now() - then.getTime();
}

export function newAddress(): string {
  return `member-${unique()}@example.org`;
}

export function newMember(): Promise<string> {
  return addMember({ email: newAddress() });
}

export function aRequest(more: Partial<typeof recoveries.$inferInsert>) {
  const request = {
    name: 'Thandi Nkosi',
    phone: '+27821234567',
    isAddressLost: true,
    confirmHash: unique(64),
  };
  return { ...request, email: newAddress(), ...more };
}
