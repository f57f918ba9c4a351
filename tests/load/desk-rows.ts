import type { Sql } from 'postgres';
import { addEnquiries, FIRST, LAST, one } from '#dev/practice/enquiry-rows.ts';

export const PEOPLE = 100_000;
export const MESSAGES = 100_000;
export const CLIENTS = 1000;
const COLLEAGUES = 5;
const BATCH = 10_000;

/** Several years of a firm: members, colleagues, and enquiries with one mailed answer each. */
export async function fillDesk(sql: Sql): Promise<void> {
  await sql`set statement_timeout = 0`;
  for (let from = 1; from <= PEOPLE; from += BATCH) await addPeople(sql, from);
  await sql`
    insert into user_roles (user_id, role)
    select id, 'staff' from users where email in (select 'member' || n || '@example' || n % 997 || '.co.za' from generate_series(1, ${COLLEAGUES}::int) n)`;
  for (let from = 1; from <= MESSAGES; from += BATCH) await addEnquiries(sql, from, BATCH);
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
