import { expect, test } from 'vitest';
import { readKindSteps, writeKindSteps, type KindStep } from './kind-steps.ts';

const STEPS: KindStep[] = [
  { id: 'capture', what: 'Capture the bank statements', who: 'before', daysBefore: 10 },
  { id: 'draft', what: 'Draft the return', who: 'holder' },
  { id: 'call', what: 'Call the client', who: 'client', daysBefore: 0 },
];

test('steps of a kind are read as they are written', () => {
  const text = writeKindSteps(STEPS);
  expect(text).toContain('[capture] Capture the bank statements\nWho: as last time\nDays before: 10');
  expect(readKindSteps(text)).toEqual({ things: STEPS, problems: [] });
});

test('a line alone is a step of whoever does the work, without a day', () => {
  expect(readKindSteps('Draft the return')).toEqual({
    things: [{ id: 'draft-the-return', what: 'Draft the return', who: 'holder' }],
    problems: [],
  });
});

test('somebody who is not offered and days that are no number are refused', () => {
  expect(readKindSteps('Draft it\nWho: Ann\nDays before: soon').problems).toEqual([
    '[draft-it]: “Ann” is none of whoever does the work, whoever looks after the client, as last time.',
    '[draft-it]: “Days before” is a number from 0 to 365.',
  ]);
  expect(readKindSteps('Draft it\nDays before: 400').problems).toHaveLength(1);
});
