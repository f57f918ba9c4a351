import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { businessDaysAfter } from '#app/firm/core/business-days.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { instantOf } from '#app/bookings/core/working-time.ts';
import { SECOND, southAfricanDay } from '#app/platform/core/time.ts';
import { readCsv } from '#app/platform/csv/read-csv.ts';
import { writeCsv } from '#app/platform/csv/csv.ts';
import { startPlanned } from '#app/work/core/engagements/planned.server.ts';
import { planRecurring } from '#app/work/core/recurring/recurring.server.ts';
import type { AccountSite } from './account-fixture.ts';
import { postForm } from './accounts.ts';

/** `most`: seconds that are allowed. */
type Act = { act: string; seconds: number; most: number };

/** With 10 000 clients; fewer in proportion. */
const OPENED = 0.8;
const IMPORTED = 0.2;
const PATH = '/admin/taxpayers/import';

/** A month later, at eight: planned work opens, and the window of twelve months has moved on. */
export async function timeNights(sql: Sql, clients: number): Promise<Act[]> {
  const opening = clients * OPENED;
  const day = businessDaysAfter(plusDays(southAfricanDay(), 31), 1);
  const now = new Date(instantOf(day, '08:00'));
  await sql`update engagements set starts_on = ${plusDays(day, 400)} where state = 'planned' and starts_on <= ${day}`;
  await sql`
    update engagements set starts_on = ${day} where id in (
      select distinct on (taxpayer_id) id from engagements where state = 'planned' order by taxpayer_id, period limit ${opening})`;
  return [
    await timed(60, async () => `${await startPlanned(now)} pieces of work opened`),
    // A job may take this long.
    await timed(300, async () => {
      const before = await countPlanned(sql);
      const looked = await planRecurring(now);
      return `${looked} recurring services planned ahead, ${(await countPlanned(sql)) - before} pieces of work added`;
    }),
  ];
}

async function countPlanned(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from engagements where state = 'planned'`;
  return row?.count ?? 0;
}

/** Half of the rows change an existing client. From the sent file to the last row. */
export async function timeImport({ url, sql }: AccountSite, cookie: string, clients: number): Promise<Act> {
  const text = await fileOf(sql, clients * IMPORTED);
  return timed(20, async () => {
    const form = new FormData();
    form.set('intent', 'try');
    form.set('file', new Blob([text]), 'clients.csv');
    const headers = { cookie, Origin: new URL(url).origin };
    const shown = await fetch(url + PATH, { method: 'POST', headers, body: form });
    const fingerprint = /name="fingerprint" value="([^"]*)"/.exec(await shown.text())?.[1] ?? '';
    const fields = { intent: 'import', name: 'clients.csv', text, fingerprint };
    const started = await postForm(url, PATH, fields, { cookie });
    const run = started.headers.get('location') ?? '';
    if (started.status !== 303) throw new Error(`The import answers ${started.status}.`);
    const state = await stateOf(sql, run);
    if (state === 'asked') await postForm(url, run, { intent: 'start' }, { cookie });
    return `${await doneWhenOver(sql, run)} rows imported`;
  });
}

/** As many at once as a list does; first companies, then persons. */
const LISTS = ['company', 'individual'];

/** From the button to the last client: monthly work, planned for twelve months. */
export async function timeGiving({ url, sql }: AccountSite, cookie: string): Promise<Act> {
  return timed(20, async () => {
    let given = 0;
    for (const kind of LISTS) {
      const list = `/admin/taxpayers?index&kind=${kind}`;
      const answer = await postForm(url, list, { intent: 'recurring:give', all: 'yes' }, { cookie });
      const run = answer.headers.get('location') ?? '';
      await postForm(url, run, { intent: 'look', kind: 'books' }, { cookie });
      const page = await (await fetch(url + run, { headers: { cookie } })).text();
      const shown = (/name="shown" value="([^"]*)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&');
      const fields = Object.fromEntries(new URLSearchParams(shown));
      await postForm(url, run, { intent: 'start', shown, ...fields }, { cookie });
      given += await doneWhenOver(sql, run);
    }
    return `recurring work given to ${given} clients`;
  });
}

async function doneWhenOver(sql: Sql, run: string): Promise<number> {
  while ((await stateOf(sql, run)) !== 'done') await sleep(SECOND / 20);
  const [counts] = await sql<{ done: number }[]>`
    select count(*)::int as done from bulk_records where run_id = ${idOf(run)} and state = 'done'`;
  return counts?.done ?? 0;
}

async function fileOf(sql: Sql, rows: number): Promise<string> {
  const known = await sql<{ name: string; number: string }[]>`
    select name, tax_number as number from taxpayers where tax_number is not null order by id limit ${rows / 2}`;
  const changed = known.map(({ name, number }, place) => [
    name,
    number,
    `082 123 ${1000 + (place % 9000)}`,
    '',
  ]);
  const added = Array.from({ length: rows / 2 }, (_, place) => [
    `Imported Bakery ${place} (Pty) Ltd`,
    '',
    '',
    `imported${place}@example.org`,
  ]);
  const lines = [['Name', 'Income tax number', 'Phone', 'Email'], ...changed, ...added];
  return writeCsv(readCsv(writeCsv(lines)) ?? []);
}

async function stateOf(sql: Sql, run: string): Promise<string> {
  const [row] = await sql<{ state: string }[]>`select state from bulk_runs where id = ${idOf(run)}`;
  return row?.state ?? 'nowhere';
}

function idOf(run: string): string {
  return run.split('/').at(-1) ?? '';
}

async function timed(most: number, work: () => Promise<string>): Promise<Act> {
  const before = performance.now();
  const act = await work();
  return { act, seconds: (performance.now() - before) / SECOND, most };
}
