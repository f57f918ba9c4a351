import { and, isNull, sql } from 'drizzle-orm';
import { defineHolding } from '#app/accounts/leaving/define-holding.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { NAMED } from '../engagements/own-data.server.ts';
import { UNENDED } from '../engagements/states.ts';
import { EACH_STEP, hasOpenSteps, isGivenStepOf, isStillOpen } from './inside-where.server.ts';
import { recordAssigned } from '../engagements/holding.server.ts';

/** Open steps of work that has not ended. A step without a colleague is with the one who does the work. */
export const heldInsideSteps = defineHolding({
  name: 'inside-steps',
  table: engagements,
  one: 'step of work',
  many: 'steps of work',
  needs: 'work',
  path: (id) => `/admin/work?step=${id}`,
  heldBy: (id) => sql`(select step ->> 'id' as id from ${engagements} ${EACH_STEP}
    where ${and(isGivenStepOf(id), isNull(engagements.deletedAt), isIn(engagements.state, UNENDED))}
      and step ->> 'who' = ${id} and ${isStillOpen})`,
  async give(tx, ids, { from, to, actorId }) {
    if (ids.length === 0) return [];
    const isOf = from === null ? sql`step ->> 'who' is null` : sql`step ->> 'who' = ${from}`;
    const isHeld = sql`(step ->> 'id' in ${[...ids]} and ${isStillOpen} and ${isOf})`;
    const held = await tx.execute<{ id: string; workId: string }>(
      sql`select step ->> 'id' as id, ${engagements.id} as "workId" from ${engagements} ${EACH_STEP}
        where ${from === null ? hasOpenSteps : isGivenStepOf(from)} and ${isHeld}`,
    );
    if (held.length === 0) return [];
    const given = await tx
      .update(engagements)
      .set({
        insideSteps: sql`(select jsonb_agg(case when ${isHeld} then step || jsonb_build_object('who', ${to}::text) else step end order by place)
          from jsonb_array_elements(${engagements.insideSteps}) with ordinality as each_step (step, place))`,
        version: sql`${engagements.version} + 1`,
      })
      .from(taxpayers)
      .where(
        and(
          sql`${engagements.id} in ${held.map(({ workId }) => workId)}`,
          sql`${taxpayers.id} = ${engagements.taxpayerId}`,
        ),
      )
      .returning({ id: engagements.id, type: engagements.type, period: engagements.period, dates: NAMED });
    await recordAssigned(tx, given, actorId, { step: { from, to } });
    return held.map(({ id }) => id);
  },
});
