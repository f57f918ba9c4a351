import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { listPart, type Part } from '#app/platform/db/parts.server.ts';
import type { InsideStep } from '#app/platform/db/inside-values.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isNobodysWork, isWorkOf } from '../engagements/holder.server.ts';
import { NAMED, namingOf } from '../engagements/own-data.server.ts';
import { UNENDED } from '../engagements/states.ts';
import { titleOf } from '../engagements/titles.ts';
import {
  EACH_STEP,
  hasOpenSteps,
  isDoneStepOf,
  isGiven,
  isGivenStepOf,
  isStillOpen,
} from './inside-where.server.ts';

const { deletedAt, state } = engagements;

/** `step` is one of them. `whoName`: null for the one who does the work. `doneBy`: null if the account is gone. */
export type InsideLine = InsideStep & { whoName: string | null; doneBy: string | null };

export type DayStep = Pick<InsideStep, 'id' | 'what' | 'day'> & {
  isDone: boolean;
  work: { id: string; title: string };
  client: { id: string; name: string };
};

const STEP = {
  id: sql<string>`step ->> 'id'`,
  of: sql<string | null>`step ->> 'of'`,
  what: sql<string>`step ->> 'what'`,
  who: sql<string | null>`step ->> 'who'`,
  day: sql<string | null>`step ->> 'day'`,
  done: sql<InsideStep['done']>`nullif(step -> 'done', 'null')`,
};

export function insidePart(workId: string): Part<InsideLine[]> {
  const nameOf = (id: SQL) => sql<string | null>`(select p.full_name from profiles p where p.id = ${id})`;
  return listPart(
    {
      ...STEP,
      whoName: sql<string | null>`case when ${isGiven} then ${nameOf(sql`(step ->> 'who')::uuid`)} end`,
      doneBy: nameOf(sql`(step -> 'done' ->> 'by')::uuid`),
    },
    sql`from ${engagements} ${EACH_STEP} where ${eq(engagements.id, workId)} order by place`,
    (line) => line,
  );
}

/** What was given to them, their own work's steps due until `until`, by day, then what they did since `since`. */
export function insideStepsOf(
  holderId: string,
  { until, since }: { until: string; since: Date },
): Part<DayStep[]> {
  const isTheirs = sql`step ->> 'who' = ${holderId}`;
  const isOwnWork = sql`(not ${isGiven} and step ->> 'day' <= ${until} and ${isWorkOf(holderId)})`;
  const isToDo = sql`(${isStillOpen} and (${isTheirs} or ${isOwnWork}))`;
  const isDone = sql`(step -> 'done' ->> 'by' = ${holderId} and step -> 'done' ->> 'at' >= ${since.toISOString()})`;
  const hasSome = or(isGivenStepOf(holderId), isDoneStepOf(holderId), and(hasOpenSteps, isWorkOf(holderId)));
  return dayStepsWhere(and(hasSome, sql`(${isToDo} or ${isDone})`));
}

export function insideStepsOfNobody({ until }: { until: string }): Part<DayStep[]> {
  const isToDo = sql`(${isStillOpen} and not ${isGiven} and step ->> 'day' <= ${until})`;
  return dayStepsWhere(and(hasOpenSteps, isNobodysWork, isToDo));
}

function dayStepsWhere(where: SQL | undefined): Part<DayStep[]> {
  const fields = {
    ...STEP,
    workId: engagements.id,
    type: engagements.type,
    period: engagements.period,
    clientId: taxpayers.id,
    name: taxpayers.name,
    ...NAMED,
  };
  const rest = sql`from ${engagements} join ${taxpayers} on ${eq(taxpayers.id, engagements.taxpayerId)} ${EACH_STEP}
    where ${and(where, isNull(deletedAt), isIn(state, UNENDED))}
    order by ${isStillOpen} desc, step ->> 'day' nulls last, ${engagements.dueOn} nulls last, ${engagements.id}, place limit 50`;
  return listPart(
    fields,
    rest,
    ({ id, what, day, done, workId, type, period, clientId, name, ...dates }) => ({
      id,
      what,
      day,
      isDone: done !== null,
      work: { id: workId, title: titleOf(type, period, namingOf(dates)) },
      client: { id: clientId, name },
    }),
  );
}
