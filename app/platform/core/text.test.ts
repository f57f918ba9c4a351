import { expect, test } from 'vitest';
import { inSentence, oneLine, paragraphs } from './text.ts';

test('a line has single spaces and no control, direction or byte order mark', () => {
  expect(oneLine(' Ann\u00A0\t of\r\nSubject: \0\u0007 x\u202E \u2028\uFEFF\u200By\u00AD ')).toBe(
    'Ann of Subject: x y',
  );
});

test('a joiner within letters or an emoji stays', () => {
  expect(oneLine('👩\u200D💻 می\u200Cخواهم')).toBe('👩\u200D💻 می\u200Cخواهم');
});

test('paragraphs keep line breaks and tabs, but no other control characters', () => {
  expect(paragraphs('\n First,\r\n\tsecond\u2028third\rfourth\0\u0007 \u202Efifth\uFEFF\n\n')).toBe(
    'First,\n\tsecond\nthird\nfourth fifth',
  );
});

test('inside a sentence a label starts small, and an amount or a short name does not', () => {
  for (const [label, words] of [
    ['The bank', 'the bank'],
    ['An insurer', 'an insurer'],
    ['More than R\u202f250\u202f000', 'more than R\u202f250\u202f000'],
    ['R\u202f250\u202f000 or less', 'R\u202f250\u202f000 or less'],
    ['SARS', 'SARS'],
  ] as const)
    expect(inSentence(label)).toBe(words);
});
