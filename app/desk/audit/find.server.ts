import { and, eq, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { record } from '#app/platform/audit/audit.server.ts';
import { changeLines, type ChangeLine } from '#app/platform/audit/change-lines.ts';
import { actorText, entityText, NOBODY, thingText, verbsLike, verbText } from '#app/platform/audit/words.ts';
import type { Cell } from '#app/platform/csv/csv.ts';
import { asPage, pageOf, type Cursor, type Page } from '#app/platform/db/keyset.server.ts';
import { startOfDay } from '#app/platform/db/start-of-day.ts';
import { db } from '#app/platform/db/client.server.ts';
import { referenceOf } from '#app/enquiries/core/store.server.ts';
import { containing } from '#app/platform/db/like.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { momentText } from '#app/platform/core/time.ts';
import { DATES, namingOf } from '#app/work/core/engagements/own-data.server.ts';
import { titleOf } from '#app/work/core/engagements/titles.ts';
import { namesOfTaxpayers } from '#app/work/core/taxpayers/find-like.server.ts';
import { defineWhere } from '#app/platform/filters/where.server.ts';
import type { Filter } from './filter.ts';

export type AuditLine = {
  id: number;
  at: Date;
  by: string;
  verb: string;
  thing: string;
  entity: string;
  entityId: string;
  lines: ChangeLine[];
};

/** As many as a spreadsheet handles well; the newest entries come first. */
const MOST_EXPORTED = 50_000;

const authors = alias(profiles, 'authors');
const members = alias(profiles, 'members');

export async function findEntries(
  filter: Filter,
  cursor: Cursor,
  kinds?: readonly string[],
): Promise<Page<AuditLine>> {
  const { id, entity } = auditEntries;
  const { where, orderBy, limit } = pageOf({ from: auditEntries, key: id, id, descending: true }, cursor);
  const read = await entriesWhere(and(matching(filter, null), kinds && inArray(entity, [...kinds]), where))
    .orderBy(...orderBy)
    .limit(limit);
  return asPage(await asLines(read), cursor);
}

/** The export is itself an entry of the trail. */
export async function exportEntries(filter: Filter, actorId: string): Promise<Cell[][]> {
  const read = await entriesWhere(matching(filter, null))
    .orderBy(sql`${auditEntries.id} desc`)
    .limit(MOST_EXPORTED);
  const lines = await asLines(read);
  const changes = { entries: String(lines.length) };
  await db().transaction((tx) =>
    record(tx, { actorId, action: 'audit.export', entity: 'audit_entry', entityId: 'list', changes }),
  );
  return [
    ['When (SAST)', 'Who', 'What', 'Id', 'Fields'],
    ...lines.map(({ at, by, verb, thing, entityId, lines }) => [
      momentText(at),
      by,
      `${verb} ${thing}`,
      entityId,
      lines
        .map(({ field, from, to }) => (from === null ? `${field}: ${to}` : `${field}: ${from} → ${to}`))
        .join('; '),
    ]),
  ];
}

export async function findChoices() {
  const { entity, action } = auditEntries;
  const [actor, entities, actions] = await Promise.all([
    findActors(),
    db().selectDistinct({ name: entity }).from(auditEntries).orderBy(entity),
    db().selectDistinct({ name: action }).from(auditEntries).orderBy(action),
  ]);
  return {
    actor,
    entity: entities.map(({ name }) => ({ value: name, label: entityText(name) })),
    action: actions.map(({ name }) => ({ value: name, label: actionText(name) })),
  };
}

export async function findActors(kinds?: readonly string[]) {
  const { entity, actorId } = auditEntries;
  const actors = await db()
    .selectDistinct({ id: actorId, name: authors.fullName })
    .from(auditEntries)
    .leftJoin(authors, eq(authors.id, actorId))
    .where(kinds && inArray(entity, [...kinds]));
  return labelled(actors);
}

function actionText(action: string): string {
  return `${verbText(action)} (${action.split('.', 1)[0]?.replaceAll('_', ' ')})`;
}

export function isEntryId(text: string): boolean {
  return /^\d{1,15}$/.test(text);
}

function labelled(actors: { id: string | null; name: string | null }[]) {
  const labels = actors.map(({ id, name }) => ({ value: id ?? 'nobody', label: actorText(id, name) }));
  return labels
    .map(({ value, label }) => {
      const isShared = labels.some((other) => other.value !== value && other.label === label);
      return { value, label: isShared ? `${label} (${value.slice(0, 8)})` : label };
    })
    .toSorted(
      (one, other) =>
        Number(one.label === NOBODY) - Number(other.label === NOBODY) || one.label.localeCompare(other.label),
    );
}

function entriesWhere(where: SQL | undefined) {
  const { id, at, action, entity, entityId, subject, changes, actorId } = auditEntries;
  // A cast of the column would keep Postgres from the other table's index.
  const idWhere = (...kinds: string[]) =>
    sql`case when ${inArray(entity, kinds)} and ${entityId} ~ '^[0-9a-f-]{36}$' then ${entityId}::uuid end`;
  return db()
    .select({
      id,
      at,
      action,
      entity,
      entityId,
      subject,
      changes,
      actorId,
      name: authors.fullName,
      member: members.fullName,
      sender: enquiries.name,
      taxpayer: taxpayers.name,
      work: engagements.type,
      period: engagements.period,
      ownTitle: engagements.ownTitle,
      dates: DATES,
    })
    .from(auditEntries)
    .leftJoin(authors, eq(authors.id, actorId))
    .leftJoin(members, eq(members.id, idWhere('user', 'diary')))
    .leftJoin(enquiries, eq(enquiries.id, idWhere('message')))
    .leftJoin(engagements, eq(engagements.id, idWhere('engagement')))
    .leftJoin(taxpayers, sql`${taxpayers.id} = coalesce(${idWhere('taxpayer')}, ${engagements.taxpayerId})`)
    .where(where)
    .$dynamic();
}

type Entry = Awaited<ReturnType<typeof entriesWhere>>[number];

async function asLines(entries: readonly Entry[]): Promise<AuditLine[]> {
  const names = await namesIn(entries.map(({ changes }) => changes));
  return entries.map((entry) => ({
    id: entry.id,
    at: entry.at,
    by: actorText(entry.actorId, entry.name),
    verb: verbText(entry.action),
    thing: thingText({ ...entry, subject: subjectOf(entry) }),
    entity: entry.entity,
    entityId: entry.entityId,
    lines: changeLines(entry.changes, names),
  }));
}

/** People are named while they are stored, and not in the entry, which stays longer. */
function subjectOf(entry: Entry): string | null {
  const { entityId, subject, member, sender, taxpayer, work, period, ownTitle, dates } = entry;
  if (sender) return `${referenceOf(entityId)} of ${sender}`;
  if (work && period && dates)
    return `${subject ?? titleOf(work, period, namingOf({ ...dates, ownTitle }))} of ${taxpayer}`;
  return subject ?? member ?? taxpayer;
}

/** Days are South African. */
const matching = defineWhere<Filter, null>({
  q: (q) => and(...wordsOf(q).map(matchesWord)),
  actor: (actor) =>
    actor === 'nobody'
      ? isNull(auditEntries.actorId)
      : isUuid(actor)
        ? eq(auditEntries.actorId, actor)
        : undefined,
  entity: (entity) => eq(auditEntries.entity, entity),
  id: (id) => eq(auditEntries.entityId, id),
  action: (action) => eq(auditEntries.action, action),
  from: (day) => sql`${auditEntries.at} >= ${startOfDay(day)}`,
  to: (day) => sql`${auditEntries.at} < ${startOfDay(day)} + interval '1 day'`,
});

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** In the thing's name, its fields, the words of the action, or the name of the person who did it or had it done. */
function matchesWord(word: string): SQL | undefined {
  const { actorId, words, entity, entityId } = auditEntries;
  const verbs = verbsLike(word).map((verb) => `(${verb.replaceAll('-', ' & ')})`);
  const people = sql`(select ${profiles.id}::text from ${profiles} where ${ilike(profiles.fullName, containing(word))})`;
  return or(
    sql`${words} @@ to_tsquery('simple', ${[`${word}:*`, ...verbs].join(' | ')})`,
    sql`${actorId}::text in ${people}`,
    and(eq(entity, 'user'), sql`${entityId} in ${people}`),
    and(inArray(entity, ['taxpayer', 'engagement', 'message']), sql`${entityId} in ${idsOfTaxpayers(word)}`),
  );
}

function idsOfTaxpayers(word: string): SQL {
  const isCalled = ilike(taxpayers.name, containing(word));
  return sql`(select ${taxpayers.id}::text from ${taxpayers} where ${isCalled} union all
    select ${engagements.id}::text from ${engagements} join ${taxpayers} on ${eq(taxpayers.id, engagements.taxpayerId)}
      where ${isCalled} union all
    select ${enquiries.id}::text from ${enquiries} join ${taxpayers} on ${eq(taxpayers.id, enquiries.taxpayerId)}
      where ${isCalled})`;
}

async function namesIn(changes: readonly Record<string, unknown>[]): Promise<Record<string, string>> {
  const values = changes.flatMap((change) => Object.values(change)).flatMap(valuesOf);
  const ids = [...new Set(values.filter(isUuid))];
  if (ids.length === 0) return {};
  const named = await db()
    .select({ id: profiles.id, name: profiles.fullName })
    .from(profiles)
    .where(inArray(profiles.id, ids));
  return {
    ...(await namesOfTaxpayers(ids)),
    ...Object.fromEntries(named.map(({ id, name }) => [id, name])),
  };
}

function valuesOf(change: unknown): unknown[] {
  return typeof change === 'object' && change !== null ? Object.values(change) : [change];
}
