import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { PAGE_LENGTH, type Cursor } from '#app/platform/db/keyset.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { useTestDatabase } from '#tests/database.ts';
import { isNightly } from '#tests/nightly.ts';
import { readFilter, type Filter } from './filter.ts';
import { deleteAllEnquiries } from './inbox.test-support.ts';
import { findEnquiries, matching, orderOf } from './list.server.ts';

await useTestDatabase();

const ME = '00000000-0000-4000-8000-000000000000';
const COLLEAGUE = '00000000-0000-4000-8000-000000000001';
/** More enquiries than are checked one by one before an index is used, also with one tag or colleague. */
const MESSAGES = 7500;

beforeAll(async () => {
  await deleteAllEnquiries();
  await db().execute(
    sql`insert into users (id, email, password_hash) values (${COLLEAGUE}, 'colleague@example.org', 'none')`,
  );
  await db().execute(sql`
    insert into enquiries (submission_key, user_type, name, email, phone, subject, message, state, assignee_id, tags, created_at)
    select 'submission-number-' || n, 'individual', 'Sender ' || n % 7, 'sender' || n || '@example.org', '+27 8212' || lpad(n::text, 5, '0'),
      'About provisional tax' || case when n % 500 = 0 then ' of a bakery' else '' end, 'Words that are long enough'
        || case when n % 2 = 0 then ' payroll' else '' end
        || case when n % 1021 = 0 then ' bakery' else '' end
        || case when n > 7100 then ' inheritance' else '' end,
      'answered', case when n % 3 = 0 then ${COLLEAGUE}::uuid end,
      case when n % 1000 = 0 then array['rare'] when n % 3 > 0 then array['frequent'] when n > 7000 then array['old'] else '{}' end,
      now() - n * interval '1 minute'
    from generate_series(1, ${MESSAGES}::int) n`);
  await db().execute(sql`
    insert into enquiry_entries (enquiry_id, kind, body) select id, 'note', 'Ask about the Koeberg flat.'
    from enquiries where substring(submission_key from '[0-9]+')::int in (17, 4321, 7000, 7410)`);
  await db().execute(sql`analyze enquiries, enquiry_entries`);
});

test('a paged search finds what checking every enquiry finds, however rare the words', async () => {
  const [last] = await db().select({ id: enquiries.id }).from(enquiries).orderBy(enquiries.createdAt);
  const searches = [
    '',
    'payroll',
    'bakery',
    'inheritance',
    'koeberg',
    'zebra',
    last?.id.slice(0, 8) ?? '',
    'sender payroll inheritance',
    'that words tax bakery',
    'flat ask koeberg the',
    'flat words koeberg',
    'payroll bakery inheritance',
    'payroll words zebra',
    '082 120 4321',
    '+27 (0)82 12043',
    '21204',
    'sender 3',
    'tax sender payroll',
    'a b p w',
    '\u0301 words \u0301 koeberg',
  ];
  const others = [
    '',
    'sort=newest',
    'tag=frequent',
    'tag=rare&sort=oldest',
    'tag=old',
    'tag=nobody',
    `assignee=${COLLEAGUE}&sort=name`,
    `assignee=${COLLEAGUE}&tag=frequent`,
  ];
  for (const [number, q] of searches.entries())
    // Each search with two of them, at night with all.
    for (const other of others.filter((_, at) => isNightly || (at + number) % 4 === 0)) {
      const filter = readFilter(new URLSearchParams(`state=all&q=${encodeURIComponent(q)}&${other}`));
      const found: string[] = [];
      for (let cursor: Cursor | undefined = null; cursor !== undefined && found.length < 60;) {
        const page = await findEnquiries(filter, cursor, ME);
        found.push(...page.rows.map(({ id }) => id));
        cursor = page.after === null ? undefined : { side: 'after', id: page.after };
        if (cursor && found.length === PAGE_LENGTH) await expectWayBack(filter, cursor, found);
      }
      expect(found, `${q} ${other}`).toEqual(await firstMatches(filter));
    }
});

async function expectWayBack(filter: Filter, cursor: Cursor, first: readonly string[]) {
  const { before } = await findEnquiries(filter, cursor, ME);
  const back = await findEnquiries(filter, before === null ? null : { side: 'before', id: before }, ME);
  expect(back.rows.map(({ id }) => id)).toEqual(first);
}

async function firstMatches(filter: Filter): Promise<string[]> {
  const { key, id, descending } = orderOf(filter);
  const rows = await db()
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(matching(filter, ME))
    .orderBy(descending ? sql`${key} desc, ${id} desc` : sql`${key}, ${id}`)
    .limit(2 * PAGE_LENGTH);
  return rows.map((row) => row.id);
}
