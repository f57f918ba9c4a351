/** The answers are in the order in which the work grows. */
export const questions = {
  who: {
    legend: 'Who are you?',
    answers: {
      employee: 'I earn a salary or pension',
      provisional: 'I work for myself, or have rent or other income',
      turnover: 'I am registered for turnover tax',
      company: 'I run a company',
      trust: 'I am a trustee',
      estate: 'I wind up an estate',
    },
  },
  turnover: {
    legend: 'Business turnover a year',
    answers: {
      '1m': 'Under R1 million, or none',
      '10m': 'R1 to R10 million',
      '50m': 'R10 to R50 million',
      more: 'Over R50 million',
    },
  },
  staff: {
    legend: 'People on your payroll',
    answers: { none: 'None', few: '1 to 10', many: '11 to 50', more: 'Over 50' },
  },
  vat: { legend: 'Registered for VAT?', answers: { no: 'No', yes: 'Yes' } },
} as const;

export const firstAnswers: Answers = { who: 'company', turnover: '1m', staff: 'none', vat: 'no' };

/** For these no further question is asked: the other answers are the first ones. */
export const settledByWho: readonly Answers['who'][] = ['employee', 'trust', 'estate'];

export type Question = keyof typeof questions;
export type Answers = { [Name in Question]: keyof (typeof questions)[Name]['answers'] };

/** One of the listed answers; a missing question accepts any. */
export type Conditions = { [Name in Question]?: readonly Answers[Name][] };
