import { expect, test } from 'vitest';
import { withOlderRule } from './older-rule.ts';
import { refusedInput } from './refusal.ts';
import { randLine } from './working.ts';

const LIMIT = { note: 'SARS publishes 5; the older limit is 3.', older: { limit: 3 } };

test('the note is only at the line that the older rule would change', () => {
  const used = (of: number, limit: number) => ({
    working: [randLine('of', 'Of', of, 'input'), randLine('used', 'Used', Math.min(of, limit), 'calculated')],
    notes: ['another note'],
  });
  const under = (of: number) => withOlderRule(used(of, 5), 'used', LIMIT, ({ limit }) => used(of, limit));
  expect(under(4).notes).toEqual([LIMIT.note, 'another note']);
  expect(under(4).working.map(({ note }) => note)).toEqual([undefined, LIMIT.note]);
  expect(under(3)).toEqual(used(3, 5));
  expect(withOlderRule(used(4, 5), 'used', undefined, () => used(4, 3))).toEqual(used(4, 5));
  expect(withOlderRule(used(4, 5), 'used', LIMIT, () => refusedInput('of', 'Why.'))).toEqual(used(4, 5));
});
