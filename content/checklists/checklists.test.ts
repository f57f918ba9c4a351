import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  itemsFor,
  type Answer,
  type Answers,
  type Checklist,
} from '#app/work/core/checklists/define-checklist.ts';
import { sourceCodes } from '#app/work/core/checklists/source-codes.ts';
import { checklists } from './checklists.ts';
import { itr12 } from './itr12.ts';

const declared = Object.values(
  import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true }),
).flatMap((file) => Object.values(file));

const lists: readonly Checklist[] = checklists;

/** Somebody to whom everything applies can still finish it in one sitting. */
const MOST = 15;

test('every checklist is listed, ids are unique, and conditions name questions', () => {
  const found = declared.filter((value) => typeof value === 'object' && value && 'questions' in value);
  expect(new Set(found)).toEqual(new Set(lists));
  expect(new Set(lists.map(({ id }) => id)).size).toBe(lists.length);
  for (const { id, questions, items } of lists) {
    const questionIds = new Set(questions.map((question) => question.id));
    expect(questionIds.size, id).toBe(questions.length);
    expect(new Set(items.map((item) => item.id)).size, id).toBe(items.length);
    for (const { when = {} } of items)
      for (const question of Object.keys(when)) expect(questionIds, id).toContain(question);
  }
});

test('every item can be asked for, and every question decides about one', () => {
  for (const list of lists) {
    const all = answersTo(list);
    const reached = new Set(all.flatMap((answers) => itemsFor(list, answers)));
    expect(
      [...list.items].filter((item) => !reached.has(item)).map(({ id }) => id),
      list.id,
    ).toEqual([]);
    for (const { id } of list.questions) {
      const decides = all.some(
        (answers) => idsFor(list, { ...answers, [id]: 'yes' }) !== idsFor(list, { ...answers, [id]: 'no' }),
      );
      expect(decides, `${list.id}: ${id}`).toBe(true);
    }
  }
});

test('nobody is asked for what does not apply, before or after an answer', () => {
  for (const list of lists) {
    const answer = fc.option(fc.constantFrom<Answer>('yes', 'no'), { nil: undefined });
    const someAnswers = fc.record(Object.fromEntries(list.questions.map(({ id }) => [id, answer])));
    fc.assert(
      fc.property(someAnswers, (answers) => {
        for (const item of itemsFor(list, answers))
          for (const question of Object.keys(item.when ?? {})) {
            const other = { ...answers, [question]: answers[question] === 'yes' ? 'no' : 'yes' } as const;
            expect(itemsFor(list, other)).not.toContain(item);
            expect(itemsFor(list, { ...answers, [question]: undefined })).not.toContain(item);
          }
      }),
      { numRuns: 30 },
    );
  }
});

test('somebody with only a salary is asked for five things, nobody for over fifteen', () => {
  const plain = Object.fromEntries(itr12.questions.map(({ id }) => [id, 'no']));
  const items = itemsFor<string>(itr12, { ...plain, pay: 'yes', medical: 'yes' });
  expect(items.filter(({ isOptional }) => !isOptional)).toHaveLength(4);
  expect(items.length).toBeLessThanOrEqual(6);
  for (const list of lists)
    for (const answers of answersTo(list))
      expect(itemsFor(list, answers).length, list.id).toBeLessThanOrEqual(MOST);
});

test('texts are questions, names and sentences, short enough for a phone', () => {
  for (const { id, questions, items } of lists) {
    for (const { text, help = 'None.' } of questions) {
      expect(text, id).toMatch(/^[A-Z].{10,130}\?$/);
      expect(help, id).toMatch(/^[A-Z].{3,200}\.$/);
    }
    for (const { what, why, where } of items) {
      expect(what, id).toMatch(/^[A-Z].{5,115}[^.?!]$/);
      for (const text of [why, where]) expect(text, `${id}: ${what}`).toMatch(/^[A-Z"].{10,210}\.$/);
    }
  }
});

test('every source code is used, and names what is asked for', () => {
  const used = new Set(lists.flatMap(({ items }) => items.flatMap(({ codes = [] }) => codes)));
  expect(Object.keys(sourceCodes).filter((code) => !used.has(code as keyof typeof sourceCodes))).toEqual([]);
});

/** Every way to answer all questions. */
function answersTo({ questions }: Checklist): Answers[] {
  return questions.reduce<Answers[]>(
    (all, { id }) =>
      all.flatMap((answers) => [
        { ...answers, [id]: 'yes' },
        { ...answers, [id]: 'no' },
      ]),
    [{}],
  );
}

function idsFor(list: Checklist, answers: Answers): string {
  return itemsFor(list, answers)
    .map(({ id }) => id)
    .join();
}
