import type { PgTable } from 'drizzle-orm/pg-core';
import type { RetentionRow } from '#content/retention.ts';
import type { Transaction } from '#app/db/client.server.ts';

/** The member whose data are read or deleted. */
export type Subject = { id: string; email: string };

/** One part of the page "Your data". */
export type OwnSection = { title: string } & (
  { facts: (readonly [label: string, value: string | null])[] } | { items: { head: string; text: string }[] }
);

export type Upkeep = { now: Date; logFailure: (what: string, reason: string) => void };

type OwnData<Part extends object> = {
  /** The member's part of the download, by the names it has there. No secrets. */
  read(subject: Subject, now: Date): Promise<Part>;
  /** The same as the page shows it. */
  describe(part: Part): OwnSection[];
};

/** A kind of stored data with everything that the law asks of it. A reason stands where there is nothing to do. */
export type StoredData<Part extends object = object> = {
  name: string;
  /** Tables of the schema, and queues and folders outside it by their names. */
  tables: readonly (PgTable | string)[];
  holds: string;
  isPersonal: boolean;
  /** The rows of the privacy policy's table about it. */
  policy: readonly RetentionRow[] | { none: string };
  /** Deletes what is past its time and returns how much that was. Runs every night, so twice must do no harm. */
  deleteExpired: ((upkeep: Upkeep) => Promise<number>) | { none: string };
  /**
   * When a member's account is deleted. `cascade`: the database deletes it with the account. `unlink`: the database makes
   * it nobody's.
   */
  deleteFor:
    ((tx: Transaction, subject: Subject) => Promise<unknown>) | 'cascade' | 'unlink' | { none: string };
  ownData: OwnData<Part> | { none: string };
};

/** Declares a kind of stored data. `app/registry/stored-data.server.ts` lists them all. */
export function defineStoredData<Part extends object = object>(kind: StoredData<Part>): StoredData<Part> {
  return kind;
}
