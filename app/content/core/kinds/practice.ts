import { practice as ofFile } from '#content/practice.ts';
import { PRACTICE, type Practice } from '#app/platform/content/firm.ts';
import { defineContent } from '../define-content.ts';
import { markupIn } from '../markup-in.ts';
import type { Field } from '../field.ts';

const software = (label: string): Field & { kind: 'line' } => ({
  kind: 'line',
  group: 'Software that you work in',
  label,
  length: [2, 60],
});

export const practiceContent = defineContent({
  name: PRACTICE,
  noun: 'software and catching up',
  plural: 'software and catching up',
  about:
    'What owners ask who compare accountants: the answers to their questions, and the services, name it.',
  fields: {
    books: software('Books'),
    payroll: software('Payroll'),
    statements: software('Annual financial statements'),
    returns: software('Returns'),
    monthsAWeek: {
      kind: 'whole',
      from: 1,
      to: 12,
      group: 'Catching up',
      label: 'Late months brought up to date in a week',
      hint: 'Once their papers are here',
    },
    mostTimesThePlan: {
      kind: 'whole',
      from: 1,
      to: 5,
      group: 'Catching up',
      label: 'A late month costs at most so many months of the plan',
    },
  },
  file: [ofFile as Practice],
  idOf: () => 'facts',
  titleOf: () => 'Software and catching up',
  valuesOf: ({ software: names, catchUp }) => ({ ...names, ...catchUp }),
  itemOf: ({ monthsAWeek, mostTimesThePlan, ...names }) => ({
    software: names,
    catchUp: { monthsAWeek, mostTimesThePlan },
  }),
  check: (values) => markupIn(values),
  shownOn: () => [
    { path: '/questions/which-software', label: 'Which software?' },
    { path: '/questions/what-catching-up-costs', label: 'What catching up costs' },
    { path: '/questions/how-long-until-up-to-date', label: 'How long until up to date?' },
  ],
});
