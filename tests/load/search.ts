import { startAccountSite } from './account-fixture.ts';
import { enterDesk, slowest, timesOf, timesTable } from './desk-times.ts';
import { saveReport } from './report.ts';

const PEOPLE = 100_000;
const MESSAGES = 100_000;
const CLIENTS = 1000;
const MOST_MS = 50;
/** Rows of one statement. */
const BATCH = 10_000;

const FIRST =
  'Thandi Pieter Naledi Ann Sipho Johan Lerato Busisiwe Kagiso Marie Zanele Willem Ayanda Fatima Priya';
const LAST =
  'Mokoena Botha Nkosi Merwe Dlamini Naidoo Khumalo Pretorius Mahlangu Smith Jacobs Moloi Venter Govender';
const WORDS =
  'provisional tax return payroll company registered VAT number refund assessment salary trust estate question invoice year rental income deadline penalty objection bakery farm shares capital gains medical retirement';

const TYPED = [
  't',
  'th',
  'thandi',
  'thandi mok',
  'mokena',
  'thnadi mokoena',
  'provisional tax',
  'provisinal',
  'exam',
  'visitor99999',
  'visitor99999@example499.co.za',
  'client 99',
  'naledi khumalo refund',
  'bakrey',
  'zzzzzz',
  'audit',
];

const site = await startAccountSite();
try {
  await fill();
  const cookie = await enterDesk(site);
  const addresses = TYPED.map((words) => [words, `/admin/search.json?${new URLSearchParams({ q: words })}`]);
  const times = await timesOf(site.url, cookie, {
    ...Object.fromEntries(addresses),
    'the page without a script': '/admin/search?q=thandi+mok',
  });
  process.stdout.write(`${timesTable('typed', times)}\n`);
  await saveReport('search.json', { people: PEOPLE, messages: MESSAGES, clients: CLIENTS, times });
  process.exitCode = slowest(times) <= MOST_MS ? 0 : 1;
} finally {
  await site.close();
}

async function fill(): Promise<void> {
  const { sql } = site;
  await sql`set statement_timeout = 0`;
  const [first, last, words] = [FIRST, LAST, WORDS].map((text) => text.split(' '));
  for (let from = 1; from <= PEOPLE; from += BATCH) {
    await sql`
      with added as (
        insert into users (email, password_hash, email_verified_at)
        select 'member' || n || '@example' || n % 997 || '.co.za', 'none', now()
        from generate_series(${from}::int, ${from + BATCH - 1}::int) n
        returning id, substring(email from '\\d+')::int as n
      )
      insert into profiles (id, full_name, user_type)
      select id, (${first!}::text[])[1 + n % ${first!.length}] || ' ' || (${last!}::text[])[1 + n / 20 % ${last!.length}], 'individual' from added`;
  }
  for (let from = 1; from <= MESSAGES; from += BATCH) {
    await sql`
      insert into contact_messages (submission_key, user_type, name, email, phone, subject, message, created_at)
      select 'submission-number-' || n, 'individual',
        (${first!}::text[])[1 + n % ${first!.length}] || ' ' || (${last!}::text[])[1 + n / 20 % ${last!.length}],
        'visitor' || n || '@example' || n % 500 || '.co.za', '+27 821234567',
        'About a ' || (select string_agg((${words!}::text[])[1 + (n * 7 + k * 3 + n / 7) % ${words!.length}], ' ') from generate_series(1, 4) k),
        'We ask: ' || (select string_agg((${words!}::text[])[1 + (n * 11 + k * n / 5) % ${words!.length}], ' ') from generate_series(1, 40) k),
        now() - n * interval '5 minutes'
      from generate_series(${from}::int, ${from + BATCH - 1}::int) n`;
  }
  await sql`
    insert into clients (name, description, display_order)
    select 'Client ' || n, 'What the client numbered ' || n || ' does.', n * 1000 from generate_series(1, ${CLIENTS}::int) n`;
  await sql`vacuum analyze`;
}
