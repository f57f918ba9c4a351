import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { changeLines, type ChangeLine } from '#app/audit/change-lines.ts';
import { asPage, pageOf, type Cursor, type Page } from '#app/db/keyset.server.ts';
import { db } from '#app/db/client.server.ts';
import { profiles } from '#app/db/schema/accounts.ts';
import { auditEntries } from '#app/db/schema/audit.ts';
import { isUuid } from '#app/db/uuid.ts';
import type { Filter } from './filter.ts';

export type AuditLine = {
  id: number;
  at: Date;
  /** Null when the account was deleted, or there was none. */
  by: string | null;
  action: string;
  entity: string;
  entityId: string;
  lines: ChangeLine[];
};

type Named = { id: string; name: string };

export async function findEntries(filter: Filter, cursor: Cursor): Promise<Page<AuditLine>> {
  const { id, at, action, entity, entityId, changes, actorId } = auditEntries;
  const { where, orderBy, limit } = pageOf({ from: auditEntries, key: id, id, descending: true }, cursor);
  const read = await db()
    .select({ id, at, action, entity, entityId, changes, by: profiles.fullName })
    .from(auditEntries)
    .leftJoin(profiles, eq(profiles.id, actorId))
    .where(and(matching(filter), where))
    .orderBy(...orderBy)
    .limit(limit);
  const names = await namesIn(read.map((entry) => entry.changes));
  const lines = read.map(({ changes, ...entry }) => ({ ...entry, lines: changeLines(changes, names) }));
  return asPage(lines, cursor);
}

export async function findChoices(): Promise<{ actors: Named[]; entities: string[]; actions: string[] }> {
  const { entity, action, actorId } = auditEntries;
  const [actors, entities, actions] = await Promise.all([
    db()
      .selectDistinct({ id: profiles.id, name: profiles.fullName })
      .from(auditEntries)
      .innerJoin(profiles, eq(profiles.id, actorId))
      .orderBy(asc(profiles.fullName)),
    db().selectDistinct({ name: entity }).from(auditEntries).orderBy(asc(entity)),
    db().selectDistinct({ name: action }).from(auditEntries).orderBy(asc(action)),
  ]);
  return { actors, entities: entities.map(({ name }) => name), actions: actions.map(({ name }) => name) };
}

export function isEntryId(text: string): boolean {
  return /^\d{1,15}$/.test(text);
}

function matching({ actor, entity, id, action, day }: Filter): SQL | undefined {
  const { actorId, at } = auditEntries;
  const begin = sql`(${day}::date::timestamp at time zone 'Africa/Johannesburg')`;
  return and(
    actor === 'nobody' ? isNull(actorId) : undefined,
    isUuid(actor) ? eq(actorId, actor) : undefined,
    entity ? eq(auditEntries.entity, entity) : undefined,
    id ? eq(auditEntries.entityId, id) : undefined,
    action ? eq(auditEntries.action, action) : undefined,
    day ? sql`${at} >= ${begin} and ${at} < ${begin} + interval '1 day'` : undefined,
  );
}

async function namesIn(changes: readonly Record<string, unknown>[]): Promise<Record<string, string>> {
  const values = changes.flatMap((change) => Object.values(change)).flatMap(valuesOf);
  const ids = [...new Set(values.filter(isUuid))];
  if (ids.length === 0) return {};
  const named = await db()
    .select({ id: profiles.id, name: profiles.fullName })
    .from(profiles)
    .where(inArray(profiles.id, ids));
  return Object.fromEntries(named.map(({ id, name }) => [id, name]));
}

function valuesOf(change: unknown): unknown[] {
  return typeof change === 'object' && change !== null ? Object.values(change) : [change];
}
