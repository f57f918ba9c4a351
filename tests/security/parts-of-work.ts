import type { InsideStep } from '#app/platform/db/inside-values.ts';
import type { SarsLetter } from '#app/platform/db/work-values.ts';

export const SARS_LETTER: SarsLetter = {
  id: '5a5a5a5a-5a5a-45a5-85a5-5a5a5a5a5a5a',
  kind: 'assessment',
  cameOn: '2026-08-05',
  isFromClient: true,
  documentIds: [],
  words: 'It came by post',
  datedOn: '2026-08-03',
  deliveredOn: null,
  answerBy: null,
  days: {},
  answered: {},
};

export const INSIDE_STEP: InsideStep = {
  id: 'd9d9d9d9-d9d9-4d9d-8d9d-d9d9d9d9d9d9',
  of: null,
  what: 'Capture the slips',
  who: null,
  day: '2026-10-01',
  done: null,
};
