import { createHash } from 'node:crypto';
import bcrypt from 'bcryptjs';
import { getTableName, sql } from 'drizzle-orm';
import { firm } from '#content/firm.ts';
import { EVERY_ROLE, type Role } from '#app/accounts/core/roles.ts';
import { hashOfSecret } from '#app/accounts/core/secret.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bossFor } from '#app/platform/jobs/queue.server.ts';
import { seal } from '#app/platform/http/sealed.server.ts';
import { lists } from '#app/lists/core/lists.ts';
import { tableOf } from '#app/lists/core/tables.server.ts';
import { fileKey, sourceKey } from '#app/enquiries/received/file-keys.ts';
import { documentKey } from '#app/work/documents/keys.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { INSIDE_STEP, SARS_LETTER } from './parts-of-work.ts';
import { TO_SIGN } from './to-sign.ts';
import { PDF_PAGE } from '#app/work/documents/documents.test-support.ts';
import { mailJob } from '#app/platform/mail/mail.server.ts';
import { watchContent } from './fingerprint.ts';

/** `half`: a member who has not passed the second factor. */
export type Who = 'visitor' | 'half' | 'member' | Role;

export const PASSWORD = 'Quiet-Karoo-7';
export const ADDRESS = 'thandi@example.org';

export const MEMBER = '11111111-1111-4111-8111-111111111111';
export const ADMIN = '22222222-2222-4222-8222-222222222222';
export const MESSAGE = '33333333-3333-4333-8333-333333333333';
export const ROW = '44444444-4444-4444-8444-444444444444';
export const OTHER_ROW = '55555555-5555-4555-8555-555555555555';
export const IN_TRASH = '66666666-6666-4666-8666-666666666666';
export const SAVED = '77777777-7777-4777-8777-777777777777';
export const INVITATION = '99999999-9999-4999-8999-999999999999';

export const API_TOKEN = 'd7d7d7d7-d7d7-4d7d-8d7d-d7d7d7d7d7d7';

export const RUN = 'cbcbcbcb-cbcb-4bcb-8bcb-cbcbcbcbcbcb';

/** The member's, with one of each thing in a client's room. */
export const OWN = {
  calculation: '88888888-8888-4888-8888-888888888888',
  message: '99999999-9999-4999-8999-999999999999',
  passkey: 'p'.repeat(43),
  booking: 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb',
  taxpayer: 'c1c1c1c1-c1c1-4c1c-8c1c-c1c1c1c1c1c1',
  engagement: 'c2c2c2c2-c2c2-4c2c-8c2c-c2c2c2c2c2c2',
  item: 'c3c3c3c3-c3c3-4c3c-8c3c-c3c3c3c3c3c3',
  paper: 'cececece-cece-4ece-8ece-cececececece',
  answered: 'cacacaca-caca-4cac-8cac-cacacacacaca',
  approval: 'cbcbcbcb-cbcb-4bcb-8bcb-cbcbcbcbcbcb',
  signature: 'cdcdcdcd-cdcd-4dcd-8dcd-cdcdcdcdcdcd',
  delivered: 'cfcfcfcf-cfcf-4fcf-8fcf-cfcfcfcfcfcf',
  document: 'c4c4c4c4-c4c4-4c4c-8c4c-c4c4c4c4c4c4',
  removed: 'c9c9c9c9-c9c9-4c9c-8c9c-c9c9c9c9c9c9',
  proposal: 'c5c5c5c5-c5c5-4c5c-8c5c-c5c5c5c5c5c5',
  letter: 'c7c7c7c7-c7c7-4c7c-8c7c-c7c7c7c7c7c7',
  sarsLetter: SARS_LETTER.id,
  note: 'd1d1d1d1-d1d1-4d1d-8d1d-d1d1d1d1d1d1',
  clientNote: 'd2d2d2d2-d2d2-4d2d-8d2d-d2d2d2d2d2d2',
  relation: 'd3d3d3d3-d3d3-4d3d-8d3d-d3d3d3d3d3d3',
  group: 'd4d4d4d4-d4d4-4d4d-8d4d-d4d4d4d4d4d4',
  insideStep: INSIDE_STEP.id,
  task: 'd5d5d5d5-d5d5-4d5d-8d5d-d5d5d5d5d5d5',
  time: '7e7e7e7e-7e7e-47e7-87e7-7e7e7e7e7e7e',
  tag: 'd6d6d6d6-d6d6-4d6d-8d6d-d6d6d6d6d6d6',
  account: 'd8d8d8d8-d8d8-4d8d-8d8d-d8d8d8d8d8d8',
  field: 'd7d7d7d7-d7d7-4d7d-8d7d-d7d7d7d7d7d7',
};
const MAILED = 'd'.repeat(64);
/** Written to the member's address, and not yet added to the account. */
export const CLAIMABLE = 'cbcbcbcb-cbcb-4bcb-8bcb-cbcbcbcbcbcb';
export const TRASHED = 'cdcdcdcd-cdcd-4dcd-8dcd-cdcdcdcdcdcd';
/** From somebody who lost the address, proved by the first colleague. */
export const RECOVERY = 'cecececf-cece-4cec-8cec-cececececece';
const OFFERED = 'c6c6c6c6-c6c6-4c6c-8c6c-c6c6c6c6c6c6';
const ACCEPTED = 'c8c8c8c8-c8c8-4c8c-8c8c-c8c8c8c8c8c8';

