import type { Sql } from 'postgres';

export const PEOPLE = 100_000;
export const MESSAGES = 100_000;
export const CLIENTS = 1000;
const COLLEAGUES = 5;
/** The newest enquiries are open: the others are answered, except for one in a hundred, which is spam. */
const OPEN = 2000;
/** Rows of one statement. */
const BATCH = 10_000;

const FIRST = list(
  'Thandi Pieter Naledi Ann Sipho Johan Lerato Busisiwe Kagiso Marie Zanele Willem Ayanda Fatima Priya',
);
const LAST = list(
  'Mokoena Botha Nkosi Merwe Dlamini Naidoo Khumalo Pretorius Mahlangu Smith Jacobs Moloi Venter Govender',
);
const WORDS = list(
  'provisional tax return payroll company registered VAT number refund assessment salary trust estate question invoice year rental income deadline penalty objection bakery farm shares capital gains medical retirement',
);
const TAGS = list('payroll vat estate objection urgent');

/** A firm after years: members, colleagues, and enquiries with an answer by mail each. */
export async function fillDesk(sql: Sql): Promise<void> {
  await sql`set statement_timeout = 0`;
  for (let from = 1; from <= PEOPLE; from += BATCH) await addPeople(sql, from);
  await sql`
    insert into user_roles (user_id, role)
    select id, 'staff' from users where email in (select 'member' || n || '@example' || n % 997 || '.co.za' from generate_series(1, ${COLLEAGUES}::int) n)`;
  for (let from = 1; from <= MESSAGES; from += BATCH) await addMessages(sql, from);
  await sql`
    insert into enquiry_entries (enquiry_id, kind, author_id, body, mail_id, sender, created_at)
    select m.id, kind, case kind when 'reply' then m.assignee_id end, left(m.message, 300),
      '<' || m.submission_key || kind || '@example.org>', case kind when 'received' then m.email end, m.created_at + interval '1 hour'
    from enquiries m, (values ('reply'), ('received')) as kinds (kind)
    where m.state = 'answered'`;
  await sql`
    insert into clients (name, description, display_order)
    select 'Client ' || n, 'What the client numbered ' || n || ' does.', n * 1000 from generate_series(1, ${CLIENTS}::int) n`;
  await sql`vacuum analyze`;
}

async function addPeople(sql: Sql, from: number): Promise<void> {
  await sql`
    with added as (
      insert into users (email, password_hash, email_verified_at)
      select 'member' || n || '@example' || n % 997 || '.co.za', 'none', now()
      from generate_series(${from}::int, ${from + BATCH - 1}::int) n
      returning id, substring(email from '\\d+')::int as n
    )
    insert into profiles (id, full_name, user_type)
    select id, ${one(sql, FIRST, sql`n`)} || ' ' || ${one(sql, LAST, sql`n / 20`)}, 'individual' from added`;
}

async function addMessages(sql: Sql, from: number): Promise<void> {
  const isOpen = sql`n <= ${OPEN}`;
  await sql`
    insert into enquiries (submission_key, user_type, name, email, phone, subject, message, created_at,
      state, assignee_id, waiting_since, snoozed_until, tags)
    select 'submission-number-' || n, 'individual',
      ${one(sql, FIRST, sql`n`)} || ' ' || ${one(sql, LAST, sql`n / 20`)},
      'visitor' || n || '@example' || n % 500 || '.co.za', '+27 821234567',
      'About a ' || (select string_agg(${one(sql, WORDS, sql`n * 7 + k * 3 + n / 7`)}, ' ') from generate_series(1, 4) k),
      'We ask: ' || (select string_agg(${one(sql, WORDS, sql`n * 11 + k * n / 5`)}, ' ') from generate_series(1, 40) k),
      now() - n * interval '5 minutes',
      case when ${isOpen} and n % 4 = 0 then 'new' when ${isOpen} then 'in_progress' when n % 100 = 0 then 'spam' else 'answered' end,
      case when n % 4 > 0 then (select colleagues.ids[1 + n % ${COLLEAGUES}::int]) end,
      case when ${isOpen} and n % 3 > 0 then now() - n * interval '5 minutes' end,
      case when ${isOpen} and n % 10 = 0 then now() + interval '3 days' end,
      case when n % 3 = 0 then array[${one(sql, TAGS, sql`n`)}] when n % 9973 = 0 then array['inheritance'] else '{}' end
    from generate_series(${from}::int, ${from + BATCH - 1}::int) n,
      (select array_agg(user_id) as ids from user_roles where role = 'staff') colleagues`;
}

function one(sql: Sql, words: string[], index: ReturnType<Sql>) {
  return sql`(${words}::text[])[1 + (${index}) % ${words.length}]`;
}

function list(words: string): string[] {
  return words.split(' ');
}
