import { addMember } from '#tests/accounts.ts';

/** The table, its age from when a row was stored or last used, and what adds a row of such a time. */
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
