import PostalMime from 'postal-mime';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { startJobs, stopJobs } from '#app/platform/jobs/workers.server.ts';
import { jobs } from '#app/registry/jobs.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { startSmtpServer } from '#tests/smtp.ts';
import { expectSafe } from './answer.ts';
import { formOf } from './envelopes.ts';
import { byVisitor, type Fields, type Form } from './form.ts';
import { FORMS } from './forms.ts';
import { cookieOf, seed } from './fixture.ts';
import { PERSON } from './honest-fields.ts';
import { useBuiltSite } from '#tests/built-site.ts';
import { isNightly } from '#tests/nightly.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Suffixes that would start a header, a part or another recipient. */
const ENDINGS = [
  '\r\nBcc: everybody@evil.example',
  '\nBcc: everybody@evil.example',
  '\rBcc: everybody@evil.example',
  '\r\n\r\nA body of my own',
  '%0d%0aBcc: everybody@evil.example',
  '\u2028Bcc: everybody@evil.example',
  '\u0085Bcc: everybody@evil.example',
  '\0Bcc: everybody@evil.example',
  ', everybody@evil.example',
  '; everybody@evil.example',
  ' <everybody@evil.example>',
  '"@example.org, everybody@evil.example',
  '=?utf-8?q?=0D=0ABcc:_everybody=40evil.example?=',
  '\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>',
];
const MAILING: [form: string, fields: string[]][] = [
  ['routes/contact', ['name', 'email', 'subject', 'entityName']],
  ['sign-up', ['email']],
  ['routes/auth.forgot', ['email']],
  ['routes/auth.resend', ['email']],
  ['routes/account.email', ['email']],
  ['routes/admin.messages.$id', ['body']],
  ['routes/admin.users._index', ['email']],
  ['routes/auth.invitation', ['full_name']],
];
const SIGN_UP = { ...PERSON, email: 'nomvula@example.org', password: 'Another-Word-9' };
const MAILING_FORMS: Record<string, Form> = {
  ...FORMS,
  'sign-up': byVisitor('/auth?index&mode=signup', SIGN_UP),
};
const HEADERS = (
  'from to reply-to subject message-id in-reply-to references date mime-version content-type ' +
  'content-transfer-encoding auto-submitted x-site-mark'
).split(' ');

const mail = await startSmtpServer('accept');
vi.stubEnv('SMTP_URL', mail.url);
afterAll(() => mail.stop());
await useTestDatabase();
const site = await useBuiltSite({ NOTICE_WAIT_SECONDS: '0' });
beforeEach(seed);
let fieldsTried = 0;

test('no form input adds a header, recipient or part to a mail', async () => {
  for (const [name, fields] of MAILING) {
    const form = MAILING_FORMS[name]!;
    for (const post of form.posts) await tamperWith(form, post, fields);
  }
  await startJobs(jobs);
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 30_000 });
  await stopJobs();
  expect(mail.arrivals.length).toBeGreaterThan(10);
  for (const { raw } of mail.arrivals) await expectHonest(raw);
});

async function tamperWith({ path, who }: Form, post: Fields, fields: string[]): Promise<void> {
  for (const field of fields.filter((field) => field in post)) {
    for (const ending of endingsOfNext()) {
      const { headers, body } = formOf({ ...post, [field]: post[field] + ending });
      const sent = { ...headers, Origin: site.origin, ...cookieOf(who) };
      expectSafe(await site.request({ path, headers: sent, body }), path, site.origin);
      await db().execute(sql`truncate rate_limits`);
      await db().execute(sql`update enquiries set version = 1`);
    }
  }
}

/** By day a quarter for each field, so that each ending is tried with some. */
function endingsOfNext(): string[] {
  fieldsTried += 1;
  return isNightly ? ENDINGS : ENDINGS.filter((_, at) => at % 4 === fieldsTried % 4);
}

async function waiting(): Promise<number> {
  const [row] = await db().execute<{ jobs: number }>(
    sql`select count(*)::int as jobs from pgboss.job where name in ('mail', 'account') and state < 'completed'`,
  );
  return row?.jobs ?? 0;
}

async function expectHonest(raw: string): Promise<void> {
  const head = raw.slice(0, raw.search(/\r?\n\r?\n/));
  const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, name = '']) => name.toLowerCase());
  expect(names.filter((name) => !HEADERS.includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  const { to, cc, bcc, attachments } = await PostalMime.parse(raw);
  expect([to?.length, cc, bcc, attachments]).toEqual([1, undefined, undefined, []]);
  expect(to?.[0]?.address).not.toContain('evil.example');
  const html = (await PostalMime.parse(raw)).html ?? '';
  expect(html).not.toMatch(/<script/i);
}
