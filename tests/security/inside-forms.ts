import { ADMIN, OWN } from './fixture.ts';
import type { Fields } from './form.ts';
import { INSIDE_STEP } from './parts-of-work.ts';

const OF_STEP = { item: OWN.insideStep };

/** For every page that lists steps inside the firm. */
export function tickPosts(more: Record<string, string> = {}): Fields[] {
  return [
    { intent: 'inside-done', ...OF_STEP, ...more },
    { intent: 'inside-open', ...OF_STEP, ...more },
  ];
}

export const INSIDE_POSTS: Fields[] = [
  { intent: 'inside-add', what: 'Phone the bank', who: ADMIN, day: '2026-12-01' },
  {
    intent: 'inside-save',
    version: '1',
    before: JSON.stringify({
      what: INSIDE_STEP.what,
      who: INSIDE_STEP.who ?? '',
      day: INSIDE_STEP.day ?? '',
    }),
    what: 'Capture all slips',
    who: ADMIN,
    day: '',
    ...OF_STEP,
  },
  ...tickPosts(),
  { intent: 'inside-remove', ...OF_STEP },
];
