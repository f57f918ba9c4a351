import type { SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '#app/platform/db/client.server.ts';
import type { Permission } from '#app/accounts/core/roles.ts';

/** Null: nobody holds it. */
export type Transfer = {
  from: string | null;
  to: string | null;
  actorId: string;
  /** When it was given before, if this takes it back: it leaves no trace for clients. */
  undoes?: Date;
};

/** What a colleague holds until somebody else does. `app/registry/holdings.server.ts` lists every kind. */
export type Holding = {
  /** As the audit and the fields of the form call it. */
  name: string;
  table: PgTable;
  one: string;
  many: string;
  /** What whoever holds it must be permitted. */
  needs: Permission;
  path(holderId: string): string;
  heldBy(holderId: string, now: Date): SQLWrapper;
  /** Those of `ids` that `from` still holds. Returns the ids that `to` has now: what does not fit stays. */
  give(tx: Transaction, ids: readonly string[], transfer: Transfer, now: Date): Promise<string[]>;
};

export function defineHolding(holding: Holding): Holding {
  return holding;
}

export function countText({ one, many }: Pick<Holding, 'one' | 'many'>, count: number): string {
  return `${count} ${count === 1 ? one : many}`;
}
