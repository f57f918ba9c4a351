import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { colleagueIds } from '#app/accounts/core/colleagues.server.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import type { InsideStep } from '#app/platform/db/inside-values.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import type { Engagement } from '../engagements/find.server.ts';
import type { KindStep } from './kind-steps.ts';

type Beginning = { engagement: Engagement; dueOn: string | null };

/** Of work that begins: the steps of its kind, each with who does it. In two statements, whatever their number. */
export async function addKindSteps(tx: Transaction, works: readonly Beginning[]): Promise<void> {
  const withSteps = works.filter(({ engagement }) => (engagement.type?.insideSteps ?? []).length > 0);
  if (withSteps.length === 0) return;
  const known = await findPeople(
    tx,
    withSteps.map(({ engagement }) => engagement.id),
  );
  const given = withSteps.flatMap(({ engagement: { id, type, assignee }, dueOn }) => {
    const people = known.get(id);
    if (!people) return [];
    const holder = assignee?.id ?? people.keeper;
    const isThere = (step: KindStep) => people.own.some(({ of }) => of === step.id);
    const added = (type?.insideSteps ?? [])
      .filter((step) => !isThere(step))
      .map((step) => beginning(step, { ...people, holder }, dueOn));
    return [{ id, steps: [...people.own, ...added] }];
  });
  await tx.execute(sql`update ${engagements} set inside_steps = given.steps
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id uuid, steps jsonb)
    where ${engagements.id} = given.id`);
}

type People = { keeper: string | null; last: readonly InsideStep[] | null; own: readonly InsideStep[] };

function beginning(
  { id: of, what, who, daysBefore }: KindStep,
  { keeper, last, holder, colleagues }: People & { holder: string | null; colleagues: readonly string[] },
  dueOn: string | null,
): InsideStep {
  const earlier = last?.find((step) => step.of === of);
  const wanted = {
    holder: null,
    client: keeper,
    before: earlier?.done?.by ?? earlier?.who ?? null,
  }[who];
  const isOther = wanted !== null && wanted !== holder && colleagues.includes(wanted);
  return {
    id: randomUUID(),
    of,
    what,
    who: isOther ? wanted : null,
    day: dueOn && daysBefore !== undefined ? plusDays(dueOn, -daysBefore) : null,
    done: null,
  };
}

/** By the id of the work. `last`: the steps of the latest work of this kind for the client that had any. */
async function findPeople(tx: Transaction, ids: readonly string[]) {
  const { id, taxpayerId, type, insideSteps } = engagements;
  const rows = await tx
    .select({
      id,
      own: insideSteps,
      keeper: taxpayers.assigneeId,
      last: sql<readonly InsideStep[] | null>`(select before.inside_steps from ${engagements} before
        where before.taxpayer_id = ${taxpayerId} and before.type = ${type} and before.id <> ${id}
          and before.inside_steps <> '[]' and before.deleted_at is null
        order by before.created_at desc, before.id limit 1)`,
      colleagues: sql<string[]>`array${colleagueIds('work')}`,
    })
    .from(engagements)
    .innerJoin(taxpayers, and(eq(taxpayers.id, taxpayerId)))
    .where(inArray(id, [...ids]));
  return new Map(rows.map(({ id: of, ...people }) => [of, people]));
}
