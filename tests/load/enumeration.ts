import { parseArgs } from 'node:util';
import { KNOWN, startAccountSite, UNKNOWN, type AccountSite } from './account-fixture.ts';
import { PASSWORD, postForm } from './accounts.ts';
import { markdown, saveReport } from './report.ts';
import { median, rankTest } from './statistics.ts';

/** Response times must not reveal whether an address has an account. */
const MOST_DIFFERENCE_MS = 5;
const SIGNIFICANT = 0.01;

const { values } = parseArgs({ options: { tries: { type: 'string', default: '500' } } });
const tries = Number(values.tries);

const FORMS = {
  'sign-in, wrong password': { path: '/auth', fields: { password: 'Wrong-Word-1' } },
  'sign-up': {
    path: '/auth?mode=signup',
    fields: { full_name: 'Thandi Nkosi', user_type: 'individual', password: PASSWORD },
  },
  'new link': { path: '/auth/resend', fields: {} },
  'links to work': { path: '/auth/link', fields: {} },
  'forgot password': { path: '/auth/forgot', fields: {} },
};

/** `difference`: the median difference of pairs within a second, so that other load affects both. */
type Row = { form: string; known: number; unknown: number; difference: number; p: number; alike: boolean };

const site = await startAccountSite();
try {
  const rows: Row[] = [];
  for (const [form, { path, fields }] of Object.entries(FORMS)) rows.push(await compare(form, path, fields));
  process.stdout.write(`${table(rows)}\n`);
  await saveReport('enumeration.json', { settings: { tries }, rows });
  const good = rows.every(({ difference, p, alike }) => {
    return alike && Math.abs(difference) <= MOST_DIFFERENCE_MS && p >= SIGNIFICANT;
  });
  process.exitCode = good ? 0 : 1;
} finally {
  await site.close();
}

async function compare(form: string, path: string, fields: Record<string, string>): Promise<Row> {
  const times: Record<string, number[]> = { [KNOWN]: [], [UNKNOWN]: [] };
  const answers = new Set<string>();
  for (let warm = 0; warm < 10; warm += 1) await timed(site, path, { ...fields, email: UNKNOWN });
  for (let count = 0; count < tries; count += 1) {
    const pair = Math.random() < 0.5 ? [KNOWN, UNKNOWN] : [UNKNOWN, KNOWN];
    for (const email of pair) {
      const { ms, answer } = await timed(site, path, { ...fields, email });
      times[email]?.push(ms);
      answers.add(
        answer.replaceAll(UNKNOWN, KNOWN).replaceAll(encodeURIComponent(UNKNOWN), encodeURIComponent(KNOWN)),
      );
    }
  }
  const [known = [], unknown = []] = [times[KNOWN], times[UNKNOWN]];
  return {
    form,
    known: median(known),
    unknown: median(unknown),
    difference: median(known.map((ms, pair) => ms - (unknown[pair] ?? NaN))),
    p: rankTest(known, unknown),
    alike: answers.size === 1,
  };
}

async function timed({ url, sql }: AccountSite, path: string, fields: Record<string, string>) {
  await sql`delete from rate_limits`;
  await sql`delete from users where email <> ${KNOWN}`;
  const started = performance.now();
  const { status, headers, body } = await postForm(url, path, fields);
  const ms = performance.now() - started;
  const compared = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { ms, answer: JSON.stringify([status, compared, body]) };
}

function table(rows: Row[]): string {
  const head = ['form', 'known ms', 'unknown ms', 'difference', 'rank test p', 'answers'];
  const lines = rows.map((row) => [
    row.form,
    row.known.toFixed(2),
    row.unknown.toFixed(2),
    row.difference.toFixed(2),
    row.p.toFixed(3),
    row.alike ? 'alike' : 'DIFFERENT',
  ]);
  return markdown([head, ...lines]);
}
