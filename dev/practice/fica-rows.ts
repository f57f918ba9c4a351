import type { Sql } from 'postgres';
import { RELATIONS, shareText } from '#app/work/core/taxpayers/relations.ts';
import { numbered } from './year-rows.ts';

const OWNER = RELATIONS.shareholder.label.toLowerCase();
/** In basis points. */
const WHOLE = 10_000;

/**
 * Each company belongs to the person after it. Nine of ten clients were identified; some reviews are due, some papers
 * have expired, some owners are unconfirmed. It only depends on the day.
 */
export async function addFica(sql: Sql): Promise<void> {
  const clients = numbered(sql);
  await sql`
    insert into taxpayer_relations (id, kind, holder_id, of_id, share)
    select gen_random_uuid(), 'shareholder', person.id, company.id, ${WHOLE}
    from (select * from ${clients}) company join (select * from ${clients}) person on person.n = company.n + 1
    where company.kind = 'company'`;
  await sql`
    insert into fica_records (taxpayer_id, identified_on, document, document_note, document_expires_on, identified_by,
      owners_confirmed_on, owners, owners_confirmed_by, risk, risk_reasons, next_review_on)
    select clients.id, seen, case when clients.kind = 'company' then 'registration-papers' when n % 14 = 2 then 'passport' else 'id-document' end,
      case clients.kind when 'company' then 'Disclosure certificate' end, case n % 14 when 2 then current_date + n * 3 - 300 end, assignee_id,
      case when is_confirmed then seen end,
      case when is_confirmed then jsonb_build_array(owner.name || ', ' || ${OWNER}::text || ', ' || ${shareText(WHOLE)}::text) end,
      case when is_confirmed then assignee_id end,
      case when n % 19 = 0 then 'high' when n % 5 = 0 then 'standard' else 'low' end,
      case when n % 19 = 0 then 'Paid in cash for the most part.' when n % 5 = 0 then 'New to us.' else 'Known for years, paid through a bank.' end,
      case when n % 31 > 0 then seen + case when n % 19 = 0 then 365 else 730 end end
    from ${clients} left join taxpayer_relations r on r.of_id = clients.id left join (select id, name from taxpayers) owner on owner.id = r.holder_id,
      lateral (select current_date - 20 - n * 17 % 730 as seen, clients.kind = 'company' and n % 15 > 0 as is_confirmed) facts
    where n % 10 > 0`;
  await sql`
    insert into engagements (taxpayer_id, type, period, state, assignee_id, starts_on)
    select clients.id, 'fica-review', 'once', case when next_review_on > current_date then 'planned' else 'in_progress' end, assignee_id,
      case when next_review_on > current_date then next_review_on end
    from ${clients} join fica_records on taxpayer_id = clients.id where next_review_on is not null`;
}
