import { itr12 } from '#content/checklists/itr12.ts';
import { lineNames } from '#app/work/desk/outcome-lines.ts';
import { ADDRESS, ADMIN, OWN, TRASHED } from './fixture.ts';
import { byAdmin, byStaff, type Fields, type Form } from './form.ts';
import { INSIDE_POSTS, tickPosts } from './inside-forms.ts';
import { notes } from './note-forms.ts';

const TICKED = `${OWN.engagement}.1`;
const SEEN = { version: '1', seen: '2026-08-03T08:00:00.000Z' };

const OF_LETTER = { item: OWN.sarsLetter, ...SEEN };

const LETTER_POSTS: Fields[] = [
  {
    intent: 'sars-letter',
    paper: OWN.document,
    letterKind: 'findings',
    datedOn: '2026-08-03',
    deliveredOn: '2026-08-05',
    answerBy: '2026-08-31',
    ...SEEN,
  },
  { intent: 'sars-letter', letterKind: 'other', datedOn: '2026-08-03', ...OF_LETTER },
  { intent: 'sars-day', clock: 'objection', lastDay: '2026-11-30', ...OF_LETTER },
  { intent: 'no-sars-day', clock: 'objection', ...OF_LETTER },
  { intent: 'sars-answered', clock: 'objection', answeredOn: '2026-08-20', ...OF_LETTER },
  { intent: 'sars-not-needed', clock: 'objection', ...OF_LETTER },
  { intent: 'sars-unanswered', clock: 'objection', ...OF_LETTER },
  { intent: 'no-sars-letter', ...OF_LETTER },
];

const DELIVERIES: Fields[] = [
  {
    purpose: 'approve',
    what: 'The return',
    why: 'Look at page 2.',
    document: OWN.delivered,
    figure: 'pay',
    amount: '8 000',
    payBy: '2027-01-20',
    step: '11111111-2222-4333-8444-666666666666',
  },
  {
    purpose: 'sign',
    title: 'The mandate',
    why: 'We write to SARS for you.',
    kind: 'mandate',
    document: OWN.delivered,
    signer: ADDRESS,
    order: 'yes',
    until: '2027-01-20',
    [`document:${ADDRESS}`]: OWN.delivered,
    [`page:${ADDRESS}`]: '1',
    [`place:${ADDRESS}`]: 'own',
    [`x:${ADDRESS}`]: '30',
    [`y:${ADDRESS}`]: '55',
  },
];

function lineFields(at: number, filed: string, assessed: string): Fields {
  const names = lineNames(at);
  return { [names.label]: 'Rent', [names.filed]: filed, [names.assessed]: assessed };
}

export const WORK_FORMS: Record<string, Form> = {
  'routes/admin.work._index': {
    ...byStaff(
      '/admin/work?index&service=tax-individual',
      { intent: `assign:${ADMIN}`, ticked: TICKED },
      { intent: 'state:in_progress', ticked: TICKED },
      { intent: 'next', ticked: TICKED },
      { intent: 'skip', ticked: TICKED },
      { intent: 'plan-again', ticked: TICKED },
      { intent: 'start-day', ticked: TICKED },
      { intent: 'due-day', ticked: TICKED },
      { intent: 'price', ticked: TICKED },
      { intent: 'remind', ticked: TICKED },
      { intent: 'save-filter', name: 'Returns' },
      { intent: 'forget-filter', id: OWN.engagement },
    ),
    refused: [
      { intent: 'approve', ticked: TICKED },
      { intent: 'unapprove', ticked: TICKED },
    ],
  },
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
      ...tickPosts({ work: OWN.engagement }),
      { intent: 'timer-start', work: OWN.engagement },
      { intent: 'timer-stop', work: OWN.engagement, minutes: '20' },
      { intent: 'timer-drop', work: OWN.engagement },
      { intent: 'timer-resume', work: OWN.engagement, item: OWN.task },
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
      { intent: 'plan-again', ...SEEN },
      { intent: 'assign', assignee: ADMIN },
      { intent: 'terms', dueOn: '2027-01-20', price: '1 495', version: '1', countedFrom: '' },
      { intent: 'reminders', paused: 'yes' },
      { intent: 'unreview' },
      { intent: 'ask-review', reviewer: ADMIN },
      { intent: 'send-back', reason: 'The interest is missing.' },
      ...INSIDE_POSTS,
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
      {
        intent: 'sign-place',
        item: OWN.signature,
        signer: ADDRESS,
        document: OWN.delivered,
        page: '1',
        place: 'own',
        x: '30',
        y: '55',
      },
      { intent: 'no-sign-place', item: OWN.signature, key: `${OWN.delivered} ${ADDRESS} 1 800 920` },
      {
        intent: 'outcome',
        assessedOn: '2026-08-03',
        outcomeReference: '7',
        figure: 'pay',
        amount: '8 000',
        payBy: '2027-01-20',
        filedFigure: 'pay',
        filedAmount: '7 500',
        why: 'SARS left out the rent.',
        ...lineFields(1, '0', '500'),
        ...lineFields(2, '-10', '-10'),
        ...lineFields(3, '10', ''),
        ...lineFields(4, '', '10'),
        ...SEEN,
      },
      { intent: 'no-outcome', ...SEEN },
      { intent: 'settled', settledOn: '2026-08-03', ...SEEN },
      { intent: 'unsettled', ...SEEN },
      ...LETTER_POSTS,
      { intent: 'message', text: 'Thank you.', key: 'one-message-of-the-firm' },
      { intent: 'read', until: new Date().toISOString() },
      { intent: 'next' },
      { intent: 'remind' },
      { intent: 'delete' },
    ),
    refused: [
      // Something is still open.
      { intent: 'review', open: '' },
      { intent: 'remove', item: OWN.item },
      // Success ends the session.
      { intent: 'sign-in-person', item: OWN.signature, signer: 'x', shown: 'passport', digits: '123' },
    ],
  },
  'routes/admin.work.$id_.papers': byStaff(`/admin/work/${OWN.engagement}/papers`, { place: OWN.item }),
  'routes/admin.work.$id_.papers_.$paper': byStaff(
    `/admin/work/${OWN.engagement}/papers/${OWN.document}`,
    { intent: `item:${OWN.answered}` },
    { intent: 'paper' },
  ),
  'routes/admin.work.$id_.deliver': byStaff(`/admin/work/${OWN.engagement}/deliver`, ...DELIVERIES),
  'routes/admin.work.$id.files': byStaff(
    `/admin/work/${OWN.engagement}/files`,
    { item: OWN.item },
    { letter: OWN.sarsLetter, letterWords: 'An assessment' },
  ),
  'routes/admin.documents.$id': {
    ...byStaff(`/admin/documents/${OWN.removed}`, { intent: 'restore' }),
    refused: [{ intent: 'remove' }, { intent: 'accept' }],
  },
};

export const MORE_WORK_FORMS: Record<string, Form> = {
  'routes/admin.work.$id.files': byStaff(`/admin/work/${OWN.engagement}/files?deliver`, ...DELIVERIES),
};

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
