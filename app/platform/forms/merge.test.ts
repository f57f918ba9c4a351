import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeEntries, reopenEntries, type Entries } from './merge.ts';

const GROUPS = [['in1', 'out1'], ['in2', 'out2'], ['august']];
const entries = fc.dictionary(fc.constantFrom(...GROUPS.flat()), fc.constantFrom('', '1', '2', '40 000'));

test('changes to different months are both there, and nobody is asked', () => {
  const before = { in1: '40 000', out1: '1 000' };
  const kept = { ...before, in2: '50 000' };
  const typed = { in1: '41 000', out1: '1 000', august: '0' };
  expect(mergeEntries(GROUPS, { before, kept, typed })).toEqual({
    merged: { in1: '41 000', out1: '1 000', in2: '50 000', august: '0' },
    clashes: [],
  });
});

test('one month that both changed is asked about, and stays as it is kept until then', () => {
  const [before, kept, typed] = [{}, { in1: '30 000' }, { in1: '20 000', in2: '5' }];
  expect(mergeEntries(GROUPS, { before, kept, typed })).toEqual({
    merged: { in1: '30 000', in2: '5' },
    clashes: [['in1', 'out1']],
  });
});

test('the same change twice is one change, and spaces are none', () => {
  expect(mergeEntries(GROUPS, { before: {}, kept: { in1: '40000' }, typed: { in1: '40 000' } })).toEqual({
    merged: { in1: '40000' },
    clashes: [],
  });
});

test('what one side alone changed is kept, whoever it was', () => {
  fc.assert(
    fc.property(entries, entries, (before, after) => {
      const filled = withoutEmpty(after);
      for (const versions of [
        { before, kept: before, typed: after },
        { before, kept: after, typed: before },
        { before, kept: after, typed: after },
      ])
        expect(mergeEntries(GROUPS, versions)).toEqual({ merged: filled, clashes: [] });
    }),
  );
});

test('saving again after the question keeps what was typed, and loses nothing else', () => {
  fc.assert(
    fc.property(entries, entries, entries, (before, kept, typed) => {
      const { merged, clashes } = mergeEntries(GROUPS, { before, kept, typed });
      const mine = Object.fromEntries(clashes.flat().map((name) => [name, typed[name] ?? '']));
      const again = mergeEntries(GROUPS, { before: merged, kept: merged, typed: { ...merged, ...mine } });
      expect(again).toEqual({ merged: withoutEmpty({ ...merged, ...mine }), clashes: [] });
    }),
  );
});

test('a form that is opened again later is saved as it would have been at once', () => {
  fc.assert(
    fc.property(entries, entries, entries, (before, kept, typed) => {
      const atOnce = mergeEntries(GROUPS, { before, kept, typed });
      const again = mergeEntries(GROUPS, { kept, ...reopenEntries(GROUPS, { before, kept, typed }) });
      expect(again).toEqual(atOnce);
    }),
  );
});

function withoutEmpty(typed: Entries): Entries {
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => text));
}
