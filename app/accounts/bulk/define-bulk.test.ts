import { expect, test } from 'vitest';
import { whatWasDone } from './define-bulk.ts';

test('what a colleague did is not called the reader’s', () => {
  expect([null, 'Thabo Nkosi', ''].map(whatWasDone)).toEqual([
    'What you did',
    'What Thabo Nkosi did',
    'What a former colleague did',
  ]);
});
