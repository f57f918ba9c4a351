import { itr12 } from '#content/checklists/itr12.ts';
import { ADMIN, CLAIMABLE, OWN, TRASHED } from './fixture.ts';
import { byAdmin, byStaff, type Fields, type Form } from './form.ts';

const TICKED = `${OWN.engagement}.1`;
const SEEN = { version: '1', seen: '2026-08-03T08:00:00.000Z' };
const DATA = {
  intent: 'data',
  name: 'Thandi Nkosi',
  kind: 'individual',
  yearEnd: '2',
  taxNumber: '0123456789',
  vatNumber: '4575718707',
};
const CLIENTS = { intent: 'import', text: 'Name\nKgosi Plumbing\n', name: 'clients.csv' };
/** The fingerprint of the plan of `CLIENTS`: another one if a new client has other fields. */
const ONE_NEW_CLIENT = 'wjMhCEPfTFbUUzw1To6xg_-EPnmy9poz3UA8cjwNzkU';
const PROPOSAL = { type: 'itr12', signatory: 'Thandi Nkosi', key: 'one-proposal-of-the-firm' };

export const WORK_FORMS: Record<string, Form> = {
  'routes/admin.work._index': byStaff(
    '/admin/work?index&service=tax-individual',
    { intent: `assign:${ADMIN}`, ticked: TICKED },
    { intent: 'state:in_progress', ticked: TICKED },
    { intent: 'next', ticked: TICKED },
    { intent: 'skip', ticked: TICKED },
    { intent: 'start-day', ticked: TICKED },
    { intent: 'remind', ticked: TICKED },
    { intent: 'save-filter', name: 'Returns' },
    { intent: 'forget-filter', id: OWN.engagement },
  ),
  'routes/admin.day': {
    ...byStaff(
      '/admin/day',
      { intent: 'task-add', title: 'Phone SARS', day: '2026-12-01', assignee: ADMIN, client: OWN.taxpayer },
      {
        intent: 'task-save',
        item: OWN.task,
        version: '1',
        title: 'Mail',
        day: '2026-12-01',
        assignee: ADMIN,
      },
      { intent: 'task-done', item: OWN.task },
      { intent: 'task-open', item: OWN.task },
      { intent: 'task-remove', item: OWN.task },
      { intent: 'task-restore', item: OWN.task },
    ),
    refused: [{ intent: 'task-add', title: '', day: '2026-12-01', assignee: ADMIN }],
  },
  'routes/admin.practice._index': byStaff(
    '/admin/practice?index&view=weeks',
    { intent: 'save-filter', name: 'The weeks', shared: 'yes' },
    { intent: 'forget-filter', id: OWN.taxpayer },
  ),
  'routes/admin.practice.time._index': byStaff(
    '/admin/practice/time?index&by=client',
    ...time({ work: OWN.engagement }),
    { intent: 'save-filter', name: 'By client' },
    { intent: 'forget-filter', id: OWN.taxpayer },
  ),
  'routes/admin.practice.capacity': byAdmin('/admin/practice/capacity', {
    intent: 'hours',
    colleague: ADMIN,
    hours: '27.5',
  }),
  'routes/admin.undo': byStaff('/admin/undo', { step: OWN.engagement, to: '/admin/work' }),
  'routes/admin.work.trash': byStaff('/admin/work/trash', { intent: 'restore', taxpayer: TRASHED }),
  'routes/admin.work.$id': {
    ...byStaff(
      `/admin/work/${OWN.engagement}`,
      {
        intent: 'state',
        to: 'in_progress',
        submittedOn: '2026-08-03',
        reference: '7',
        approval: 'By phone',
        open: '',
        ...SEEN,
      },
      { intent: 'start', ...SEEN },
      { intent: 'assign', assignee: ADMIN },
      { intent: 'terms', dueOn: '2027-01-20', price: '1 495', version: '1', countedFrom: '' },
      { intent: 'reminders', paused: 'yes' },
      { intent: 'review' },
      { intent: 'unreview' },
      ...notes(OWN.note),
      ...time(),
      { intent: 'questions', ...Object.fromEntries(itr12.questions.map(({ id }) => [`q.${id}`, 'no'])) },
      { intent: 'return', item: OWN.answered, reason: 'A page is missing.', ...SEEN },
      { intent: 'answer', item: OWN.item, text: 'Sent by post.', ...SEEN },
      { intent: 'accept', item: OWN.answered, ...SEEN },
      { intent: 'accept-all', ticked: `${OWN.answered}.1` },
      { intent: 'reopen', item: OWN.answered, ...SEEN },
      { intent: 'not-mine', item: OWN.item },
      { intent: 'unanswer', item: OWN.answered },
      { intent: 'ask', what: 'A letter of the bank', why: 'It shows the account.' },
      { intent: 'message', text: 'Thank you.', key: 'one-message-of-the-firm' },
      { intent: 'read', until: new Date().toISOString() },
      { intent: 'next' },
      { intent: 'remind' },
      { intent: 'delete' },
    ),
    refused: [{ intent: 'remove', item: OWN.item }],
  },
  'routes/admin.work.$id_.papers': byStaff(`/admin/work/${OWN.engagement}/papers`, { place: OWN.item }),
  'routes/admin.work.$id_.papers_.$paper': byStaff(
    `/admin/work/${OWN.engagement}/papers/${OWN.document}`,
    { intent: `item:${OWN.answered}` },
    { intent: 'paper' },
  ),
  'routes/admin.work.$id.files': byStaff(`/admin/work/${OWN.engagement}/files`, { item: OWN.item }),
  'routes/admin.documents.$id': {
    ...byStaff(`/admin/documents/${OWN.removed}`, { intent: 'restore' }),
    refused: [{ intent: 'remove' }, { intent: 'accept' }],
  },
  'routes/admin.taxpayers._index': byStaff(
    '/admin/taxpayers?index',
    { intent: `assign:${ADMIN}`, ticked: `${OWN.taxpayer}.1` },
    { intent: `tag:${OWN.tag}`, ticked: `${OWN.taxpayer}.1` },
    { intent: `untag:${OWN.tag}`, ticked: `${OWN.taxpayer}.1` },
  ),
  'routes/admin.taxpayers.import': {
    ...byStaff('/admin/taxpayers/import', { ...CLIENTS, fingerprint: ONE_NEW_CLIENT }),
    refused: [{ intent: 'try' }, { ...CLIENTS, fingerprint: 'old' }],
  },
  'routes/admin.taxpayers.new': byStaff('/admin/taxpayers/new', {
    ...DATA,
    name: 'Naledi Botha',
    taxNumber: '',
  }),
  'routes/admin.taxpayers.$id._index': {
    ...byStaff(
      `/admin/taxpayers/${OWN.taxpayer}?index`,
      { ...DATA, version: '1' },
      { intent: 'invite', email: 'nomvula@example.org', role: 'owner' },
      { intent: 'withdraw', id: OWN.item },
      { intent: 'remove-member', id: ADMIN },
      { intent: 'contact-add', name: 'Eve', email: 'eve@example.org' },
      { intent: 'contact-save', item: ADMIN, name: 'Eve', email: 'eve@example.org', version: '1' },
      { intent: 'contact-remove', item: ADMIN },
      {
        intent: 'relation-add',
        way: 'director-of',
        who: 'Karoo Wool',
        share: '',
        key: 'one-relation-of-the-firm',
      },
      { intent: 'relation-save', item: OWN.relation, share: '50', version: '1' },
      { intent: 'relation-remove', item: OWN.relation },
      { intent: 'group-join', group: 'Nkosi and sons' },
      { intent: 'group-leave', item: OWN.group },
      { intent: 'tags', tag: OWN.tag, had: ADMIN },
      { intent: 'recurring-add', type: 'itr12', startsOn: '2026-12-01', price: '1 495' },
      { intent: 'recurring-save', item: ADMIN, version: '1', endsOn: '2026-12-01' },
      { intent: 'recurring-remove', item: ADMIN },
      { intent: 'open', type: 'itr12', period: '2025', price: '1 495', assigneeId: ADMIN },
      ...notes(OWN.clientNote),
      { intent: 'archive', archived: 'yes' },
      { intent: 'merge', from: CLAIMABLE },
      { intent: 'unmerge', from: CLAIMABLE },
      { intent: 'apart', other: CLAIMABLE },
      { intent: 'together', other: CLAIMABLE, list: 'yes' },
      { intent: 'delete' },
    ),
    refused: [
      { intent: 'apply-correction', correction: '1', version: '1' },
      { intent: 'refuse-correction', correction: '1', version: '1' },
      { intent: 'undo-correction', correction: '1', version: '1' },
    ],
  },
  'routes/admin.taxpayers.tags': byAdmin(
    '/admin/taxpayers/tags',
    { intent: 'add', name: 'Farms', tone: 'gain' },
    { intent: 'save', item: OWN.tag, name: 'Best', tone: 'loss', version: '1' },
    { intent: 'remove', item: OWN.tag },
    { intent: 'restore', item: OWN.tag },
  ),
  'routes/admin.taxpayers.groups._index': byStaff('/admin/taxpayers/groups?index', {
    intent: 'restore',
    group: 'Old group',
    member: OWN.taxpayer,
  }),
  'routes/admin.taxpayers.groups.$id': byStaff(
    `/admin/taxpayers/groups/${OWN.group}`,
    { intent: 'add', who: 'Nkosi Bakery', meant: '', chosen: '' },
    { intent: 'join', client: CLAIMABLE, name: 'Nkosi Bakery' },
    { intent: 'leave', client: OWN.taxpayer, name: 'Thandi Nkosi' },
    { intent: 'rename', group: 'The Nkosis', version: '1' },
    { intent: 'dissolve' },
  ),
  'routes/admin.taxpayers.$id_.card': byStaff(`/admin/taxpayers/${OWN.taxpayer}/card`, {
    intent: 'open',
    reason: 'A call about the return.',
  }),
  'routes/admin.taxpayers.$id_.propose': byStaff(
    `/admin/taxpayers/${OWN.taxpayer}/propose`,
    {
      ...PROPOSAL,
      intent: 'send',
      plan: 'individual-income-tax',
      filled: 'individual-income-tax',
      'period-itr12': '2027',
      'price-itr12': '1 495',
    },
    { ...PROPOSAL, intent: 'preview' },
    { ...PROPOSAL, intent: 'fill', plan: 'individual-income-tax' },
    { intent: 'withdraw', proposal: OWN.proposal },
  ),
};

function notes(item: string): Fields[] {
  return [
    { intent: 'note', text: 'Call before noon.', key: 'one-note-of-the-firm' },
    { intent: 'edit-note', item, text: 'Call after noon.', version: '1' },
    { intent: 'pin-note', item, pinned: 'yes' },
    { intent: 'delete-note', item },
    { intent: 'restore-note', item },
  ];
}

function time(more: Fields = {}): Fields[] {
  const all: Fields[] = [
    { intent: 'time:15', key: '11111111-2222-4333-8444-555555555555' },
    { intent: 'time', minutes: '1:30' },
    { intent: 'time-save', item: OWN.time, version: '1', minutes: '45', day: '2026-08-04' },
    { intent: 'time-remove', item: OWN.time },
    { intent: 'time-restore', item: OWN.time },
    { intent: 'timer-start' },
    { intent: 'timer-stop', minutes: '20' },
    { intent: 'timer-drop' },
    { intent: 'timer-resume', item: OWN.time },
  ];
  return all.map((fields) => ({ ...fields, ...more }));
}
