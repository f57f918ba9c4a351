export type Expiring = {
  /** From when a row was stored or last used. */
  age: number;
  table: string;
  add(at: Date): Promise<unknown>;
};

let count = 0;

export function unique(): number {
  return count++;
}

export function months(count: number): number {
  const then = new Date();
  then.setUTCMonth(then.getUTCMonth() - count);
  return Date.now() - then.getTime();
}

export function newAddress(): string {
  return `member-${unique()}@example.org`;
}