export const LINKS = {
  verify_email: 'v'.repeat(43),
  reset_password: 'r'.repeat(43),
  change_email: 'c'.repeat(43),
  disown: 'd'.repeat(43),
  booking: 'b'.repeat(43),
  invitation: 'i'.repeat(43),
  request: 'w'.repeat(43),
  receipt: 'k'.repeat(43),
  lost: 'l'.repeat(43),
  stop: 's'.repeat(43),
  keptFreelancer: 'f'.repeat(43),
  keptEstate: 'e'.repeat(43),
};

const secretOf = (who: Exclude<Who, 'visitor'>) => who.padEnd(43, '-');

const COLLEAGUES = EVERY_ROLE.map((role, at) => ({
  role,
  id: role === 'admin' ? ADMIN : `2323232${at}-2323-4232-8232-232323232323`,
  name: role === 'admin' ? 'Pieter Botha' : `Lindiwe Mabaso ${at}`,
  email: role === 'admin' ? 'pieter@example.org' : `lindiwe.${role}@example.org`,
}));
const ofEach = (row: (colleague: (typeof COLLEAGUES)[number]) => string) => COLLEAGUES.map(row).join(', ');

export const OTHER_SESSION = hashOfSecret('o'.repeat(43));

export function cookieOf(who: Who, prefix = ''): Record<string, string> {
  if (who === 'visitor') return {};
  return { Cookie: `${prefix}session=${Buffer.from(JSON.stringify(secretOf(who))).toString('base64')}` };
}

/** The queue makes its own tables. */
export async function seed(): Promise<void> {
  await bossFor(mailJob);
  for (const key of [fileKey(MAILED, 0), sourceKey(MAILED)])
    await storage().put(key, Buffer.from(PDF_PAGE), 'application/octet-stream');
  await storage().put(documentKey(OWN.delivered), Buffer.from(PDF_PAGE), 'application/pdf');
  await watchContent();
  await db().execute(sql.raw(SEED));
}

const PDF_HASH = createHash('sha256').update(Buffer.from(PDF_PAGE)).digest('hex');
/** A low hashing cost, because cases sign in hundreds of times. */
const HASH = bcrypt.hashSync(createHash('sha256').update(PASSWORD).digest('base64'), 4);
const LATER = `now() + interval '1 hour'`;
/** Asked for at the private link. */
export const paymentMailsLink = (): string => seal(PAYMENT_MAILS, 'payment mails');
export const PAYMENT_MAILS = 'dededede-dede-4ded-8ded-dededededede';
const keptAt = (token: string, entries: object) => seal(JSON.stringify(entries), 'kept entries', token);
const INPUTS = JSON.stringify({ values: { grossIncome: '500000', age: '30' }, exact: {}, tax: 10_340_500 });

