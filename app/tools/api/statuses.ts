import { MOST_KB, REQUESTS_A_MINUTE } from './limits.ts';

export const statuses = [
  { status: 400, name: 'NotJson', about: 'The body is not JSON.' },
  { status: 404, name: 'NoSuchTax', about: 'There is no such tax.' },
  { status: 405, name: 'WrongMethod', about: 'Only POST calculates; the header Allow says so.' },
  { status: 413, name: 'TooLarge', about: `The body is larger than ${MOST_KB} kB.` },
  {
    status: 415,
    name: 'WrongType',
    about: 'The body is not declared as application/json in UTF-8.',
  },
  {
    status: 422,
    name: 'Refused',
    about:
      'A field is missing, unknown or cannot be worked with, or the tables hold no confirmed figure for it. Every error names its field.',
  },
  {
    status: 429,
    name: 'TooMany',
    about: `More than ${REQUESTS_A_MINUTE} requests in a minute came from your network; Retry-After says how long to wait.`,
  },
] as const;
