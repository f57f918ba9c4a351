import postgres from 'postgres';
import { expect, test } from 'vitest';
import { differenceOf, outcomeText, type Outcome } from '#app/work/core/engagements/outcome.ts';
import { useTestDatabase } from '#tests/database.ts';
import { addFica } from './fica-rows.ts';
import { fillWork } from './work-rows.ts';
import { fillYear } from './year-rows.ts';

const { url } = await useTestDatabase();

test('the practice has a year of work behind it, one ahead, and its time', async () => {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await fillWork(sql, { taxpayers: 40, ofEach: 4, done: 10 });
    const { planned } = await fillYear(sql, url);
    const works = await sql<{ type: string; planned: number; done: number; timed: number }[]>`
      select type, count(*) filter (where state = 'planned')::int as planned, count(*) filter (where state = 'done')::int as done,
        count(*) filter (where state = 'done' and id in (select engagement_id from time_entries))::int as timed
      from engagements group by type having count(*) filter (where state = 'planned') > 0 order by type`;
    expect(works.map(({ type }) => type)).toEqual(['books', 'irp6', 'itr12', 'payroll', 'vat201']);
    for (const { type, done, timed } of works) expect([type, timed], type).toEqual([type, done]);
    expect(works.reduce((sum, work) => sum + work.planned, 0)).toBe(planned);
    const [odd] = await sql<{ ahead: number; weekends: number; late: number }[]>`
      select (select count(*) from time_entries where day > (now() at time zone 'Africa/Johannesburg')::date)::int as ahead,
        (select count(*) from time_entries where extract(isodow from day) > 5)::int as weekends,
        (select count(*) from engagements where state = 'done' and state_since > now())::int as late`;
    expect(odd).toEqual({ ahead: 0, weekends: 0, late: 0 });
    const assessed = await sql<
      { outcome: Outcome }[]
    >`select outcome from engagements where outcome is not null`;
    expect(new Set(assessed.map(({ outcome }) => outcome.figure))).toEqual(
      new Set(['none', 'refund', 'pay']),
    );
    for (const { outcome } of assessed) expect(outcomeText(outcome)).toMatch(/^SARS assessed it on \d/);
    expect(assessed.some(({ outcome }) => differenceOf(outcome) !== 0)).toBe(true);
    const letters = await sql`select id from engagements where sars_due_on is not null`;
    expect(letters.length).toBeGreaterThan(3);
  } finally {
    await sql.end();
  }
});

test('most clients of the practice are identified, and most owners confirmed', async () => {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await addFica(sql);
    const [counts] = await sql<{ identified: number; confirmed: number; reviews: number }[]>`
      select count(*)::int as identified, count(owners)::int as confirmed,
        (select count(*) from engagements where type = 'fica-review')::int as reviews from fica_records`;
    expect(counts).toEqual({ identified: 36, confirmed: 19, reviews: 35 });
  } finally {
    await sql.end();
  }
});
