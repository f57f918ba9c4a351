import { and, count, eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { isPresent } from './access.server.ts';
import { hasBegun } from './has-begun.ts';
import { UNENDED } from './states.ts';

/** `open`: under way. `toCome`: planned, proposed or accepted, and not begun. `ever`: also what has ended or is in the trash. */
export type WorkOfKind = { open: number; toCome: number; ever: number; recurring: number };

const OPEN = UNENDED.filter(hasBegun);
const TO_COME = UNENDED.filter((state) => !hasBegun(state));

export async function countWorkOf(typeId: string): Promise<WorkOfKind> {
  const isOf = eq(engagements.type, typeId);
  const [open, toCome, ever, recurring] = await Promise.all([
    db().$count(engagements, and(isOf, isIn(engagements.state, OPEN), isPresent)),
    db().$count(engagements, and(isOf, isIn(engagements.state, TO_COME), isPresent)),
    db().$count(engagements, isOf),
    db().$count(recurringWork, eq(recurringWork.type, typeId)),
  ]);
  return { open, toCome, ever, recurring };
}

/** By kind, those that are under way. */
export async function countOpenByKind(): Promise<ReadonlyMap<string, number>> {
  const rows = await db()
    .select({ type: engagements.type, open: count() })
    .from(engagements)
    .where(and(isIn(engagements.state, OPEN), isPresent))
    .groupBy(engagements.type);
  return new Map(rows.map(({ type, open }) => [type, open]));
}
