import { expect, test } from 'vitest';
import { findCalculator } from './calculators.ts';
import { fragmentOf } from './share-link.ts';

test('an address keeps no pasted rows before they count', () => {
  const travel = findCalculator('travel');
  const rows = 'Date,Km,Type,Where\n1/3,12,Business,Mrs Dlamini';
  expect(fragmentOf(travel, { allowance: '100', logbook: rows })).not.toContain('Dlamini');
  const counted = 'Trips,Business km,All km\n1,12,12';
  expect(fragmentOf(travel, { allowance: '100', logbook: counted })).toContain('logbook=Trips');
});
