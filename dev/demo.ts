import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { hashPassword } from '#app/accounts/core/password.server.ts';
import { people } from '#content/people.ts';
import { openSite } from './backups/site.ts';
import { addressOf } from './demonstration.ts';
import { addEnquiries } from './practice/enquiry-rows.ts';
import { addFica } from './practice/fica-rows.ts';
import { storePapers } from './practice/papers.ts';
import { fillWork } from './practice/work-rows.ts';
import { fillYear } from './practice/year-rows.ts';
import { live } from './lifetime.ts';
import { say } from './print.ts';
import { refusal } from './refusal.ts';

const TAXPAYERS = 400;
const ENGAGEMENTS_OF_EACH = 4;
const PAYROLLS = 60;
/** The older half of the years. */
const DONE = 10;
const ENQUIRIES = 3000;

await live(demo);

async function demo(): Promise<void> {
  if (process.argv[2] !== '--practice')
    throw refusal(
      'Say what to fill in: npm run demo -- --practice (400 taxpayers with a year of work behind them and a year ahead, 3 000 enquiries).',
    );
  const { databaseUrl, storage } = await openSite();
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const [{ isReady = false } = {}] = await sql<
      { isReady: boolean }[]
    >`select to_regclass('engagements') is not null as "isReady"`;
    if (!isReady) throw refusal('The site is still starting: wait until it says “ready”.');
    const [row] = await sql<{ count: number }[]>`select count(*)::int as count from taxpayers`;
    if (row?.count)
      throw refusal(
        'There are taxpayers in this database already: a practice is only filled into an empty one.',
      );
    const colleagues = people.map(({ name }) => ({ name, email: addressOf(name) }));
    await fillWork(sql, {
      taxpayers: TAXPAYERS,
      ofEach: ENGAGEMENTS_OF_EACH,
      colleagues,
      payrolls: PAYROLLS,
      done: DONE,
    });
    const { planned } = await fillYear(sql, databaseUrl);
    await addFica(sql);
    const papers = await storePapers(sql, storage);
    await addEnquiries(sql, 1, ENQUIRIES);
    const password = randomBytes(9).toString('base64url');
    const emails = colleagues.map(({ email }) => email);
    const [manager, ...staff] = emails;
    await sql`update users set password_hash = ${await hashPassword(password)} where email = any(${emails}::text[])`;
    await sql`
      update user_roles set role = 'manager' where user_id = (select id from users where email = ${manager ?? ''})`;
    const [work] = await sql<{ count: number }[]>`select count(*)::int as count from engagements`;
    say(
      `A practice is in the database: ${TAXPAYERS} taxpayers, ${work?.count} engagements (${planned} planned), ${papers} papers, ${ENQUIRIES} enquiries.`,
    );
    say(`Sign in as ${staff[0]} (staff) or ${manager} (manager), password ${password}`);
  } finally {
    await sql.end();
  }
}
