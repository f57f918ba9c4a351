import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

test('what changed in a sentence is shown word by word', () => {
  expect(wordDiff('One return for one year.', 'One return for the year.')).toEqual([
    { text: 'One return for ', is: 'kept', at: 0 },
    { text: 'one ', is: 'old', at: 1 },
    { text: 'the ', is: 'new', at: 2 },
    { text: 'year.', is: 'kept', at: 3 },
  ]);
  expect(wordDiff('', 'New')).toEqual([{ text: 'New', is: 'new', at: 0 }]);
});

test('both texts can be read from their differences', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', '\n', 'd e'), { maxLength: 12 })
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDiff(before, after);
      const without = (is: string) =>
        parts
          .filter((part) => part.is !== is)
          .map((part) => part.text)
          .join('');
      expect([without('new'), without('old')]).toEqual([before, after]);
    }),
  );
});

test('an amount is struck through and written anew as a whole', () => {
  const parts = wordDiff('R\u202f1\u202f777', 'R\u202f1\u202f888');
  expect(parts.map(({ text, is }) => [text, is])).toEqual([
    ['R\u202f1\u202f777', 'old'],
    ['R\u202f1\u202f888', 'new'],
  ]);
});
