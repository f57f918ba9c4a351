import type { Sql } from 'postgres';

const COLLEAGUES = 5;
/** The newest enquiries are open; the others are answered, except one in a hundred, which is spam. */
const OPEN = 2000;

export const FIRST = list(
  'Thandi Pieter Naledi Ann Sipho Johan Lerato Busisiwe Kagiso Marie Zanele Willem Ayanda Fatima Priya',
);
export const LAST = list(
  'Mokoena Botha Nkosi Merwe Dlamini Naidoo Khumalo Pretorius Mahlangu Smith Jacobs Moloi Venter Govender',
);
const WORDS = list(
  'provisional tax return payroll company registered VAT number refund assessment salary trust estate question invoice year rental income deadline penalty objection bakery farm shares capital gains medical retirement',
);
const TAGS = list('payroll vat estate objection urgent');

/** `most` enquiries, numbered from `from`, one each five minutes back, shared out among five colleagues. */
export async function addEnquiries(sql: Sql, from: number, most: number): Promise<void> {
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
    from generate_series(${from}::int, ${from + most - 1}::int) n,
      (select array_agg(user_id) as ids from user_roles where role = 'staff') colleagues`;
}

export function one(sql: Sql, words: string[], index: ReturnType<Sql>) {
  return sql`(${words}::text[])[1 + (${index}) % ${words.length}]`;
}

function list(words: string): string[] {
  return words.split(' ');
}
