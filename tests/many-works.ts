import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { hashOfSecret, makeSecret } from '#app/accounts/core/secret.server.ts';
import { db } from '#app/platform/db/client.server.ts';

export type SeededWork = {
  taxpayer: string;
  group: string;
  engagement: string;
  document: string;
  /** Accepted, with a letter for each engagement. */
  proposal: string;
  letter: string;
  receipt: string;
  /** The secrets of a mailed link to the engagement, and of the member's calendar. */
  requestLink: string;
  dueFeed: string;
  run: string;
};

/** One engagement has `count` items, messages, documents and events; documents have no bytes, so none is opened. */
export async function seedWork(memberId: string, count: number): Promise<SeededWork> {
  const [taxpayer, engagement, document, run] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const group = await seedRelated(taxpayer, count);
  const [requestLink, dueFeed] = [makeSecret(), makeSecret()];
  await db().execute(sql`
    insert into taxpayer_members (taxpayer_id, user_id, role) values (${taxpayer}, ${memberId}, 'owner')`);
  await db().execute(sql`
    insert into engagements (taxpayer_id, type, period, state)
    select ${taxpayer}, 'itr12', 1000 + n, 'done' from generate_series(2, ${count}::int) as n`);
  await db().execute(sql`
    insert into engagements (id, taxpayer_id, type, period, state) values (${engagement}, ${taxpayer}, 'itr12', '2026', 'collecting')`);
  await db().execute(sql`
    insert into request_items (engagement_id, position, what)
    select ${engagement}, n, 'A paper' from generate_series(1, ${count}::int) as n`);
  await db().execute(sql`
    insert into engagement_messages (engagement_id, is_ours, author_name, text, read_at, submission_key)
    select ${engagement}, true, 'Pieter Botha', 'Welcome', now(), ${engagement} || n from generate_series(1, ${count}::int) as n`);
  await db().execute(sql`
    insert into documents (id, engagement_id, direction, name, type, size, sha256, scan_state)
    select case n when 1 then ${document}::uuid else gen_random_uuid() end, ${engagement}, 'to_client', 'Paper.pdf',
      'application/pdf', 1, encode(sha256(n::text::bytea), 'hex'), 'infected'
    from generate_series(1, ${count}::int) as n`);
  await db().execute(sql`
    insert into engagement_events (engagement_id, kind, text, is_ours, is_for_client)
    select ${engagement}, 'item', 'Answered', false, true from generate_series(1, ${count}::int)`);
  await db().execute(sql`
    insert into engagement_links (token_hash, engagement_id, email, expires_at)
    values (${hashOfSecret(requestLink)}, ${engagement}, 'of-a-link@example.org', now() + interval '1 day')`);
  await db().execute(sql`
    insert into due_settings (user_id, feed_hash) values (${memberId}, ${hashOfSecret(dueFeed)})
    on conflict (user_id) do update set feed_hash = excluded.feed_hash`);
  await db().execute(sql`
    insert into time_entries (id, engagement_id, colleague_id, day, minutes)
    select gen_random_uuid(), ${engagement}, ${memberId}, current_date, 15 from generate_series(1, ${count}::int)`);
  const accepted = await seedProposal(taxpayer, engagement);
  await db().execute(sql`
    insert into bulk_runs (id, actor_id, act, choice, state, back) values (${run}, ${memberId}, 'work.next', '{}', 'done', '/admin/work')`);
  await db().execute(sql`
    insert into bulk_records (run_id, position, record_id, version, state, past)
    select ${run}, n, ${engagement}, 1, 'done', '{}' from generate_series(1, ${count}::int) as n`);
  return { taxpayer, group, engagement, document, requestLink, dueFeed, run, ...accepted };
}

async function seedRelated(taxpayer: string, count: number): Promise<string> {
  const group = randomUUID();
  await db().execute(sql`
    insert into taxpayers (id, kind, name, email) values (${taxpayer}, 'individual', 'Thandi Nkosi', 'of-a-link@example.org')`);
  await db().execute(sql`
    insert into taxpayer_relations (id, kind, holder_id, of_name)
    select gen_random_uuid(), 'director', ${taxpayer}, 'Company ' || n from generate_series(1, ${count}::int) as n`);
  await db().execute(sql`insert into taxpayer_groups (id, name) values (${group}, ${`Group ${group}`})`);
  await db().execute(sql`
    with added as (
      insert into taxpayers (kind, name) select 'company', 'Company ' || n from generate_series(2, ${count}::int) as n returning id)
    insert into taxpayer_group_members (group_id, taxpayer_id)
    select ${group}, id from added union all select ${group}::uuid, ${taxpayer}::uuid`);
  await db().execute(sql`
    with added as (
      insert into taxpayer_tags (id, name) select gen_random_uuid(), left(${group}, 30) || ' ' || n
      from generate_series(1, ${count}::int) as n returning id)
    insert into taxpayer_tag_uses (tag_id, taxpayer_id) select id, ${taxpayer} from added`);
  await db().execute(sql`
    insert into client_fields (id, name, kind) select gen_random_uuid(), left(${group}, 30) || ' ' || n, 'text'
    from generate_series(1, ${count}::int) as n`);
  await db().execute(sql`
    insert into bank_accounts (id, taxpayer_id, holder, bank, account_number, confirmed_by, added_by)
    select gen_random_uuid(), ${taxpayer}, 'Thandi Nkosi', 'FNB', 62000000000 + n, 'open', gen_random_uuid()
    from generate_series(1, ${count}::int) as n`);
  await db().execute(sql`
    insert into fica_records (taxpayer_id, next_review_on) select id, '2027-01-01' from taxpayers on conflict do nothing`);
  return group;
}

async function seedProposal(
  taxpayer: string,
  engagement: string,
): Promise<Pick<SeededWork, 'proposal' | 'letter' | 'receipt'>> {
  const [proposal, letter, receipt] = [randomUUID(), randomUUID(), makeSecret()];
  await db().execute(sql`
    insert into proposals (id, taxpayer_id, receipt_key, expires_at, accepted_at, accepted_name, accepted_email)
    values (${proposal}, ${taxpayer}, ${receipt}, now(), now(), 'Thandi Nkosi', 'of-a-link@example.org')`);
  await db().execute(sql`
    insert into letters (id, proposal_id, engagement_id, template, template_version, title, html, words, sha256, fields)
    select case id when ${engagement}::uuid then ${letter}::uuid else gen_random_uuid() end, ${proposal}, id,
      'individual-return', 1, 'Engagement letter', '<p>Words</p>', repeat('Words ', 20), repeat('b', 64), '{}'
    from engagements where taxpayer_id = ${taxpayer}`);
  return { proposal, letter, receipt };
}
