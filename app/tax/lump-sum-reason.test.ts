import { expect, test } from 'vitest';
import { lumpSumTreatment, type LumpSumReason } from './lump-sum-reason.ts';

const REASONS: LumpSumReason[] = [
  'retired',
  'died',
  'retrenched',
  'ill',
  'resigned',
  'dismissed',
  'divorced',
  'emigrated',
];

test('a fund pays by the retirement table for each reason of Second Schedule 2(1)', () => {
  const kinds = REASONS.map((reason) => [reason, kindOf({ reason, payer: 'fund' })]);
  expect(kinds.filter(([, kind]) => kind === 'retirement').map(([reason]) => reason)).toEqual([
    'retired',
    'died',
    'retrenched',
    'ill',
  ]);
  expect(kindOf({ reason: 'retrenched', payer: 'fund', heldShares: true })).toBe('withdrawal');
  expect(kindOf({ reason: 'retired', payer: 'fund', heldShares: true })).toBe('retirement');
});

test('an employer pays severance from 55, for ill health, or retrenched without shares', () => {
  for (const reason of REASONS) {
    expect(kindOf({ reason, payer: 'employer', isFrom55: true, heldShares: true }), reason).toBe('severance');
    const isOne = reason === 'ill' || reason === 'retrenched';
    expect(kindOf({ reason, payer: 'employer' }), reason).toBe(isOne ? 'severance' : 'salary');
  }
  expect(kindOf({ reason: 'retrenched', payer: 'employer', heldShares: true })).toBe('salary');
});

function kindOf(facts: Partial<Parameters<typeof lumpSumTreatment>[0]> & { reason: LumpSumReason }) {
  return lumpSumTreatment({ payer: 'fund', isFrom55: false, heldShares: false, ...facts }).kind;
}
