import type { SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '#app/platform/db/client.server.ts';
import type { Permission } from '#app/accounts/core/roles.ts';

/** Null: nobody holds it. */
export type Transfer = {
  from: string | null;
  to: string | null;
  actorId: string;
  /** Set by Undo: when it was given. Clients are not told of an Undo. */
  undoes?: Date;
};

/** What a colleague is responsible for until it is given to another. Listed in `app/registry/holdings.server.ts`. */
export type Holding = {
  /** Its name in the audit trail and in the form. */
  name: string;
  table: PgTable;
  one: string;
  many: string;
  /** The permission that its holder needs. */
  needs: Permission;
  path(holderId: string): string;
  heldBy(holderId: string, now: Date): SQLWrapper;
  /** Gives those of `ids` that `from` still holds. Returns the ids that `to` now has: the rest stays. */
  give(tx: Transaction, ids: readonly string[], transfer: Transfer, now: Date): Promise<string[]>;
};

export function defineHolding(holding: Holding): Holding {
  return holding;
}

export function countText({ one, many }: Pick<Holding, 'one' | 'many'>, count: number): string {
  return `${count} ${count === 1 ? one : many}`;
}
