import { keysOf, recordOf } from '#app/platform/core/keys.ts';
import { services } from '#app/firm/core/services.ts';
import { KIND_GROUPS } from '#app/work/core/engagements/define-engagement.ts';
import { UNITS } from '#app/work/core/engagements/own-due.ts';
import { KIND_LABELS } from '#app/work/core/taxpayers/kinds.ts';
import { LETTER_LABELS } from '#app/work/letters/letter.ts';
import type { Fields } from '../field.ts';
import { PERIODS, RULES } from './work-kind-rules.ts';

const WHEN = 'How often, and by when';
const ASKED = 'What the client is asked';
const INSIDE = 'Inside the firm';
const AGREED = 'Letter, price and time';

export const DUES = {
  none: 'No day: it is entered by hand',
  law: 'A rule of the law',
  period: 'Some time after the period ends',
  month: 'On a day of a month after the period',
  start: 'Some time after it begins',
  event: 'Some time after a day that is entered with the work',
} as const;

export const workKindFields = {
  name: {
    kind: 'line',
    label: 'Name',
    hint: 'Stands before the period: “VAT return (VAT201)”',
    length: [3, 80],
  },
  group: { kind: 'choice', label: 'Group on the board', options: KIND_GROUPS },
  taxpayers: { kind: 'choices', label: 'For which clients', options: KIND_LABELS },
  service: {
    kind: 'choice',
    label: 'Service',
    options: recordOf(
      services.map(({ id }) => id),
      (id) => services.find((service) => service.id === id)?.topic.title ?? id,
    ),
    isOpen: true,
  },
  scope: { kind: 'lines', label: 'What we do', length: [10, 250], most: 12 },
  done: { kind: 'lines', label: 'What the client gets', length: [3, 200], most: 8 },
  period: { kind: 'choice', group: WHEN, label: 'How often', options: PERIODS },
  asksTitle: {
    kind: 'tick',
    group: WHEN,
    label: 'Each has a title of its own, such as “Loan letter for Absa”',
  },
  due: { kind: 'choice', group: WHEN, label: 'Due', options: DUES },
  rule: {
    kind: 'choice',
    group: WHEN,
    label: 'Rule of the law',
    options: RULES,
    optional: true,
    emptyWhen: 'for a rule of the law alone',
    onlyIf: { of: 'due', is: ['law'] },
  },
  dueCount: {
    kind: 'whole',
    group: WHEN,
    from: 1,
    to: 400,
    label: 'How long after it',
    optional: true,
    emptyWhen: 'for “some time after” alone',
    onlyIf: { of: 'due', is: ['period', 'start', 'event'] },
  },
  dueUnit: {
    kind: 'choice',
    group: WHEN,
    label: 'Counted in',
    options: recordOf(keysOf(UNITS), (unit) => UNITS[unit].label(2)),
    optional: true,
    emptyWhen: 'for “some time after” alone',
    onlyIf: { of: 'due', is: ['period', 'start', 'event'] },
  },
  dueEvent: {
    kind: 'line',
    group: WHEN,
    label: 'After which day',
    hint: 'For instance: the date of the assessment',
    length: [3, 120],
    optional: true,
    emptyWhen: 'for a day that is entered alone',
    onlyIf: { of: 'due', is: ['event'] },
  },
  dueDay: {
    kind: 'whole',
    group: WHEN,
    from: 1,
    to: 31,
    label: 'Day of the month',
    hint: '31 is the last day of a shorter month. A weekend or holiday moves it to the working day before.',
    optional: true,
    emptyWhen: 'for a day of a month alone',
    onlyIf: { of: 'due', is: ['month'] },
  },
  dueMonths: {
    kind: 'whole',
    group: WHEN,
    from: 0,
    to: 24,
    label: 'How many months after the one in which the period ends',
    hint: '0 is that month itself',
    optional: true,
    emptyWhen: 'for a day of a month alone',
    onlyIf: { of: 'due', is: ['month'] },
  },
  isForSars: { kind: 'tick', group: WHEN, label: 'It is submitted to SARS in the end' },
  needsApproval: { kind: 'tick', group: WHEN, label: 'The client approves it before it goes to SARS' },
  needsReview: {
    kind: 'tick',
    group: WHEN,
    label: 'A second colleague reviews it before it is submitted or finished',
  },
  isAskedWithin: {
    kind: 'tick',
    group: WHEN,
    label: 'What it needs is there before its period is over: it begins six weeks before its day',
  },
  papersFrom: {
    kind: 'whole',
    group: WHEN,
    from: 1,
    to: 12,
    label: 'Month from which its papers exist, after a yearly period',
    optional: true,
  },
  insideSteps: {
    kind: 'text',
    group: INSIDE,
    label: 'Steps',
    hint: 'One in each line. Below it, if you like, “Who: whoever looks after the client” or “Who: as last time”, else whoever does the work; and “Days before: 5”, counted back from the due day. Clients read nothing of them.',
    length: [2, 12_000],
    rows: 8,
    optional: true,
  },
  letter: {
    kind: 'choice',
    group: AGREED,
    label: 'Letter of engagement',
    hint: 'None: it is opened without a proposal',
    options: LETTER_LABELS,
    optional: true,
  },
  price: {
    kind: 'rand',
    group: AGREED,
    label: 'Usual price',
    hint: 'VAT included. It stands in a new proposal where nothing was agreed before.',
    optional: true,
  },
  plannedMinutes: {
    kind: 'whole',
    group: AGREED,
    from: 5,
    to: 30_000,
    label: 'Planned time, in minutes',
    optional: true,
  },
  questions: {
    kind: 'text',
    group: ASKED,
    label: 'Questions, answered with yes or no',
    hint: 'One in each line. In brackets stands the short name by which its answer is remembered next year: leave it when you change the words. Below it: “Help: …”.',
    length: [1, 8000],
    rows: 8,
    optional: true,
  },
  items: {
    kind: 'text',
    group: ASKED,
    label: 'Papers and figures',
    hint: 'One in each line, and below it lines of a word, a colon and what you say: “Why: …”, “Where: …”, “Answer: photos” (or file, sentence, amount, date), “If yes: …” or “If no: …” (the number, the short name or the words of a question), “Only of: company”, “Optional: yes”.',
    length: [1, 40_000],
    rows: 20,
    optional: true,
  },
} as const satisfies Fields;
