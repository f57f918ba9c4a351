import { outsideDisputes } from './clock.ts';

/** What a letter wants by a day of its own, whatever it is about. */
export const letterClocks = {
  'letter-answer': outsideDisputes({
    name: 'Answer the letter',
    by: 'client',
    from: 'the date of the letter',
    length: { unit: 'letter' },
    law: 'The letter itself',
    sources: [],
    missed: 'What the letter says. Ask SARS for more time before the day has passed.',
  }),
} as const;
