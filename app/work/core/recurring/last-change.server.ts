import { and, desc, eq, gt } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { HOUR } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { recurringOf, type Recurring } from './recurring.server.ts';
import type { TermChange } from './term-changes.ts';
import { termsOf, type RecurringTerms } from './wanted-periods.ts';

/** `before`: the terms that taking it back stores. */
type LastChange = { at: Date; by: string; before: RecurringTerms };

type StoredTerms = { id: string; changes: readonly TermChange[]; isUndo?: true };

export type RecurringShown = Recurring & { lastChange: LastChange | null };

/** With the last change of each that can be taken back: it is young, no Undo itself, and nobody went on from it. */
export async function recurringWithChange(taxpayerId: string, now = new Date()): Promise<RecurringShown[]> {
  const all = await recurringOf(taxpayerId);
  if (all.length === 0) return [];
  const { at, action, changes, entity, entityId, actorId, id } = auditEntries;
  const entries = await db()
    .select({ at, changes, by: profiles.fullName })
    .from(auditEntries)
    .leftJoin(profiles, eq(profiles.id, actorId))
    .where(
      and(
        eq(entity, 'taxpayer'),
        eq(entityId, taxpayerId),
        eq(action, 'taxpayer.update'),
        gt(at, new Date(now.getTime() - retention.undoHours * HOUR)),
      ),
    )
    .orderBy(desc(id));
  return all.map((one) => {
    const entry = entries.find((found) => storedIn(found)?.id === one.id);
    const stored = entry && storedIn(entry);
    const before = stored && !stored.isUndo && termsBefore(one, stored.changes);
    const lastChange =
      entry && before ? { at: entry.at, by: entry.by ?? 'a former colleague', before } : null;
    return { ...one, lastChange };
  });
}

function storedIn({ changes }: { changes: Record<string, unknown> }): StoredTerms | undefined {
  return changes.terms as StoredTerms | undefined;
}

/** Null if they are not as the entry left them. */
function termsBefore(row: RecurringTerms, changes: readonly TermChange[]): RecurringTerms | null {
  const terms = termsOf(row);
  const isSo = changes.every(({ name, to }) => JSON.stringify(terms[name]) === JSON.stringify(to));
  return isSo ? { ...terms, ...Object.fromEntries(changes.map(({ name, from }) => [name, from])) } : null;
}
