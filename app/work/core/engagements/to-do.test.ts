import { expect, test } from 'vitest';
import { toDoText } from './to-do.ts';

test('what the client has to do is counted by kind: questions and things to send', () => {
  expect(toDoText({ questions: 9, papers: 0 })).toBe('nine short questions');
  expect(toDoText({ questions: 1, papers: 2 })).toBe('one short question and two things to send');
  expect(toDoText({ questions: 0, papers: 14 })).toBe('14 things to send');
  expect(toDoText({ questions: 0, papers: 0 })).toBeNull();
});
