import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineChecklist, itemsFor, type Answer, type Item } from './define-checklist.ts';

const words = { what: 'Paper', why: 'It counts.', where: 'At home.', answers: ['file'] } as const;

const letting = defineChecklist({
  id: 'letting',
  name: 'Letting',
  questions: [
    { id: 'rent', text: 'Do you let a property?' },
    { id: 'agent', text: 'Does an agent collect the rent?' },
  ],
  items: [
    { id: 'lease', ...words, when: { rent: 'yes' } },
    { id: 'id', ...words },
    { id: 'statement', ...words, when: { rent: 'yes', agent: 'yes' } },
    { id: 'bank', ...words, when: { rent: 'yes', agent: 'no' } },
  ],
});

test('items that apply are given in the order of the list', () => {
  const idsFor = (answers: Parameters<typeof itemsFor<'rent' | 'agent'>>[1]) =>
    itemsFor(letting, answers, 'individual').map(({ id }) => id);
  expect(idsFor({})).toEqual(['id']);
  expect(idsFor({ rent: 'no', agent: 'yes' })).toEqual(['id']);
  expect(idsFor({ rent: 'yes' })).toEqual(['lease', 'id']);
  expect(idsFor({ rent: 'yes', agent: 'yes' })).toEqual(['lease', 'id', 'statement']);
  expect(idsFor({ rent: 'yes', agent: 'no' })).toEqual(['lease', 'id', 'bank']);
});

test('another answer never adds or removes what does not depend on it', () => {
  const answer = fc.option(fc.constantFrom<Answer>('yes', 'no'), { nil: undefined });
  const isFree = ({ when }: Item<'rent' | 'agent'>) => when?.agent === undefined;
  fc.assert(
    fc.property(answer, answer, answer, (rent, agent, other) => {
      const free = itemsFor(letting, { rent, agent }, 'individual').filter(isFree);
      expect(itemsFor(letting, { rent, agent: other }, 'individual').filter(isFree)).toEqual(free);
    }),
  );
});

test('a condition or an answer that names no question does not compile', () => {
  defineChecklist({
    id: 'letting',
    name: 'Letting',
    questions: [{ id: 'rent', text: 'Do you let a property?' }],
    // @ts-expect-error -- there is no such question
    items: [{ id: 'lease', ...words, when: { rents: 'yes' } }],
  });
  // @ts-expect-error -- there is no such question
  itemsFor(letting, { rents: 'yes' }, 'individual');
  // @ts-expect-error -- a question is answered yes or no
  itemsFor(letting, { rent: true }, 'individual');
});
