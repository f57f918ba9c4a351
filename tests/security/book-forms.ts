import { newTerms } from '#app/work/core/recurring/wanted-periods.ts';
import { ADMIN, CLAIMABLE, OWN } from './fixture.ts';
import { byAdmin, byStaff, type Form } from './form.ts';
import { notes } from './note-forms.ts';

const DATA = {
  intent: 'data',
  name: 'Thandi Nkosi',
  kind: 'individual',
  yearEnd: '2',
  taxNumber: '0123456789',
  vatNumber: '4575718707',
};
const CLIENTS = { intent: 'import', text: 'Name\nKgosi Plumbing\n', name: 'clients.csv' };
/** The fingerprint of `CLIENTS`' plan: it changes if a new client gets other fields. */
const ONE_NEW_CLIENT = 'HBTTvH6JBPh3b-Lvm_yX5k4Up--IjkzxlgxRWq9UAmQ';
const PROPOSAL = { type: 'itr12', signatory: 'Thandi Nkosi', key: 'one-proposal-of-the-firm' };

export const BOOK_FORMS: Record<string, Form> = {
  'routes/admin.taxpayers._index': byStaff(
    '/admin/taxpayers?index',
    { intent: `assign:${ADMIN}`, ticked: `${OWN.taxpayer}.1` },
    { intent: `tag:${OWN.tag}`, ticked: `${OWN.taxpayer}.1` },
    { intent: `untag:${OWN.tag}`, ticked: `${OWN.taxpayer}.1` },
    { intent: 'status:prospect', ticked: `${OWN.taxpayer}.1` },
    { intent: 'propose:irp6', ticked: `${OWN.taxpayer}.1` },
    { intent: 'recurring:give', ticked: `${OWN.taxpayer}.1` },
    { intent: 'recurring:end', ticked: `${OWN.taxpayer}.1` },
    { intent: 'recurring:price', ticked: `${OWN.taxpayer}.1` },
  ),
  'routes/admin.taxpayers.import': {
    ...byStaff(
      '/admin/taxpayers/import',
      { ...CLIENTS, intent: 'again', 'column.0': 'name' },
      { ...CLIENTS, fingerprint: ONE_NEW_CLIENT },
    ),
    refused: [
      { intent: 'try' },
      { ...CLIENTS, intent: 'again', 'column.0': 'phone' },
      { ...CLIENTS, fingerprint: 'old' },
    ],
  },
  'routes/admin.taxpayers.new': byStaff('/admin/taxpayers/new', {
    ...DATA,
    name: 'Naledi Botha',
    taxNumber: '',
    phone: '082 555 0199',
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
      {
        intent: 'recurring-restore',
        key: ADMIN,
        type: 'itr12',
        version: '1',
        terms: JSON.stringify(newTerms({ startsOn: '2026-12-01', price: null })),
      },
      { intent: 'open', type: 'itr12', period: '2025', price: '1 495', assigneeId: ADMIN },
      { intent: 'open', type: 'other', period: 'once', price: '', assigneeId: ADMIN, title: 'A letter' },
      ...notes(OWN.clientNote),
      {
        intent: 'bank-add',
        item: OWN.account,
        key: 'one-account-of-the-client',
        bank: 'Absa',
        holder: 'Thandi Nkosi',
        accountNumber: '4050000001',
        accountAgain: '4050000001',
        branchCode: '632005',
        confirmedBy: 'call',
        confirmedOn: '2026-08-03',
      },
      { intent: 'bank-show', item: OWN.account },
      { intent: 'bank-remove', item: OWN.account },
      { intent: 'bank-restore', item: OWN.account },
      { intent: 'bank-undo', item: OWN.account },
      { intent: 'status', status: 'former', back: 'yes' },
      { intent: 'merge', from: CLAIMABLE },
      { intent: 'unmerge', from: CLAIMABLE },
      { intent: 'apart', other: CLAIMABLE },
      { intent: 'together', other: CLAIMABLE, list: 'yes' },
      { intent: 'delete' },
    ),
    refused: [
      {
        intent: 'fica-save',
        version: '0',
        document: 'passport',
        identifiedOn: '2026-08-03',
        risk: 'low',
        riskReasons: 'A long-standing client',
        nextReviewOn: '2027-08-03',
      },
      { intent: 'apply-correction', correction: '1', version: '1' },
      { intent: 'refuse-correction', correction: '1', version: '1' },
      { intent: 'undo-correction', correction: '1', version: '1' },
    ],
  },
  'routes/admin.taxpayers.fields': byAdmin(
    '/admin/taxpayers/fields',
    { intent: 'add', name: 'Grade', kind: 'choice', choices: 'Gold\nSilver' },
    { intent: 'save', item: OWN.field, name: 'Fee talk', version: '1' },
    { intent: 'retire', item: OWN.field },
    { intent: 'restore', item: OWN.field },
  ),
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
  'routes/admin.taxpayers.$id_.card': byStaff(
    `/admin/taxpayers/${OWN.taxpayer}/card`,
    { intent: 'open', reason: 'A call about the return.' },
    ...notes(OWN.clientNote),
  ),
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
    { ...PROPOSAL, intent: 'preview', type: 'other', 'title-other': 'Loan letter' },
    { ...PROPOSAL, intent: 'fill', plan: 'individual-income-tax' },
    { intent: 'withdraw', proposal: OWN.proposal },
  ),
};
