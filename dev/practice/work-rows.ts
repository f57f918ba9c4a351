import type { Sql } from 'postgres';

export const TAXPAYERS = 1000;
export const ENGAGEMENTS = 12;
export const ITEMS = 9;
const CLERKS = [1, 2, 3, 4, 5].map((n) => ({ email: `clerk${n}@firm.example`, name: `Clerk ${n}` }));

const FIRST = 'Thandi Pieter Naledi Ann Sipho Johan Lerato Busisiwe Kagiso Marie Zanele Willem'.split(' ');
const LAST = 'Mokoena Botha Nkosi Merwe Dlamini Naidoo Khumalo Pretorius Mahlangu Smith Jacobs'.split(' ');
const TRADES = 'Bakery Farms Transport Properties Consulting Dental Foods Builders Motors'.split(' ');

const STREETS = 'Church Park Protea Main Jacaranda'.split(' ');
const PLACES = [
  'Arcadia\nPretoria\n0083',
  'Centurion\n0157',
  'Rosebank\nJohannesburg\n2196',
  'Gardens\nCape Town\n8001',
  'Berea\nDurban\n4001',
];

/** The oldest are done, eight without another number; the newest are spread over the states of work under way. */
const UNDER_WAY = ['collecting', 'in_progress', 'waiting_for_client', 'with_sars', 'collecting', 'accepted'];
const DONE = 8;

type Size = {
  taxpayers: number;
  ofEach: number;
  colleagues?: readonly { email: string; name: string }[];
  payrolls?: number;
  done?: number;
};

/**
 * Half persons, half companies; each gets its newest `ofEach` engagements, at most twelve; the first `payrolls`
 * companies also last month's payroll. `colleagues` get accounts.
 */
export async function fillWork(
  sql: Sql,
  { taxpayers, ofEach, colleagues = CLERKS, payrolls = 0, done = DONE }: Size = {
    taxpayers: TAXPAYERS,
    ofEach: ENGAGEMENTS,
  },
): Promise<void> {
  await sql`set statement_timeout = 0`;
  const emails = colleagues.map(({ email }) => email);
  await sql`
    with added as (
      insert into users (email, password_hash, email_verified_at)
      select email, 'none', now() from unnest(${emails}::text[]) email on conflict do nothing returning id, email
    ), role as (insert into user_roles (user_id, role) select id, 'staff' from added)
    insert into profiles (id, full_name, user_type) select added.id, one.name, 'individual' from added
      join unnest(${emails}::text[], ${colleagues.map(({ name }) => name)}::text[]) one (email, name) using (email)`;
  const clerks = sql`(select array_agg(id order by email) as ids from users where email = any(${emails}::text[])) clerks`;
  await sql`
    insert into taxpayers (kind, name, email, tax_number, street_address, postal_address, vat_category, assignee_id)
    select case n % 2 when 0 then 'individual' else 'company' end,
      case n % 2 when 0 then ${one(sql, FIRST)} || ' ' || ${one(sql, LAST)} else ${one(sql, LAST)} || ' ' || ${one(sql, TRADES)} || ' (Pty) Ltd' end || ' ' || n,
      'taxpayer' || n || '@example.org', lpad(n::text, 10, '9'),
      case when n % 4 > 0 then 1 + n * 7 % 240 || ' ' || ${one(sql, STREETS)} || ' Street' || chr(10) || ${one(sql, PLACES)} end,
      case when n % 9 = 0 then 'PO Box ' || 1000 + n || chr(10) || 'Pretoria' || chr(10) || '0001' end, case n % 2 when 1 then 'A' end,
      case when n % 5 > 0 then clerks.ids[1 + n % ${emails.length}::int] end
    from generate_series(1, ${taxpayers}::int) n, ${clerks}`;
  await sql`
    insert into engagements (taxpayer_id, type, period, state, assignee_id, due_on, price, asked_on, submitted_on, reference, state_since)
    select t.id, case t.kind when 'individual' then 'itr12' else 'irp6-company' end,
      case t.kind when 'individual' then (2014 + k)::text else (2020 + (k + 1) / 2)::text || '-' || 1 + (k + 1) % 2 end,
      case when k <= ${done}::int then 'done' else (${UNDER_WAY}::text[])[1 + (k + length(t.name)) % ${UNDER_WAY.length}] end,
      t.assignee_id, case when k <= ${done}::int then current_date - (13 - k) * 180 else current_date - 15 + (k * 37 + length(t.name) * 11) % 200 end,
      149500, current_date - 5, case when k <= ${done}::int then current_date - (13 - k) * 180 end, case when k <= ${done}::int then '0' || k end,
      now() - case when k <= ${done}::int then (13 - k) * 25 else (k * 17 + length(t.name) * 7) % 75 end * interval '1 day'
    from taxpayers t, generate_series(${ENGAGEMENTS - ofEach + 1}::int, ${ENGAGEMENTS}::int) k`;
  await sql`
    insert into engagements (taxpayer_id, type, period, state, assignee_id, due_on, price, asked_on)
    select id, 'payroll', to_char(current_date - interval '1 month', 'YYYY-MM'), 'in_progress', assignee_id,
      date_trunc('month', current_date)::date + 6, 95000, date_trunc('month', current_date)::date
    from taxpayers where kind = 'company' order by tax_number limit ${payrolls}`;
  await sql`
    insert into request_items (engagement_id, item, position, what, why, place, state, answer)
    select e.id, 'item-' || p, p, 'Certificate number ' || p || ' of the year', 'It decides a deduction.', 'From whoever paid.',
      case when e.state in ('done', 'with_sars') then 'accepted'
        else (array['open', 'answered', 'accepted', 'open', 'not_mine', 'open', 'open', 'accepted', 'open'])[p] end,
      case p when 2 then 'It is in the file of last year.' end
    from engagements e, generate_series(1, ${ITEMS}::int) p`;
  await addDocuments(sql);
  await sql`
    insert into engagement_events (engagement_id, kind, at, is_ours, text, is_for_client)
    select e.id, 'item', now() - p * interval '3 days', p % 2 = 0, 'Answered: certificate number ' || p, true
    from engagements e, generate_series(1, 6) p`;
  await sql`
    insert into engagement_messages (engagement_id, is_ours, author_name, text, at, read_at, submission_key)
    select e.id, p % 2 = 0, 'Thandi Mokoena', 'A question about certificate number ' || p, now() - p * interval '2 days',
      case when e.state = 'done' or p > 1 or (e.due_on - e.asked_on) % 10 <> 0 then now() end, e.id::text || '-' || p
    from engagements e, generate_series(1, 4) p`;
  await sql`vacuum analyze`;
}

async function addDocuments(sql: Sql): Promise<void> {
  await sql`
    insert into documents (engagement_id, item_id, direction, name, type, size, sha256, scan_state)
    select engagement_id, id, 'from_client', 'Certificate ' || position || '.pdf', 'application/pdf', 120000,
      md5(id::text) || md5('2' || id::text), 'clean'
    from request_items where state in ('answered', 'accepted')`;
  await sql`
    insert into documents (engagement_id, direction, name, type, size, sha256, scan_state, opened_at)
    select id, 'to_client', 'Assessment.pdf', 'application/pdf', 90000, md5(id::text) || md5('3' || id::text), 'clean', now()
    from engagements where state = 'done'`;
}

function one(sql: Sql, words: string[]) {
  return sql`(${words}::text[])[1 + (n / 2 * 7) % ${words.length}]`;
}
