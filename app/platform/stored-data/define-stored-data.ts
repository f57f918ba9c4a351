import type { PgTable } from 'drizzle-orm/pg-core';
import type { RetentionRow } from '#content/retention.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';

export type Subject = { id: string; email: string };

export type OwnSection = { title: string } & (
  { facts: (readonly [label: string, value: string | null])[] } | { items: { head: string; text: string }[] }
);

export type Upkeep = { now: Date; logFailure: (what: string, reason: string) => void };

type OwnData<Part extends object> = {
  /** No secrets. */
  read(subject: Subject, now: Date): Promise<Part>;
  describe(part: Part): OwnSection[];
};

export type StoredData<Part extends object = object> = {
  name: string;
  tables: readonly (PgTable | string)[];
  holds: string;
  policy: readonly RetentionRow[] | { none: string };
  deleteFor: ((tx: Transaction, subject: Subject) => Promise<unknown>) | 'cascade' | { none: string };
  ownData: OwnData<Part> | { none: string };
} & (
  | { isPersonal: true; deleteExpired: DeleteExpired }
  | { isPersonal: false; deleteExpired: DeleteExpired | { none: string } }
);

/** Runs every night and returns how much it deleted; must be idempotent. */
type DeleteExpired = (upkeep: Upkeep) => Promise<number>;

export function defineStoredData<Part extends object = object>(kind: StoredData<Part>): StoredData<Part> {
  return kind;
}
