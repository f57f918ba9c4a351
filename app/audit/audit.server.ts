import type { Transaction } from '#app/db/client.server.ts';
import { auditEntries } from '#app/db/schema/audit.ts';

/** What a field held before and what it holds now; null where there was or is nothing. */
export type Change = { from: unknown; to: unknown };

export type Deed = {
  /** Null for the operator, and for whoever leaves no name behind. */
  actorId: string | null;
  /** `entity.verb`: 'client.update'. */
  action: string;
  entity: string;
  entityId: string;
  changes?: Record<string, Change | string>;
};

/** Writes down who did what, as part of the transaction that does it: neither is there without the other. */
export async function record(tx: Transaction, deed: Deed): Promise<void> {
  await tx.insert(auditEntries).values({ ...deed, changes: deed.changes ?? {} });
}

/** The fields in which `after` differs from `before`, of those that `after` names. */
export function changesBetween<Row extends Record<string, unknown>>(
  before: Row,
  after: Partial<Row>,
): Record<string, Change> {
  const changed = Object.entries(after).filter(([name, to]) => to !== undefined && before[name] !== to);
  return Object.fromEntries(changed.map(([name, to]) => [name, { from: before[name] ?? null, to }]));
}
