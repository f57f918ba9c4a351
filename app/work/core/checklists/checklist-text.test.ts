import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checklists } from '#content/checklists/checklists.ts';
import type { Checklist } from './define-checklist.ts';
import { readItems, readQuestions, writeItems, writeQuestions } from './checklist-text.ts';

test('every checklist of the files survives being written as text and read again', () => {
  const lists: readonly Checklist[] = checklists;
  for (const { id, questions, items } of lists) {
    const first = readQuestions(writeQuestions(questions));
    const papers = readItems(writeItems(items), first.things);
    expect([...first.problems, ...papers.problems], id).toEqual([]);
    expect(first.things, id).toEqual(questions);
    expect(papers.things, id).toEqual(items);
  }
});

test('a line without brackets gets a name of its own, and every way to answer', () => {
  const { things, problems } = readItems('The lease\nThe lease\nWhy: It shows the rent.', []);
  expect(problems).toEqual([]);
  expect(things).toEqual([
    { id: 'the-lease', what: 'The lease', why: '', where: '', answers: ['file', 'photos', 'sentence'] },
    {
      id: 'the-lease-2',
      what: 'The lease',
      why: 'It shows the rent.',
      where: '',
      answers: ['file', 'photos', 'sentence'],
    },
  ]);
});

test('what cannot be meant is said, with the line that it is about', () => {
  const questions = readQuestions('[cash] Did you take any cash this month?').things;
  const problemsOf = (text: string) => readItems(text, questions).problems.join(' ');
  expect(problemsOf('[a] Cash book\nIf yes: card')).toContain('[a]: there is no question [card].');
  expect(problemsOf('[a] Cash book')).toContain('No paper depends on the question [cash]');
  expect(problemsOf('[a] Cash book\nIf yes: cash\nIf no: cash')).toContain('both yes and no');
  expect(problemsOf('[a] Cash book\nAnswer: fax')).toContain('“fax” is none of file');
  expect(problemsOf('[a] Cash book\n[a] Till report')).toContain('[a] stands there twice.');
  expect(problemsOf('Why: nothing')).toContain('above the first line');
  expect(problemsOf('[A b] Cash book')).toContain('small letters');
});

test('a word without its colon is no paper, and the line says what to write', () => {
  const read = (line: string) => readItems(`Photos of the goods\n${line}`, []);
  for (const [line, written] of [
    ['Answer photos', 'Answer: photos'],
    ['answer - photos', 'Answer: photos'],
    ['Answers: photos', 'Answer: photos'],
    ['Why', 'Why: …'],
    ['Only of company', 'Only of: company'],
    ['Optional', 'Optional: …'],
    ['Optional yes', 'Optional: yes'],
    ['Codes 4005, 4006', 'Codes: 4005, 4006'],
  ] as const) {
    const { things, problems } = read(line);
    expect(things, line).toHaveLength(1);
    expect(problems.join(' '), line).toContain(`Line 2, “${line}”`);
    expect(problems.join(' '), line).toContain(`Write “${written}”`);
  }
  const papers = [
    'Original will',
    'Optional cover',
    'Codes of conduct',
    'Answering machine',
    '[a] Answer photos',
  ];
  for (const paper of papers) {
    const { things, problems } = read(paper);
    expect([things.length, problems], paper).toEqual([2, []]);
  }
  expect(readQuestions('Did you import anything?\nHelp: Used too.\nKnown').problems).toHaveLength(1);
});

test('a paper names its question by the number, the short name or the words', () => {
  const questions = readQuestions(
    '[vat] Did you import anything, used or new?\n[cash] Did you take any cash this month?',
  ).things;
  const whenOf = (typed: string) => readItems(`[a] Cash book\nIf yes: ${typed}`, questions).things[0]?.when;
  expect(['cash', '2', 'any cash', 'Did you take any cash this month?'].map(whenOf)).toEqual(
    Array.from({ length: 4 }, () => ({ cash: 'yes' })),
  );
  expect(whenOf('did you import anything, used or new')).toEqual({ vat: 'yes' });
  expect(whenOf('1, cash')).toEqual({ vat: 'yes', cash: 'yes' });
  expect(['did you', '3', '0', '?'].map(whenOf)).toEqual([undefined, undefined, undefined, undefined]);
});

test('whatever somebody types is read without an exception', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom('If yes: a', '[a] A paper', 'Why:', '[]', ': x', '__proto__: 1'),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = lines.join('\n');
      const { things } = readQuestions(text);
      const ids = readItems(text, things).things.map(({ id }) => id);
      expect(ids.every((id) => typeof id === 'string')).toBe(true);
    }),
  );
});
