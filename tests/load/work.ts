import type { Sql } from 'postgres';
import { startAccountSite } from './account-fixture.ts';
import { enterDesk, slowest, timesOf, timesTable } from './desk-times.ts';
import { saveReport } from './report.ts';
import { statementsOf } from './statement-count.ts';
import { ENGAGEMENTS, fillWork, ITEMS, TAXPAYERS } from './work-rows.ts';

/** Milliseconds. */
const MOST_OF_BOARD = 100;
const MOST_OF_ENGAGEMENT = 60;
const MOST_STATEMENTS = 8;

const site = await startAccountSite();
try {
  await fillWork(site.sql);
  const cookie = await enterDesk(site);
  const [board, engagement] = [await boardAddresses(site.sql), await engagementAddresses(site.sql)];
  const times = {
    board: await timesOf(site.url, cookie, board),
    engagement: await timesOf(site.url, cookie, engagement),
  };
  const statements = await statementsOf(site, cookie, { ...board, ...engagement });
  const most = Math.max(...Object.values(statements));
  process.stdout.write(
    `${timesTable('board', times.board)}\n\n${timesTable('engagement', times.engagement)}\n`,
  );
  process.stdout.write(`A page sends ${most} statements at most.\n`);
  await saveReport('work.json', {
    taxpayers: TAXPAYERS,
    engagementsOfEach: ENGAGEMENTS,
    itemsOfEach: ITEMS,
    ...times,
    statements,
  });
  const isQuick = slowest(times.board) <= MOST_OF_BOARD && slowest(times.engagement) <= MOST_OF_ENGAGEMENT;
  process.exitCode = isQuick && most <= MOST_STATEMENTS ? 0 : 1;
} finally {
  await site.close();
}

async function boardAddresses(sql: Sql): Promise<Record<string, string>> {
  const [clerk] = await sql<{ id: string }[]>`select id from users where email = 'clerk1@firm.example'`;
  const [deep] = await sql<{ id: string }[]>`
    select id from engagements where state in ('collecting', 'waiting_for_client')
    order by coalesce(due_on, '9999-12-31'), id offset 1500 limit 1`;
  const views = ['board', 'review', 'due', 'client', 'progress', 'sars', 'proposed', 'ended'];
  const queries: Record<string, Record<string, string | undefined>> = {
    ...Object.fromEntries(views.map((state) => [state, { state }])),
    'with the client, page 31': { state: 'client', after: deep?.id },
    'of a colleague': { of: clerk?.id },
    'of nobody': { of: 'nobody' },
    'of a service': { service: 'tax-company' },
    'overdue of a colleague': { of: clerk?.id, due: 'overdue' },
    '“mokoena”': { q: 'mokoena' },
    '“naidoo farms” among the ended': { q: 'naidoo farms', state: 'ended' },
    '“zzzz”': { q: 'zzzz' },
  };
  const addresses = Object.entries(queries).map(([name, query]) => {
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return [name, `/admin/work?${new URLSearchParams(given)}`];
  });
  return {
    ...Object.fromEntries(addresses),
    taxpayers: '/admin/taxpayers',
    'taxpayers, “mokoena”': '/admin/taxpayers?q=mokoena',
  };
}

async function engagementAddresses(sql: Sql): Promise<Record<string, string>> {
  const states = ['collecting', 'in_progress', 'with_sars', 'done'];
  const rows = await sql<{ state: string; id: string; taxpayer: string }[]>`
    select distinct on (state) state, id, taxpayer_id as taxpayer from engagements where state in ${sql(states)} order by state, id`;
  return {
    ...Object.fromEntries(rows.map(({ state, id }) => [state, `/admin/work/${id}`])),
    'its taxpayer': `/admin/taxpayers/${rows[0]?.taxpayer}`,
  };
}
