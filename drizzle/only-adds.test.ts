import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

const [, ...later] = journal.entries.map(({ tag }) => tag);

test.each(later)('the version before runs on the schema of %s', (tag) => {
  const path = new URL(`./migrations/${tag}.sql`, import.meta.url);
  expect(breaksIn(readFileSync(path, 'utf8'))).toEqual([]);
});

test.each([
  ['ALTER TABLE "notes" DROP COLUMN "text";', ['notes.text is dropped']],
  ['DROP TABLE IF EXISTS "notes" CASCADE;', ['notes is dropped']],
  ['alter table notes rename column text to body', ['notes.text is renamed without a view of the old name']],
  [
    'ALTER TABLE "public"."notes" RENAME text TO body;',
    ['notes.text is renamed without a view of the old name'],
  ],
  ['ALTER TABLE "notes" RENAME TO "remarks";', ['notes is renamed without a view of the old name']],
  ['ALTER TABLE "notes" ADD COLUMN "by" uuid NOT NULL;', ['notes.by is required, and has no default']],
  ['ALTER TABLE "notes" ALTER COLUMN "text" SET NOT NULL;', ['notes.text is required from now on']],
  [
    'ALTER TABLE "notes" RENAME TO "remarks";--> statement-breakpoint\nCREATE VIEW "notes" AS SELECT * FROM "remarks";',
    [],
  ],
  [
    'ALTER TABLE "a" RENAME TO "b"; ALTER TABLE "b" RENAME COLUMN "x" TO "y"; CREATE VIEW "a" AS SELECT "y" AS "x" FROM "b";',
    [],
  ],
  ['-- DROP TABLE "notes";\nALTER TABLE "notes" DROP CONSTRAINT "notes_once"; DROP VIEW "old";', []],
])('%s', (sql, breaks) => {
  expect(breaksIn(sql)).toEqual(breaks);
});

/** What of these statements the version before would miss, or could not write. */
function breaksIn(migration: string): string[] {
  const sql = migration.replaceAll(/--.*$/gm, '').replaceAll(/"public"\.|"/gi, '');
  const views = [...sql.matchAll(/create (?:or replace )?view (\w+) as ([^;]+)/gi)];
  const hasView = (name: string) => views.some(([, view]) => view === name);
  const hasColumn = (table: string, [old, now]: [string, string]) =>
    views.some(([, , query = '']) =>
      new RegExp(`\\b${now} as ${old}\\b.* from ${table}\\b`, 'is').test(query),
    );
  return sql.split(';').flatMap((statement) => {
    const [, table = '', act = ''] =
      /^\s*alter table (?:if exists )?(?:only )?(\w+)\s+(.*)$/is.exec(statement) ?? [];
    const [, dropped] = /^\s*drop table (?:if exists )?(\w+)/i.exec(statement) ?? [];
    if (dropped) return [`${dropped} is dropped`];
    if (/^rename to /i.test(act) && !hasView(table))
      return [`${table} is renamed without a view of the old name`];
    const [, old, now] = /^rename (?:column )?(?!to |constraint )(\w+) to (\w+)/i.exec(act) ?? [];
    if (old && now && !hasColumn(table, [old, now]))
      return [`${table}.${old} is renamed without a view of the old name`];
    return [
      ...columnsOf(act, /drop column (?:if exists )?(\w+)/gi, 'is dropped'),
      ...columnsOf(
        act,
        /add column (?:if not exists )?(\w+)(?![^,]*\b(?:default|generated)\b)[^,]*\bnot null/gi,
        'is required, and has no default',
      ),
      ...columnsOf(act, /alter column (\w+) set not null/gi, 'is required from now on'),
    ].map((line) => `${table}.${line}`);
  });
}

function columnsOf(act: string, pattern: RegExp, what: string): string[] {
  return [...act.matchAll(pattern)].map(([, column]) => `${column} ${what}`);
}
