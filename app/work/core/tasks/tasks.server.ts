import { and, eq, gte, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { isColleague } from '#app/accounts/core/colleagues.server.ts';
import { may } from '#app/accounts/core/roles.ts';
import { changesBetween, forgetChanges, record } from '#app/platform/audit/audit.server.ts';
import type { Verb } from '#app/platform/audit/words.ts';
import { DAY, HOUR } from '#app/platform/core/time.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { jsonObject, type JsonOf } from '#app/platform/db/json.ts';
import { listPart, readPart, type Part } from '#app/platform/db/parts.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { tasks } from '#app/platform/db/schema/tasks.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { isFindable } from '../engagements/access.server.ts';

type Row = typeof tasks.$inferSelect;

/** `day` as `2026-11-27`. */
export type TaskValues = Pick<Row, 'title' | 'day'> & { assigneeId: string; taxpayerId: string | null };

export type Task = Pick<Row, 'id' | 'title' | 'day' | 'doneAt' | 'version' | 'assigneeId'> & {
  /** Null: nobody, as the account was deleted. */
  assignee: string | null;
  client: { id: string; name: string } | null;
};

export const isToDo = and(isNull(tasks.doneAt), isNull(tasks.deletedAt));

/** Of one colleague: what is to do until `until`, the oldest day first, then what was done since `since`. */
export function tasksOf(holderId: string, { until, since }: { until: string; since: Date }): Part<Task[]> {
  const isShown = or(and(isToDo, lte(tasks.day, until)), gte(tasks.doneAt, since));
  const order = sql`${tasks.doneAt} is not null, ${tasks.day}, ${tasks.createdAt}`;
  return tasksWhere(and(eq(tasks.assigneeId, holderId), isShown), order);
}

export function tasksGivenBy(authorId: string): Part<Task[]> {
  const isGiven = and(
    eq(tasks.authorId, authorId),
    or(isNull(tasks.assigneeId), ne(tasks.assigneeId, authorId)),
  );
  return tasksWhere(and(isToDo, isGiven), sql`${tasks.day}, ${tasks.createdAt}`);
}

export function tasksPart(taxpayerId: string): Part<ClientTask[]> {
  const { id, title, day } = tasks;
  const rest = sql`from ${tasks} left join ${profiles} on ${eq(profiles.id, tasks.assigneeId)}
    where ${and(isToDo, eq(tasks.taxpayerId, taxpayerId))} order by ${day}, ${tasks.createdAt} limit 20`;
  return listPart(
    { id, title, day, assignee: sql<string | null>`${profiles.fullName}` },
    rest,
    (task) => task,
  );
}

export type ClientTask = Pick<Task, 'id' | 'title' | 'day' | 'assignee'>;

/** A subselect: how many are due by `day`. */
export function tasksDue(holderId: string, day: string): SQL<number> {
  const isDue = and(isToDo, eq(tasks.assigneeId, holderId), lte(tasks.day, day));
  return sql`(select count(*)::int from ${tasks} where ${isDue})`;
}

/** One that the reader may change; undefined if there is none. */
export async function findTask(me: FirmActor, id: string): Promise<Task | undefined> {
  if (!isUuid(id)) return undefined;
  const isIt = and(eq(tasks.id, id), isNull(tasks.deletedAt), isChangeableBy(me));
  return (await readPart(tasksWhere(isIt, sql`${tasks.id}`)))[0];
}

export function foundTasks(me: FirmActor, fits: SQL | undefined, limit: number): Part<Task[]> {
  const order = sql`${tasks.doneAt} is not null, ${tasks.day} desc`;
  return tasksWhere(and(isNull(tasks.deletedAt), isChangeableBy(me), fits), order, limit);
}

/** `id`: of the form, so that a repeat adds nothing. `unknown`: no such client, or a colleague who may not work. */
export async function addTask(me: FirmActor, id: string, values: TaskValues): Promise<'added' | 'unknown'> {
  return db().transaction(async (tx) => {
    if (!(await isPossible(tx, values))) return 'unknown';
    const added = await tx
      .insert(tasks)
      .values({ id, authorId: me.id, ...values })
      .onConflictDoNothing()
      .returning({ id: tasks.id });
    if (added.length > 0) await log(tx, me, 'add', id, { title: { from: null, to: values.title } });
    return 'added';
  });
}

/** `changed`: somebody else has saved it since `version` was read. Returns what it was before. */
export function saveTask(
  me: FirmActor,
  { id, version }: { id: string; version: number },
  values: TaskValues,
): Promise<Row | 'changed' | 'unknown' | 'gone'> {
  return changing(me, id, async (tx, before) => {
    if (before.version !== version) return 'changed';
    if (!(await isPossible(tx, values))) return 'unknown';
    await tx
      .update(tasks)
      .set({ ...values, version: version + 1 })
      .where(eq(tasks.id, id));
    await log(
      tx,
      me,
      'update',
      id,
      changesBetween<TaskValues>({ ...before, assigneeId: before.assigneeId ?? '' }, values),
    );
    return before;
  });
}

export function finishTask(me: FirmActor, id: string, isDone: boolean, now = new Date()) {
  return changing<'saved'>(me, id, async (tx, { doneAt, version }) => {
    if ((doneAt !== null) === isDone) return 'saved';
    await tx
      .update(tasks)
      .set({ doneAt: isDone ? now : null, version: version + 1 })
      .where(eq(tasks.id, id));
    await log(tx, me, isDone ? 'finish' : 'take-up', id);
    return 'saved';
  });
}

export function deleteTask(me: FirmActor, id: string, now = new Date()) {
  return changing<'saved'>(me, id, async (tx) => {
    await tx.update(tasks).set({ deletedAt: now }).where(eq(tasks.id, id));
    await log(tx, me, 'delete', id);
    return 'saved';
  });
}

export async function restoreTask(me: FirmActor, id: string): Promise<'saved' | 'gone'> {
  if (!isUuid(id)) return 'gone';
  return db().transaction(async (tx) => {
    const restored = await tx
      .update(tasks)
      .set({ deletedAt: null })
      .where(and(eq(tasks.id, id), isNotNull(tasks.deletedAt), isChangeableBy(me)))
      .returning({ id: tasks.id });
    if (restored.length === 0) return 'gone';
    await log(tx, me, 'restore', id);
    return 'saved';
  });
}

/** Those deleted a day ago, and those done long ago, with their titles in the audit. */
export async function forgetOldTasks(now: Date): Promise<number> {
  const isOld = or(
    lte(tasks.deletedAt, new Date(now.getTime() - retention.undoHours * HOUR)),
    lte(tasks.doneAt, new Date(now.getTime() - retention.doneTaskDays * DAY)),
  );
  return db().transaction(async (tx) => {
    const forgotten = await tx.delete(tasks).where(isOld).returning({ id: tasks.id });
    const ids = forgotten.map(({ id }) => id);
    await forgetChanges(tx, 'task', ids);
    return ids.length;
  });
}

/** The colleague who holds it, the one who wrote it down, and those who may allocate. */
function isChangeableBy({ id, role }: FirmActor): SQL | undefined {
  return may(role, 'allocate') ? sql`true` : or(eq(tasks.assigneeId, id), eq(tasks.authorId, id));
}

async function isPossible(tx: Transaction, { assigneeId, taxpayerId }: TaskValues): Promise<boolean> {
  if (!(await isColleague(tx, assigneeId, 'work'))) return false;
  if (taxpayerId === null) return true;
  return (
    isUuid(taxpayerId) && (await tx.$count(taxpayers, and(eq(taxpayers.id, taxpayerId), isFindable))) > 0
  );
}

function changing<Result>(
  me: FirmActor,
  id: string,
  change: (tx: Transaction, task: Row) => Promise<Result>,
): Promise<Result | 'gone'> {
  if (!isUuid(id)) return Promise.resolve('gone');
  return db().transaction(async (tx) => {
    const isIt = and(eq(tasks.id, id), isNull(tasks.deletedAt), isChangeableBy(me));
    const [task] = await tx.select().from(tasks).where(isIt).for('update');
    return task ? change(tx, task) : 'gone';
  });
}

function tasksWhere(where: SQL | undefined, order: SQL, limit = 100): Part<Task[]> {
  const { id, title, day, doneAt, version, assigneeId, taxpayerId } = tasks;
  const assignee = sql<string | null>`${profiles.fullName}`;
  const about = jsonObject({ id: taxpayers.id, name: taxpayers.name });
  const client = sql<JsonOf<typeof about> | null>`case when ${isNotNull(taxpayers.id)} then ${about} end`;
  return listPart(
    { id, title, day, doneAt, version, assigneeId, assignee, client },
    sql`from ${tasks} left join ${profiles} on ${eq(profiles.id, assigneeId)}
      left join ${taxpayers} on ${eq(taxpayers.id, taxpayerId)} where ${where} order by ${order} limit ${limit}`,
    (task) => ({ ...task, doneAt: task.doneAt === null ? null : new Date(task.doneAt) }),
  );
}

async function log(
  tx: Transaction,
  { id: actorId }: FirmActor,
  verb: Verb,
  entityId: string,
  changes: ReturnType<typeof changesBetween> = {},
) {
  await record(tx, { actorId, action: `task.${verb}`, entity: 'task', entityId, changes });
}
