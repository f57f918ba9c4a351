import { expect, test } from 'vitest';
import { askedTexts } from './line.ts';

const ALL_IN = { requested: 3, open: 0, optional: 0, questions: 0 };

test('nothing is all in while a question or an optional paper is open', () => {
  expect(askedTexts(ALL_IN)).toEqual(['all 3 in']);
  expect(askedTexts({ ...ALL_IN, questions: 2 })).toEqual(['2 questions open', '3 in']);
  expect(askedTexts({ ...ALL_IN, optional: 1 })).toEqual(['2 in', '1 optional open']);
});

test('questions are named apart from what else is open', () => {
  expect(askedTexts({ ...ALL_IN, open: 2, questions: 1 })).toEqual(['1 question open', '2 of 3 open']);
  expect(askedTexts({ ...ALL_IN, requested: 0, questions: 4 })).toEqual(['4 questions open']);
  expect(askedTexts({ ...ALL_IN, requested: 0 })).toEqual([]);
});
