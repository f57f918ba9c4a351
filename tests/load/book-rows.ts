import type { Sql } from 'postgres';
import { FIRST, LAST, one } from '#dev/practice/enquiry-rows.ts';

/** For each client: this many past months, done, and this many from the present one on. */
const MONTHS = 12;
const ITEMS = 9;
const CLERKS = 30;

const TRADES = 'Bakery Farms Transport Properties Consulting Dental Foods Builders Motors'.split(' ');

const KINDS = ['books', 'payroll', 'vat201-monthly', 'management-accounts'];

/**
 * A client book with a year of work done and a year planned, made within Postgres. The present month's work is under
 * way; planned work asks for nothing yet.
 */
export async function fillBook(sql: Sql, clients: number): Promise<Record<string, number>> {
  await sql`set statement_timeout = 0`;
  await addClerks(sql);
  await addClients(sql, clients);
  await addWork(sql);
  await addWhatCame(sql);
  await sql`
    insert into time_entries (id, engagement_id, colleague_id, day, minutes)
    select gen_random_uuid(), id, assignee_id, state_since::date - part, 15 + (extract(day from state_since)::int * 7 + part * 30) % 120
    from engagements, generate_series(0, 1) part where state <> 'planned' and assignee_id is not null`;
  await sql`vacuum analyze`;
  return { clients, doneOfEach: MONTHS, plannedOfEach: MONTHS - 1, underWayOfEach: 1, itemsOfEach: ITEMS };
}

async function addClerks(sql: Sql): Promise<void> {
  await sql`
    with added as (
      insert into users (email, password_hash, email_verified_at)
      select 'clerk' || n || '@firm.example', 'none', now() from generate_series(1, ${CLERKS}::int) n returning id, email
    ), role as (insert into user_roles (user_id, role) select id, 'staff' from added)
    insert into profiles (id, full_name, user_type)
    select id, 'Clerk ' || substring(email from '[0-9]+'), 'individual' from added`;
}

async function addClients(sql: Sql, clients: number): Promise<void> {
  await sql`
    insert into taxpayers (kind, name, email, tax_number, registration_number, vat_category, numbers, assignee_id)
    select case n % 2 when 0 then 'individual' else 'company' end,
      case n % 2 when 0 then ${one(sql, FIRST, sql`n`)} || ' ' || ${one(sql, LAST, sql`n / 7`)} else ${one(sql, LAST, sql`n / 7`)} || ' ' || ${one(sql, TRADES, sql`n / 3`)} || ' (Pty) Ltd' end || ' ' || n,
      'client' || n || '@example.org', case when n % 9 > 0 then lpad(n::text, 10, '9') end,
      case when n % 2 = 1 then '2015/' || lpad(n::text, 6, '0') || '/07' end, case when n % 4 = 2 then 'C' end,
      case when n % 4 in (1, 2) then jsonb_build_object('vatNumber', '4' || lpad(n::text, 9, '0')) else '{}' end,
      case when n % 12 > 0 then clerks.ids[1 + n % ${CLERKS}::int] end
    from generate_series(1, ${clients}::int) n,
      (select array_agg(id order by email) as ids from users where email like 'clerk%@firm.example') clerks`;
  await sql`
    insert into fica_records (taxpayer_id, identified_on, document, risk, risk_reasons, next_review_on)
    select id, current_date - 300, 'id-document', 'low', 'Known for years.', current_date + (random() * 700)::int - 20
    from taxpayers where random() < 0.9`;
  await sql`
    with tag as (insert into taxpayer_tags (id, name) select gen_random_uuid(), 'Tag ' || n from generate_series(1, 10) n returning id)
    insert into taxpayer_tag_uses (tag_id, taxpayer_id) select tag.id, t.id from tag, taxpayers t where random() < 0.1`;
}

async function addWork(sql: Sql): Promise<void> {
  await sql`
    insert into recurring_work (id, taxpayer_id, type, starts_on, price, planned_on)
    select gen_random_uuid(), id, (${KINDS}::text[])[1 + substring(name from '[0-9]+$')::int % ${KINDS.length}],
      date_trunc('month', current_date)::date - 400, 95000, current_date
    from taxpayers`;
  await sql`
    insert into engagements (taxpayer_id, type, period, state, assignee_id, starts_on, due_on, price, asked_on, submitted_on, reference, state_since)
    select t.id, r.type, to_char(month, 'YYYY-MM'),
      case when k < 0 then 'done' when k > 0 then 'planned'
        else (array['collecting', 'in_progress', 'waiting_for_client', 'with_sars', 'in_progress'])[1 + length(t.name) % 5] end,
      case when substring(t.name from '[0-9]+$')::int % 7 > 0 then t.assignee_id end,
      case when k > 0 then (month + interval '1 month')::date end, (month + interval '1 month')::date + 6 + length(t.name) % 20, 95000,
      case when k <= 0 then month::date end, case when k < 0 then (month + interval '1 month')::date + 5 end, case when k < 0 then '0' || -k end,
      case when k < 0 then month + interval '1 month' + length(t.name) % 20 * interval '1 day' else now() - length(t.name) * interval '1 day' end
    from taxpayers t join recurring_work r on r.taxpayer_id = t.id, generate_series(${-MONTHS}::int, ${MONTHS - 1}::int) k,
      lateral (select date_trunc('month', current_date) + k * interval '1 month' as month) months`;
  await sql`
    insert into recurring_periods (recurring_id, period, engagement_id, starts_on, due_on, price)
    select r.id, e.period, e.id, e.starts_on, e.due_on, e.price
    from recurring_work r join engagements e on e.taxpayer_id = r.taxpayer_id and e.type = r.type`;
}

async function addWhatCame(sql: Sql): Promise<void> {
  await sql`
    insert into request_items (engagement_id, item, position, what, why, place, state, answer)
    select e.id, 'item-' || p, p, 'Certificate number ' || p || ' of the month', 'It decides a deduction.', 'From whoever paid.',
      case when e.state in ('done', 'with_sars') then 'accepted'
        else (array['open', 'accepted', 'accepted', 'open', 'not_mine', 'open', 'open', 'accepted', 'open'])[p] end,
      case p when 2 then 'It is in the file of last year.' end
    from engagements e, generate_series(1, ${ITEMS}::int) p where e.state <> 'planned'`;
  await sql`
    update request_items set state = 'answered' where position = 2 and engagement_id in (
      select id from engagements where state in ('collecting', 'in_progress', 'waiting_for_client') and random() < 0.2)`;
  await sql`
    insert into documents (engagement_id, item_id, direction, name, type, size, sha256, scan_state)
    select engagement_id, id, 'from_client', 'Certificate ' || position || '.pdf', 'application/pdf', 120000,
      md5(id::text) || md5('2' || id::text), 'clean'
    from request_items where position in (3, 8) and state = 'accepted'`;
  await sql`
    insert into engagement_events (engagement_id, kind, at, is_ours, text, is_for_client)
    select id, 'item', state_since - p * interval '3 days', p % 2 = 0, 'Answered: certificate number ' || p, true
    from engagements, generate_series(1, 3) p where state <> 'planned'`;
  await sql`
    insert into engagement_messages (engagement_id, is_ours, author_name, text, at, read_at, submission_key)
    select id, p % 2 = 0, 'Thandi Mokoena', 'A question about certificate number ' || p, state_since - p * interval '2 days',
      case when state = 'done' or p > 1 or random() < 0.9 then now() end, id::text || '-' || p
    from engagements, generate_series(1, 2) p where state <> 'planned'`;
}
