import { isNull } from 'drizzle-orm';
import type { Sql } from 'postgres';
import { monthsAfter } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { withDb } from '#app/platform/db/client.server.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { dueDayOf } from '#app/work/core/engagements/due.ts';
import { periodsOf, type TaxpayerDates } from '#app/work/core/engagements/periods.ts';
import { firstStart } from '#app/work/core/engagements/start-day.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { planAhead } from '#app/work/core/recurring/plan-ahead.server.ts';
import { addSarsLetters } from './letter-rows.ts';

/** `of`: by the client's number; companies have odd ones. Prices in cents. */
const SERVICES = [
  { type: 'vat201', of: (n: Piece, sql: Sql) => sql`${n} % 4 = 1`, price: 145_000 },
  { type: 'books', of: (n: Piece, sql: Sql) => sql`${n} % 4 = 3`, price: 350_000 },
  { type: 'payroll', of: (n: Piece, sql: Sql) => sql`${n} % 6 = 5`, price: 95_000 },
  { type: 'irp6', of: (n: Piece, sql: Sql) => sql`${n} % 10 = 2`, price: 120_000 },
  { type: 'itr12', of: (n: Piece, sql: Sql) => sql`${n} % 2 = 0 and ${n} % 10 <> 8`, price: 149_500 },
] as const;

type Piece = ReturnType<Sql>;

const DATES: TaxpayerDates = { yearEnd: 2, registered: null, vatCategory: 'A' };
const MONTHS_BACK = 12;

/**
 * Recurring work for the clients of `fillWork`: a year done, this month's under way, the next year's planned by the
 * site's own rules; with time entries. It only depends on the day.
 */
export async function fillYear(sql: Sql, databaseUrl: string): Promise<{ planned: number }> {
  const today = southAfricanDay();
  for (const service of SERVICES) await addService(sql, service, today);
  await sql`
    insert into recurring_periods (recurring_id, period, engagement_id)
    select r.id, e.period, e.id from recurring_work r join engagements e on e.taxpayer_id = r.taxpayer_id and e.type = r.type`;
  await sql`
    update engagements set submitted_on = state_since::date, reference = 'E' || left(id::text, 8)
    where state = 'with_sars' and submitted_on is null`;
  await addOutcomes(sql, today);
  await addSarsLetters(sql, today);
  await addTime(sql, today);
  const planned = await planNextYear(databaseUrl);
  await sql`vacuum analyze`;
  return { planned };
}

async function addService(sql: Sql, { type, of, price }: (typeof SERVICES)[number], today: string) {
  const kind = typeOf(type);
  if (!kind) throw new TypeError(`There is no kind of work ${type}.`);
  const from = monthsAfter(today, -MONTHS_BACK);
  await sql`
    insert into recurring_work (id, taxpayer_id, type, starts_on, price)
    select gen_random_uuid(), id, ${type}, ${from}, ${price}::int + ${price}::int / 10 * (n % 4 - 1)
    from ${numbered(sql)} where ${of(sql`n`, sql)}`;
  for (const { id: period } of periodsOf(kind, DATES, { from, until: today })) {
    const start = firstStart(kind, period, DATES) ?? today;
    if (start <= today)
      await addPeriod(sql, { type, period, start, due: dueDayOf(kind, period, DATES, start) }, today);
  }
}

type Period = { type: string; period: string; start: string; due: string | null };

