import { clientNoticesJob } from '#app/work/core/notices/mail-notices.server.ts';
import { firmNoticesJob } from '#app/work/core/notices/mail-firm-notices.server.ts';
import { addressNewsJob } from '#app/work/core/taxpayers/address-news.server.ts';
import { invitationsJob } from '#app/work/core/taxpayers/mail-invitations.server.ts';
import { WORKS } from './clients-desk.ts';
import type { TestSite } from './test-site.ts';

export type Job = { name: string };

/** Due mails, one for each person. `whose`: the start of their addresses, if they are not clients. */
export type Waiting = {
  what: string;
  job: Job;
  people: number;
  whose?: string;
  /** The table that is written while they are mailed. */
  table: string;
  queue(testSite: TestSite): Promise<unknown>;
};

export const NOTICES: Waiting = {
  what: 'notices',
  job: clientNoticesJob,
  people: WORKS,
  table: 'engagement_links',
  queue: ({ sql }) => sql`insert into client_notices (engagement_id, email, kind, about_id, author, known, at)
    select e.id, t.email, 'message', m.id, 'Ann', null, now() - interval '1 hour'
    from taxpayers t join engagements e on e.taxpayer_id = t.id join engagement_messages m on m.engagement_id = e.id`,
};

const COLLEAGUES = WORKS / 4;

export const FIRM_NOTICES: Waiting = {
  what: 'notices of what clients did, to colleagues with four clients each,',
  job: firmNoticesJob,
  people: COLLEAGUES,
  whose: 'colleague-',
  table: 'firm_notices',
  async queue({ sql }) {
    await sql`with added as (insert into users (email, password_hash, email_verified_at)
        select 'colleague-' || n || '@example.org', 'x', now() from generate_series(1, ${COLLEAGUES}::int) n returning id),
      named as (insert into profiles (id, full_name, user_type) select id, 'A colleague', 'business' from added)
      insert into user_roles (user_id, role) select id, 'staff' from added`;
    await sql`update engagements e set assignee_id = c.user_id
      from (select id, row_number() over () % ${COLLEAGUES}::int as at from engagements) w,
        (select user_id, row_number() over () - 1 as at from user_roles where role = 'staff') c
      where e.id = w.id and c.at = w.at`;
    await sql`insert into firm_notices (engagement_id, kind, about_id, author, at)
      select id, 'message', id, 'A client', now() - interval '1 hour' from engagements`;
  },
};

export const ADDRESSES: Waiting = {
  what: 'changes of addresses',
  job: addressNewsJob,
  people: 2 * WORKS,
  table: 'taxpayers',
  queue: ({ sql }) => sql`update taxpayers set
    address_news = json_build_object('known', email, 'since', now()), tell_address_at = now() - interval '1 hour',
    email = replace(email, '@', '-new@')`,
};

export const INVITATIONS: Waiting = {
  what: 'invitations, two to a person,',
  job: invitationsJob,
  people: WORKS / 2,
  table: 'taxpayer_invitations',
  queue: ({ sql }) => sql`insert into taxpayer_invitations
      (taxpayer_id, token_hash, email, role, invited_by, expires_at, waits_since)
    select id, encode(sha256(id::text::bytea), 'hex'), 'client-' || (row_number() over () % ${WORKS / 2}::int) || '-friend@example.org',
      'owner', (select user_id from user_roles limit 1), now() + interval '1 day', now() - interval '1 hour'
    from taxpayers`,
};
