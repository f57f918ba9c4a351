import { expect, test } from 'vitest';
import { changeLines } from '#app/platform/audit/change-lines.ts';
import { labelOfChange, NAMED } from './change-labels.ts';

test('the preview of an import names fields and values as the columns do', () => {
  const changes = { kind: 'company', vatNumber: '4123456789', assigneeId: 'ann', Sector: 'wool' };
  const lines = changeLines(changes, { ...NAMED, ann: 'Ann Abel' }, labelOfChange);
  expect(lines.map(({ field, to }) => `${field}: ${to}`)).toEqual([
    'Kind: Company',
    'VAT number: 4123456789',
    'Looked after by: Ann Abel',
    'Sector: wool',
  ]);
});

test('elsewhere too abbreviations keep their capitals', () => {
  expect(changeLines({ vatNumber: '1', sarsLetter: '2' }, {}).map(({ field }) => field)).toEqual([
    'VAT number',
    'SARS letter',
  ]);
});
