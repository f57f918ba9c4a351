import { expect, test } from 'vitest';
import { optionalText, toDoText } from './to-do.ts';

test('what the client has to do is counted by kind: questions and things to send', () => {
  expect(toDoText({ questions: 9, papers: 0 })).toBe('nine short questions');
  expect(toDoText({ questions: 1, papers: 2 })).toBe('one short question and two things to send');
  expect(toDoText({ questions: 0, papers: 14 })).toBe('14 things to send');
  expect(toDoText({ questions: 0, papers: 0 })).toBeNull();
  expect(toDoText({ questions: 0, papers: 0, approvals: 3, signatures: 1 })).toBe(
    'two things to approve and one thing to sign',
  );
  expect(toDoText({ questions: 0, papers: 0, approvals: 2, signatures: 2 })).toBe('two things to sign');
});

test('what nobody needs is named beside what is needed, and never in its number', () => {
  expect(optionalText({ questions: 0, papers: 9, optional: 2 })).toBe(', and two more if you have them');
  expect(optionalText({ questions: 0, papers: 1, optional: 1 })).toBe(', and one more if you have it');
  for (const toDo of [{ papers: 0, optional: 2 }, { papers: 3 }])
    expect(optionalText({ questions: 0, ...toDo })).toBe('');
});