/** Each client is done after its own number of days, a few only after long. */
async function addPeriod(sql: Sql, { type, period, start, due }: Period, today: string): Promise<void> {
  await sql`
    insert into engagements (taxpayer_id, type, period, state, assignee_id, due_on, price, asked_on, submitted_on, reference, state_since)
    select r.taxpayer_id, ${type}, ${period},
      case when finished < ${today}::date then 'done'
        else (array['collecting', 'in_progress', 'waiting_for_client', 'with_sars', 'in_progress'])[1 + n / 4 % 5] end,
      assignee_id, ${due}::date, r.price, ${start}::date, case when finished < ${today}::date then finished end,
      case when finished < ${today}::date then 'E' || n || '/' || ${period} end,
      case when finished < ${today}::date then finished else greatest(${start}::date, ${today}::date - n % 12) end + interval '9 hours'
    from recurring_work r join ${numbered(sql)} on clients.id = r.taxpayer_id,
      lateral (select ${start}::date + 4 + n * 7 % 25 + case n % 23 when 0 then 60 else 0 end as finished) one
    where r.type = ${type}
    on conflict do nothing`;
  await sql`
    insert into request_items (engagement_id, item, position, what, why, place, state)
    select e.id, 'item-' || p, p, (array['Bank statements', 'Sales', 'Purchases'])[p] || ' of the period', 'The return rests on it.',
      'From your bank or your program.',
      case when e.state in ('done', 'with_sars', 'in_progress') then 'accepted' else (array['accepted', 'open', 'open'])[p] end
    from engagements e, generate_series(1, 3) p
    where e.type = ${type} and e.period = ${period} and not exists (select from request_items where engagement_id = e.id)`;
}

/** Of the persons' returns a third is refunded and a third pays; SARS changed every seventh. */
async function addOutcomes(sql: Sql, today: string): Promise<void> {
  await sql`
    update engagements e set outcome = jsonb_build_object('assessedOn', (e.submitted_on + 7)::text, 'reference', 'A' || e.reference,
      'figure', figure, 'cents', cents, 'payBy', case figure when 'pay' then (e.submitted_on + 37)::text end,
      'filed', jsonb_build_object('figure', figure, 'cents', cents + case n % 7 when 0 then 25000 else 0 end),
      'why', case when n % 7 = 0 and figure <> 'none' then 'SARS read one figure otherwise than we did.' else '' end,
      'settledOn', case when figure <> 'none' and e.submitted_on + 27 <= ${today}::date then (e.submitted_on + 27)::text end)
    from ${numbered(sql)}, lateral (select (array['none', 'refund', 'pay'])[1 + clients.n % 3] as figure) what,
      lateral (select case figure when 'none' then null else 150000 + clients.n * 1250 end as cents) amounts
    where clients.id = e.taxpayer_id and e.state = 'done' and e.type = 'itr12' and e.submitted_on + 7 <= ${today}::date`;
}

/** Two entries for done work, one for work under way: near the plan for its kind, and on working days. */
async function addTime(sql: Sql, today: string): Promise<void> {
  const kinds = [...SERVICES.map(({ type }) => type), 'irp6-company'];
  const minutes = kinds.map((kind) => typeOf(kind)?.plannedMinutes ?? 60);
  await sql`
    insert into time_entries (id, engagement_id, colleague_id, day, minutes)
    select gen_random_uuid(), e.id, coalesce(e.assignee_id, clerks.ids[1 + n % array_length(clerks.ids, 1)]),
      day - case extract(isodow from day) when 6 then 1 when 7 then 2 else 0 end,
      greatest(15, kinds.minutes * (35 + (n * 13 + length(e.period) + part * 7) % 40) / 500 * 5)
    from engagements e join ${numbered(sql)} on clients.id = e.taxpayer_id
      join unnest(${kinds}::text[], ${minutes}::int[]) kinds (type, minutes) using (type),
      (select array_agg(user_id order by email) as ids from user_roles join users on users.id = user_id where role = 'staff') clerks,
      generate_series(0, case e.state when 'done' then 1 else 0 end) part,
      lateral (select case e.state when 'done' then e.state_since::date else ${today}::date - n % 9 end - part * 2 as day) days
    where e.state in ('done', 'in_progress', 'waiting_for_client', 'with_sars')`;
}

/** As the site does every night. Returns how many engagements are planned. */
function planNextYear(databaseUrl: string): Promise<number> {
  return withDb(databaseUrl, (db) =>
    db.transaction(async (tx) => {
      let planned = 0;
      for (const row of await tx.select().from(recurringWork).where(isNull(recurringWork.plannedOn)))
        planned += (await planAhead(tx, [row], null, new Date())).added;
      return planned;
    }),
  );
}

export function numbered(sql: Sql) {
  return sql`(select id, kind, name, assignee_id, substring(email from '[0-9]+')::int as n from taxpayers) clients`;
}
