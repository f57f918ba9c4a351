import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  itemsFor,
  type Answer,
  type Answers,
  type Checklist,
} from '#app/work/core/checklists/define-checklist.ts';
import { TAXPAYER_KINDS } from '#app/platform/db/work-values.ts';
import { sourceCodes } from '#app/work/core/checklists/source-codes.ts';
import { checklists } from './checklists.ts';
import { ficaEntity } from './fica-entity.ts';
import { irp6Entity } from './irp6-entity.ts';
import { itr12 } from './itr12.ts';

const declared = Object.values(
  import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true }),
).flatMap((file) => Object.values(file));

const lists: readonly Checklist[] = checklists;

/** A client to whom everything applies can still finish it in one sitting. */
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
    const reached = new Set(
      TAXPAYER_KINDS.flatMap((kind) => all.flatMap((answers) => itemsFor(list, answers, kind))),
    );
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

test('nobody is asked which kind of client they are: each kind has its own items', () => {
  const kinds = /^Is it a (company|trust|deceased estate|close corporation)/;
  for (const { id, questions } of lists)
    expect(
      questions.filter(({ text }) => kinds.test(text)),
      id,
    ).toEqual([]);
  const ids = (list: Checklist, kind: (typeof TAXPAYER_KINDS)[number]) =>
    itemsFor(list, {}, kind).map(({ id }) => id);
  expect(ids(irp6Entity, 'company')).toEqual(['forecast']);
  expect(ids(irp6Entity, 'trust')).toEqual(['forecast', 'vesting']);
  const all = ['ids', 'addresses', 'business-address'];
  expect(ids(ficaEntity, 'company')).toEqual(['registration', 'share-register', ...all]);
  expect(ids(ficaEntity, 'trust')).toEqual(['deed', ...all]);
  expect(ids(ficaEntity, 'estate')).toEqual(['letters', ...all]);
});

test('nobody is asked for what does not apply, before or after an answer', () => {
  for (const list of lists) {
    const answer = fc.option(fc.constantFrom<Answer>('yes', 'no'), { nil: undefined });
    const someAnswers = fc.record(Object.fromEntries(list.questions.map(({ id }) => [id, answer])));
    fc.assert(
      fc.property(someAnswers, fc.constantFrom(...TAXPAYER_KINDS), (answers, kind) => {
        for (const item of itemsFor(list, answers, kind))
          for (const question of Object.keys(item.when ?? {})) {
            const other = { ...answers, [question]: answers[question] === 'yes' ? 'no' : 'yes' } as const;
            expect(itemsFor(list, other, kind)).not.toContain(item);
            expect(itemsFor(list, { ...answers, [question]: undefined }, kind)).not.toContain(item);
          }
      }),
      { numRuns: 30 },
    );
  }
});

test('somebody with only a salary is asked for five things, nobody for over fifteen', () => {
  const plain = Object.fromEntries(itr12.questions.map(({ id }) => [id, 'no']));
  const items = itemsFor<string>(itr12, { ...plain, pay: 'yes', medical: 'yes' }, 'individual');
  expect(items.filter(({ isOptional }) => !isOptional)).toHaveLength(4);
  expect(items.length).toBeLessThanOrEqual(6);
  for (const list of lists)
    for (const answers of answersTo(list))
      for (const kind of TAXPAYER_KINDS)
        expect(itemsFor(list, answers, kind).length, list.id).toBeLessThanOrEqual(MOST);
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
  return TAXPAYER_KINDS.map((kind) => itemsFor(list, answers, kind).map(({ id }) => id)).join();
}
