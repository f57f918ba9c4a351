import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineBulk, reasonText, whatWasDone } from './define-bulk.ts';

test('what a colleague did is not called the reader’s', () => {
  expect([null, 'Thabo Nkosi', ''].map(whatWasDone)).toEqual([
    'What you did',
    'What Thabo Nkosi did',
    'What a former colleague did',
  ]);
});

test('why records are left out agrees with their number', () => {
  const act = defineBulk({
    name: 'a test',
    permission: 'desk',
    things: { one: 'client', many: 'clients', find: () => Promise.resolve([]) },
    choice: z.object({}),
    asks: (many) => many,
    did: (many) => many,
    reasons: { has: (many, { it, has }) => `${many} left out: ${it} ${has} this already` },
    change: () => Promise.resolve({ state: 'left', why: 'has' }),
  });
  const text = (count: number | 'this') => reasonText({ act, choice: {}, reader: '', why: 'has' }, count);
  expect([1, 6, 'this' as const].map(text)).toEqual([
    'One client left out: it has this already.',
    '6 clients left out: they have this already.',
    'This client left out: it has this already.',
  ]);
});
