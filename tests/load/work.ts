import type { Sql } from 'postgres';
import { startAccountSite } from './account-fixture.ts';
import { enterDesk } from './desk-times.ts';
import { addressesOf, benchPages } from './page-bench.ts';
import { ENGAGEMENTS, fillWork, ITEMS, TAXPAYERS } from '#dev/practice/work-rows.ts';

const site = await startAccountSite();
try {
  await fillWork(site.sql);
  const isQuick = await benchPages(site, {
    cookie: await enterDesk(site),
    groups: {
      board: { addresses: await boardAddresses(site.sql), mostMs: 100 },
      engagement: { addresses: await engagementAddresses(site.sql), mostMs: 60 },
    },
    mostStatements: 8,
    file: 'work.json',
    facts: { taxpayers: TAXPAYERS, engagementsOfEach: ENGAGEMENTS, itemsOfEach: ITEMS },
  });
  process.exitCode = isQuick ? 0 : 1;
} finally {
  await site.close();
}

async function boardAddresses(sql: Sql): Promise<Record<string, string>> {
  const [clerk] = await sql<{ id: string }[]>`select id from users where email = 'clerk1@firm.example'`;
  const [deep] = await sql<{ id: string }[]>`
    select id from engagements where state in ('collecting', 'waiting_for_client')
    order by coalesce(due_on, '9999-12-31'), id offset 1500 limit 1`;
  const views = ['board', 'review', 'due', 'client', 'progress', 'sars', 'proposed', 'ended'];
  const board = addressesOf('/admin/work', {
    ...Object.fromEntries(views.map((state) => [state, { state }])),
    'with the client, page 31': { state: 'client', after: deep?.id },
    'of a colleague': { of: clerk?.id },
    'of nobody': { of: 'nobody' },
    'of a service': { service: 'tax-company' },
    'overdue of a colleague': { of: clerk?.id, due: 'overdue' },
    '“mokoena”': { q: 'mokoena' },
    '“naidoo farms” among the ended': { q: 'naidoo farms', state: 'ended' },
    '“zzzz”': { q: 'zzzz' },
  });
  return {
    ...board,
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
