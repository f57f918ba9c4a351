import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { engagementSteps } from '#app/platform/db/schema/steps.ts';
import { ANSWERING_STEPS, CHANGED_ROWS, isReadSince, isStopped, STEP_LASTS } from './undoable.server.ts';

type Step = Awaited<ReturnType<typeof stepsOf>>[number];

/** By the id of a step: later ones of the same colleague that go back with it; not what others went on from. */
export async function undoChains(
  engagementId: string,
  actorId: string,
  now: Date,
): Promise<Map<string, string[]>> {
  const all = await stepsOf(engagementId, actorId, now);
  const chains = all.flatMap((step) => {
    const chain = chainOf(step, all);
    return chain ? [[step.id, chain] as const] : [];
  });
  return new Map(chains);
}

function stepsOf(engagementId: string, actorId: string, now: Date) {
  const { id, rows, at, undoneAt } = engagementSteps;
  return db()
    .select({
      id,
      rows,
      changed: CHANGED_ROWS,
      answering: ANSWERING_STEPS,
      isStopped: sql<boolean>`(${isReadSince} or ${isStopped})`,
    })
    .from(engagementSteps)
    .where(
      and(
        eq(engagementSteps.engagementId, engagementId),
        eq(engagementSteps.actorId, actorId),
        isNull(undoneAt),
        gt(at, new Date(now.getTime() - STEP_LASTS)),
      ),
    )
    .orderBy(asc(at), asc(id));
}

function chainOf(step: Step, all: readonly Step[]): string[] | null {
  const chain = new Set([step]);
  for (const { isStopped, changed, answering, rows } of chain) {
    if (isStopped) return null;
    const isNext = [
      ...rows
        .filter(({ id }) => changed.includes(id))
        .map((row) => (later: Step) => later.rows.some((one) => goesOnFrom(one, row))),
      ...answering.map((stepId) => (later: Step) => later.id === stepId),
    ];
    for (const is of isNext) {
      const next = all.find(is);
      if (!next) return null;
      chain.add(next);
    }
  }
  return all.filter((one) => chain.has(one)).map(({ id }) => id);
}

type Row = Step['rows'][number];

function goesOnFrom({ id, before }: Row, row: Row): boolean {
  return id === row.id && row.version !== null && before?.version === row.version;
}
