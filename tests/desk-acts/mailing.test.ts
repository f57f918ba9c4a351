import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { mails } from '#app/registry/mails.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { intentOf } from '#app/platform/forms/posted-forms.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { doAccountJobs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit } from '#tests/routes.ts';
import { cookieOf, seed } from '../security/fixture.ts';
import { sentTo } from '../security/form.ts';
import { FORMS } from '../security/forms.ts';
import { DESK_ACTS } from './acts.ts';

vi.setConfig({ testTimeout: 300_000 });
await useTestDatabase();

/** Acts of colleagues that mail at once, and why that cannot wait. */
const AT_ONCE: Readonly<Record<string, string>> = {
  'accounts.address-changed': 'somebody’s way in was changed: whoever did not want it has to know',
  'accounts.deleted': 'a farewell: the address is gone with the account',
  'accounts.role': 'access was given or taken: whoever may object has to know',
  'accounts.security': 'somebody’s way in was changed: whoever did not want it has to know',
  'invitations.invitation': 'a link that its reader waits for',
  'recovery.done': 'a link that its reader waits for',
  'recovery.ended': 'access was refused: whoever asked waits for it',
};

const ELSEWHERE: Readonly<Record<string, string>> = {
  'routes/admin.bookings.new book':
    'admin-bookings.test.ts: what was booked is taken back, and nobody was told',
  'routes/admin.bookings.$id unbook': 'take-back.server.test.ts',
};

type Mailing = { path: string; act: string; atOnce: string[]; waits: boolean };

async function mailingsOfEach(): Promise<Mailing[]> {
  const mailings: Mailing[] = [];
  await seed();
  for (const [id, form] of Object.entries(FORMS)) {
    if (!form.path.startsWith('/admin')) continue;
    for (const post of sentTo(form)) {
      const { Cookie: cookie } = cookieOf(form.who);
      const { status } = await submit(form.path, post, { cookie });
      await doAccountJobs();
      const queued = await db().execute<{ kind: string; waits: boolean }>(
        sql`select data->>'kind' as kind, start_after > now() + interval '1 minute' as waits from pgboss.job where name = 'mail'`,
      );
      const [row] = await db().execute<{ waiting: number }>(sql`select
        (select count(*)::int from client_notices) + (select count(*)::int from firm_notices)
        + (select count(*)::int from taxpayers where tell_address_at is not null)
        + (select count(*)::int from bookings where tell_at is not null)
        + (select count(*)::int from taxpayer_invitations where waits_since is not null) as waiting`);
      const atOnce = queued.filter(({ waits }) => !waits).map(({ kind }) => kind);
      const waits = queued.some((one) => one.waits) || Number(row?.waiting) > 0;
      // A refusal changes nothing.
      if (status < 400) await seed();
      mailings.push({ path: form.path, act: `${id} ${intentOf(post.intent)}`, atOnce, waits });
    }
  }
  return mailings;
}

test('every act of the desk that mails waits, or is named with the reason why not', async () => {
  const mailings = await mailingsOfEach();
  const early = mailings.flatMap(({ act, atOnce }) =>
    atOnce.filter((kind) => !(kind in AT_ONCE)).map((kind) => `${act}: ${kind}`),
  );
  expect(early).toEqual([]);
  expect([...new Set(mailings.flatMap(({ atOnce }) => atOnce))].toSorted()).toEqual(
    keysOf(AT_ONCE).toSorted(),
  );
  const tried = new Set(Object.values(DESK_ACTS).map(({ form }) => form));
  const untried = mailings.filter(({ act, waits }) => waits && !tried.has(act));
  expect([...new Set(untried.map(({ act }) => act))].toSorted()).toEqual(keysOf(ELSEWHERE).toSorted());
});

test('each act of the random sequences is one that a page of the desk has', () => {
  const posted = new Set(
    Object.entries(FORMS).flatMap(([id, form]) =>
      (form.posts.length + (form.refused?.length ?? 0) > 0 ? sentTo(form) : [{}]).map(
        ({ intent }) => `${id} ${intentOf(intent)}`,
      ),
    ),
  );
  for (const [name, { form }] of Object.entries(DESK_ACTS)) expect(posted.has(form), name).toBe(true);
  for (const kind of keysOf(AT_ONCE))
    expect(
      mails.some((mail) => mail.kind === kind),
      kind,
    ).toBe(true);
});
