import { expect, test } from 'vitest';
import { turnoverElection } from './turnover-election.ts';

test('who runs already can have turnover tax from the next tax year', () => {
  for (const [today, day] of [
    ['2026-11-28', '1 March 2027'],
    ['2027-02-28', '1 March 2027'],
    ['2027-03-01', '1 March 2028'],
  ] as const)
    expect(turnoverElection(today), today).toContain(`from ${day}, and registers before that day`);
});
