import { expect, test } from 'vitest';
import { asOptions, pairsOf } from '#app/platform/filters/define-filter.ts';
import { TAXPAYERS } from '#app/work/desk/taxpayers/filter.ts';
import { CORRECTABLE } from './correctable.ts';
import { KIND_LABELS } from './kinds.ts';

test('a kind of client has one word, in the filter of the desk and for the client', () => {
  const kinds = asOptions(pairsOf(KIND_LABELS));
  // The word of the specification, and of tax law.
  expect(kinds[0]).toEqual({ value: 'individual', label: 'Individual' });
  const { control } = TAXPAYERS.fields.kind;
  expect(control).toMatchObject({ options: [{ value: '', label: 'Any' }, ...kinds] });
  expect(CORRECTABLE.kind.options).toEqual(kinds);
});
