import { and, count, eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { isPresent } from './access.server.ts';
import { statesOf } from './state-choices.ts';
import { isPlanned, isUnderWay, UNENDED, type EngagementState } from './states.ts';

/** `hasBegun`: and not ended. `toBegin`: planned, proposed or accepted. `ever`: also what ended or is in the trash. */
export type WorkOfKind = { hasBegun: number; toBegin: number; ever: number; recurring: number };

export async function countWorkOf(typeId: string): Promise<WorkOfKind> {
  const isOf = eq(engagements.type, typeId);
  const [hasBegun, toBegin, ever, recurring] = await Promise.all([
    db().$count(engagements, and(isOf, isIn(engagements.state, statesOf('has-begun')), isPresent)),
    db().$count(engagements, and(isOf, isIn(engagements.state, statesOf('to-begin')), isPresent)),
    db().$count(engagements, isOf),
    db().$count(recurringWork, eq(recurringWork.type, typeId)),
  ]);
  return { hasBegun, toBegin, ever, recurring };
}

export type OpenOfKind = { underWay: number; planned: number; proposed: number };

export const NONE_OPEN: OpenOfKind = { underWay: 0, planned: 0, proposed: 0 };

export async function countOpenByKind(): Promise<ReadonlyMap<string, OpenOfKind>> {
  const { type, state } = engagements;
  const rows = await db()
    .select({ type, state, many: count() })
    .from(engagements)
    .where(and(isIn(state, UNENDED), isPresent))
    .groupBy(type, state);
  const counts = new Map<string, OpenOfKind>();
  for (const { type, state, many } of rows) {
    const of = counts.get(type) ?? NONE_OPEN;
    const part = partOf(state);
    counts.set(type, { ...of, [part]: of[part] + many });
  }
  return counts;
}

function partOf(state: EngagementState): keyof OpenOfKind {
  if (isUnderWay(state)) return 'underWay';
  return isPlanned(state) ? 'planned' : 'proposed';
}