const SEED = `
  delete from recoveries; delete from received_mails; delete from taxpayers; delete from taxpayer_groups; delete from taxpayer_tags; delete from client_fields; delete from tasks; delete from api_tokens; delete from webhooks; delete from bookings; delete from users; delete from enquiries; delete from saved_calculations; delete from kept_entries; delete from payment_mails; delete from audit_entries;
  ${lists.map((list) => `delete from ${getTableName(tableOf(list))};`).join(' ')}
  delete from rate_limits; delete from pgboss.job;
  insert into users (id, email, password_hash, email_verified_at) values
    ('${MEMBER}', '${ADDRESS}', '${HASH}', now()), ${ofEach(({ id, email }) => `('${id}', '${email}', '${HASH}', now())`)};
  insert into profiles (id, full_name, user_type) values
    ('${MEMBER}', 'Thandi Nkosi', 'individual'), ${ofEach(({ id, name }) => `('${id}', '${name}', 'business')`)};
  insert into user_roles (user_id, role) values ${ofEach(({ id, role }) => `('${id}', '${role}')`)};
  insert into sessions (id, user_id, idle_expires_at, expires_at, awaits_second_factor, proved_at) values
    ('${hashOfSecret(secretOf('half'))}', '${MEMBER}', ${LATER}, ${LATER}, true, null),
    ('${hashOfSecret(secretOf('member'))}', '${MEMBER}', ${LATER}, ${LATER}, false, now()),
    ('${OTHER_SESSION}', '${MEMBER}', ${LATER}, ${LATER}, false, now()),
    ${ofEach(({ id, role }) => `('${hashOfSecret(secretOf(role))}', '${id}', ${LATER}, ${LATER}, false, now())`)};
  insert into passkeys (id, user_id, name, public_key) values ('${OWN.passkey}', '${MEMBER}', 'A phone', 'x');
  insert into verification_tokens (id, purpose, user_id, new_email, expires_at) values
    ('${hashOfSecret(LINKS.verify_email)}', 'verify_email', '${MEMBER}', null, ${LATER}),
    ('${hashOfSecret(LINKS.reset_password)}', 'reset_password', '${MEMBER}', null, ${LATER}),
    ('${hashOfSecret(LINKS.change_email)}', 'change_email', '${MEMBER}', 'nomvula@example.org', ${LATER}),
    ('${hashOfSecret(LINKS.disown)}', 'disown', '${MEMBER}', '${ADDRESS}', ${LATER});
  insert into diaries (colleague_id, hours) select user_id, '${JSON.stringify(firm.supportHours.days)}' from user_roles;
  insert into bookings (id, submission_key, kind, way, starts_at, ends_at, held_until, name, email, phone, colleague_id, member_id)
    select '${OWN.booking}', 'one of the member', 'first-talk', 'phone', at, at + interval '30 minutes', at + interval '45 minutes',
      'Thandi Nkosi', '${ADDRESS}', '+27 821234567', '${ADMIN}', '${MEMBER}'
    from (select date_trunc('hour', now()) + interval '5 days' as at) as time;
  insert into booking_links (token_hash, booking_id) values ('${hashOfSecret(LINKS.booking)}', '${OWN.booking}');
  insert into invitations (id, token_hash, email, role, invited_by, expires_at) values
    ('${INVITATION}', '${hashOfSecret(LINKS.invitation)}', 'lwazi@example.org', 'staff', '${ADMIN}', ${LATER});
  insert into enquiries (id, submission_key, user_type, name, email, phone, subject, message, member_id) values
    ('${MESSAGE}', 'one enquiry that was sent', 'individual', 'Lerato Dube', 'lerato@example.org', '+27 821234567',
     'Provisional tax 100%', 'What must I file, and when? I_ask because I do not know.', null),
    ('${OWN.message}', 'one of the member', 'individual', 'Thandi Nkosi', '${ADDRESS}', '+27 821234567',
     'Turnover tax 200%', 'May I use it? I ask because I do not know.', '${MEMBER}');
  insert into received_mails (hash, kind, message_id, size) values ('${MAILED}', 'personal', '${MESSAGE}', 1);
  insert into received_files (id, mail_hash, position, name, type, size) values
    ('${OWN.paper}', '${MAILED}', 0, 'logbook.pdf', 'application/pdf', 1);
  insert into taxpayers (id, kind, name, email) values ('${OWN.taxpayer}', 'individual', 'Thandi Nkosi', '${ADDRESS}'),
    ('${CLAIMABLE}', 'company', 'Nkosi Bakery', '${ADDRESS}');
  insert into taxpayers (id, kind, name, deleted_at) values ('${TRASHED}', 'trust', 'Nkosi Trust', now());
  insert into audit_entries (actor_id, action, entity, entity_id, changes) values
    ('${MEMBER}', 'taxpayer.delete', 'taxpayer', '${TRASHED}', '{}');
  insert into taxpayer_relations (id, kind, holder_id, of_id, share) values
    ('${OWN.relation}', 'shareholder', '${OWN.taxpayer}', '${CLAIMABLE}', 4000);
  insert into webhooks (id, address, secret, events, maker_id) values
    ('${API_TOKEN}', 'https://hooks.example.org/', '${seal('whsec_AAAA', 'webhook')}', '{client.added}', '${ADMIN}');
  insert into api_tokens (id, secret_hash, name, scopes, maker_id, expires_at) values
    ('${API_TOKEN}', '${hashOfSecret('a'.repeat(43))}', 'Spreadsheet', '{clients}', '${ADMIN}', ${LATER});
  insert into taxpayer_tags (id, name, tone) values ('${OWN.tag}', 'VIP', 'veld');
  insert into bank_accounts (id, taxpayer_id, holder, bank, account_number, confirmed_by, added_by) values
    ('${OWN.account}', '${OWN.taxpayer}', 'Thandi Nkosi', 'FNB', '62000000001', 'open', '${ADMIN}');
  insert into client_fields (id, name, kind) values ('${OWN.field}', 'Fee review', 'text');
  insert into taxpayer_groups (id, name) values ('${OWN.group}', 'Nkosi family');
  insert into taxpayer_group_members (group_id, taxpayer_id) values ('${OWN.group}', '${OWN.taxpayer}');
  insert into taxpayer_members (taxpayer_id, user_id, role) values ('${OWN.taxpayer}', '${MEMBER}', 'owner'),
    ('${TRASHED}', '${MEMBER}', 'owner');
  insert into engagements (id, taxpayer_id, type, period, state, due_on, sars_due_on, sars_letters, inside_steps) values
    ('${OWN.engagement}', '${OWN.taxpayer}', 'itr12', '2026', 'collecting', '2026-10-23', '2026-09-14', '${JSON.stringify([SARS_LETTER])}', '${JSON.stringify([INSIDE_STEP])}');
  insert into recoveries (id, state, name, phone, email, is_address_lost, confirm_hash, stop_hash, user_id, former_email, proof, proved_by, proved_at) values
    (gen_random_uuid(), 'unconfirmed', 'Thandi Nkosi', '+27821234567', 'thandi.new@example.org', true, '${hashOfSecret(LINKS.lost)}', null, null, null, null, null, null),
    ('${RECOVERY}', 'waiting', 'Thandi Nkosi', '+27821234567', 'thandi.new@example.org', true, '${hashOfSecret('n'.repeat(43))}', '${hashOfSecret(LINKS.stop)}',
     '${MEMBER}', '${ADDRESS}', 'called', '${COLLEAGUES[0]?.id}', now());
  insert into bulk_runs (id, actor_id, act, choice, state, back) values ('${RUN}', '${ADMIN}', 'work.next', '{}', 'done', '/admin/work');
  insert into bulk_records (run_id, position, record_id, version, state, past) values
    ('${RUN}', 0, '${OWN.engagement}', 1, 'done', '{"step": "${RUN}"}');
  insert into request_items (id, engagement_id, item, position, what, state, answer) values
    ('${OWN.item}', '${OWN.engagement}', 'irp5', 0, 'IRP5 of every employer', 'open', null),
    ('${OWN.answered}', '${OWN.engagement}', null, 1, 'The number of your bank account', 'answered', 'It is on its way.');
  insert into notes (id, engagement_id, taxpayer_id, author_id, text) values
    ('${OWN.note}', '${OWN.engagement}', null, '${COLLEAGUES[0]?.id ?? ''}', 'Call her.'),
    ('${OWN.clientNote}', null, '${OWN.taxpayer}', '${COLLEAGUES[0]?.id ?? ''}', 'Pays late.');
  insert into tasks (id, title, day, author_id, assignee_id, taxpayer_id)
    select '${OWN.task}', 'Phone the bank', '2026-12-01', id, id, '${OWN.taxpayer}' from (select user_id as id from user_roles where role = 'staff' limit 1) staff;
  insert into time_entries (id, engagement_id, colleague_id, day, minutes)
    select '${OWN.time}', '${OWN.engagement}', user_id, '2026-08-03', 30 from user_roles where role = 'staff' limit 1;
  insert into engagement_messages (engagement_id, is_ours, author_name, text, submission_key, read_at) values
    ('${OWN.engagement}', true, 'Pieter Botha', 'Welcome', 'one message of the firm', now());
  insert into documents (id, engagement_id, item_id, direction, name, type, size, sha256, scan_state) values
    ('${OWN.document}', '${OWN.engagement}', '${OWN.item}', 'from_client', 'IRP5.pdf', 'application/pdf', 1, repeat('a', 64), 'infected');
  insert into documents (id, engagement_id, direction, name, type, size, sha256, scan_state) values
    ('${OWN.delivered}', '${OWN.engagement}', 'to_client', 'Return.pdf', 'application/pdf', ${Buffer.from(PDF_PAGE).length}, '${PDF_HASH}', 'clean');
  insert into request_items (id, engagement_id, item, position, what, takes, approval) values
    ('${OWN.approval}', '${OWN.engagement}', null, 2, 'The return', 'approval', jsonb_build_object('figure', 'none', 'cents', null, 'payBy', null, 'given', null,
      'documents', jsonb_build_array(jsonb_build_object('id', '${OWN.delivered}', 'name', 'Return.pdf', 'sha256', '${PDF_HASH}'))));
  insert into request_items (id, engagement_id, position, what, takes, approval) select '${OWN.signature}', engagement_id, 3, 'The mandate', takes, approval || '${TO_SIGN}' from request_items where id = '${OWN.approval}';
  insert into removed_documents (id, engagement_id, name, row, removed_at)
    select '${OWN.removed}', engagement_id, 'Old.pdf', to_jsonb(d) || '{"id": "${OWN.removed}", "sha256": "${'c'.repeat(64)}"}', now()
    from documents d where id = '${OWN.document}';
  insert into engagement_links (token_hash, engagement_id, email, expires_at) values
    ('${hashOfSecret(LINKS.request)}', '${OWN.engagement}', '${ADDRESS}', ${LATER});
  insert into engagements (id, taxpayer_id, type, period, state) values
    ('${OFFERED}', '${OWN.taxpayer}', 'irp6', '2027-2', 'proposed');
  insert into proposals (id, taxpayer_id, receipt_key, expires_at, accepted_at, accepted_name, accepted_email) values
    ('${OWN.proposal}', '${OWN.taxpayer}', '${'j'.repeat(43)}', ${LATER}, null, null, null),
    ('${ACCEPTED}', '${OWN.taxpayer}', '${LINKS.receipt}', ${LATER}, now(), 'Thandi Nkosi', '${ADDRESS}');
  insert into letters (id, proposal_id, engagement_id, template, template_version, title, html, words, sha256, fields)
    select id::uuid, proposal::uuid, engagement::uuid, 'individual-return', 1, 'Engagement letter', '<p>Words</p>', repeat('Words ', 20), repeat('b', 64), '{}'
    from (values ('${OWN.letter}', '${OWN.proposal}', '${OFFERED}'), ('${ACCEPTED}', '${ACCEPTED}', '${OWN.engagement}')) l (id, proposal, engagement);
  insert into clients (id, name, website_url, display_order, deleted_at) values
    ('${ROW}', 'Marula Moon 100%', 'https://marula.example', 10, null),
    ('${OTHER_ROW}', 'Aloe_Alley', null, 20, null), ('${IN_TRASH}', 'Kudu Kilns', null, 30, now());
  insert into saved_calculations (id, owner_id, title, kind, inputs) values
    ('${SAVED}', null, 'Nobody’s', 'individual', '${INPUTS}'),
    ('${OWN.calculation}', '${MEMBER}', 'Thandi’s', 'individual', '${INPUTS}');
  insert into payment_mails (id, email, sealed_link, link_hash) values ('${PAYMENT_MAILS}', 'lwazi@example.org', 'x', '${hashOfSecret(LINKS.keptFreelancer)}');
  insert into kept_entries (token_hash, kind, sealed) values
    ('${hashOfSecret(LINKS.keptFreelancer)}', 'freelancer', '${keptAt(LINKS.keptFreelancer, { years: { 2027: { in1: '40 000' } } })}'),
    ('${hashOfSecret(LINKS.keptEstate)}', 'estate', '${keptAt(LINKS.keptEstate, { size: 'small', death: '2026-08-03', letters: null, done: {} })}');
`;
