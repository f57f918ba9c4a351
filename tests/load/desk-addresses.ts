import type { Sql } from 'postgres';
import { addressesOf } from './page-bench.ts';

const TYPED = [
  't',
  'th',
  'thandi',
  'thandi mok',
  'thandi mokoena',
  'mokena',
  'thnadi mokoena',
  'thandi mokoena provisional',
  'a e i',
  'provisional tax',
  'provisinal',
  'exam',
  'visitor99999',
  'member99999',
  'visitor99999@example499.co.za',
  'member99999@example299.co.za',
  'mmeber99999@example299.co.za',
  'thandi.mokoena@example.co.za',
  'thandi nkosi member99999@example299.co.za',
  'naledi khumalo refund assessment payroll',
  'client 99',
  'bakrey',
  'example co za',
  'zzzzzz',
  'zzzzzz mokoena thandi',
  'audit',
];

const WORDS = [
  'thandi',
  'provisional tax refund',
  'thandi mokoena payroll company registered',
  'visitor99999@example499.co.za',
  'inheritance zebra',
];

export function paletteAddresses(): Record<string, string> {
  return {
    ...addressesOf('/admin/search.json', Object.fromEntries(TYPED.map((q) => [q, { q }]))),
    'the page without a script': '/admin/search?q=thandi+mok',
  };
}

export async function inboxAddresses(sql: Sql): Promise<Record<string, string>> {
  const [deep] = await sql<{ id: string }[]>`
    select id from enquiries where state <> 'spam' order by created_at desc, id desc offset 99_000 - 1000 limit 1`;
  const [named] = await sql<{ id: string }[]>`
    select id from enquiries where state <> 'spam' order by lower(name) collate "und-x-icu", id offset 50_000 limit 1`;
  const [colleague] = await sql<
    { id: string }[]
  >`select user_id as id from user_roles where role = 'staff' limit 1`;
  const [message] = await sql<{ id: string; reference: string }[]>`
    select id, left(id::text, 8) as reference from enquiries order by created_at desc offset 50_000 limit 1`;
  const views = ['open', 'new', 'mine', 'unassigned', 'waiting', 'snoozed', 'answered', 'spam', 'all'];
  const inbox = addressesOf('/admin/messages', {
    ...Object.fromEntries(views.map((state) => [state, { state }])),
    'all, oldest first': { state: 'all', sort: 'oldest' },
    'all, by name': { state: 'all', sort: 'name' },
    'all, page 1 960': { state: 'all', after: deep?.id },
    'all, back from page 1 960': { state: 'all', before: deep?.id },
    'all by name, page 1 000': { state: 'all', sort: 'name', after: named?.id },
    'a frequent tag': { state: 'all', tag: 'payroll' },
    'a rare tag': { state: 'all', tag: 'inheritance' },
    'a tag that nobody uses': { state: 'all', tag: 'nothing' },
    'of a colleague': { state: 'all', assignee: colleague?.id },
    'of nobody': { state: 'all', assignee: 'nobody' },
    'of a colleague, with a rare tag': { state: 'all', assignee: colleague?.id, tag: 'inheritance' },
    ...Object.fromEntries(WORDS.map((q) => [`“${q}”`, { state: 'all', q }])),
    '“provisional tax” among the open': { q: 'provisional tax' },
    '“thandi” by name': { state: 'all', q: 'thandi', sort: 'name' },
    '“payroll”, of a colleague, with a tag': {
      state: 'all',
      q: 'payroll',
      assignee: colleague?.id,
      tag: 'vat',
    },
    'a reference': { state: 'all', q: `#${message?.reference}` },
  });
  return { ...inbox, 'the page of a message': `/admin/messages/${message?.id}?state=all` };
}
