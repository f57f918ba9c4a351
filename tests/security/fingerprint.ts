import { getTableName, is, sql, Table } from 'drizzle-orm';
import { db, schema } from '#app/platform/db/client.server.ts';

/** Rate limits also count refused requests, so they do not count as content. */
const TABLES = Object.values(schema)
  .filter((table) => is(table, Table))
  .map((table) => getTableName(table))
  .filter((name) => name !== 'rate_limits');

/** Opening the second step creates a secret, which has no effect until confirmed. */
const COUNTED: Record<string, string> = {
  second_factors: 'where confirmed_at is not null',
  // A check keeps what its author types, even if it is invalid.
  drafts: `where path not like '/admin/content/%' and path not like '/admin/kinds/%'`,
  // Marks cached pages as outdated, even after a refused change.
  last_runs: `where name <> 'page change'`,
};
/** Each request notes, at most once a minute, that its session is used. */
const ROWS: Record<string, string> = {
  sessions: `select id, user_id, expires_at, awaits_second_factor, proved_at from sessions`,
};
const PARTS = TABLES.map((name) => {
  const rows = ROWS[name] ?? `select * from ${name} ${COUNTED[name] ?? ''}`;
  return `select '${name}' || coalesce(string_agg(t::text, '' order by t::text), '') as part from (${rows}) t`;
});
const JOBS = `select 'jobs' || coalesce(string_agg(id::text, '' order by id), '') from pgboss.job`;
const FINGERPRINT = `select md5(string_agg(part, '' order by part)) from (${[...PARTS, JOBS].join(' union all ')}) p`;

/** Reading all content takes longer than most requests: only done after a row was written. */
let last = { writes: '', content: '' };

/** Of the content since `watchContent`. */
export async function fingerprint(): Promise<string> {
  const [count] = await db().execute<{ writes: string }>(
    sql`select last_value::text as writes from content_writes`,
  );
  const writes = count?.writes ?? '';
  if (writes !== last.writes) {
    const [row] = await db().execute<{ content: string }>(sql`select fingerprint() as content`);
    last = { writes, content: row?.content ?? '' };
  }
  return last.content;
}

/** Counts each written row when its transaction ends. Planning the query takes longer than running it: planned once. */
export async function watchContent(): Promise<void> {
  last = { writes: '', content: '' };
  const triggers = [...TABLES, 'pgboss.job'].map(
    (name) =>
      `create constraint trigger content_writes after insert or update or delete on ${name}
        deferrable initially deferred for each row execute function count_write();`,
  );
  await db().execute(
    sql.raw(`do $watch$ begin
      if to_regclass('content_writes') is not null then return; end if;
      create sequence content_writes;
      create function count_write() returns trigger language plpgsql as
        $count$ begin perform nextval('content_writes'); return null; end $count$;
      create function fingerprint() returns text language plpgsql as $content$ begin return (${FINGERPRINT}); end $content$;
      ${triggers.join('\n')}
    end $watch$`),
  );
}
