import { expect, test } from 'vitest';
import { isNameOf } from './typed-name.ts';

test.each([
  ['Busisiwe Khumalo', 'Busisiwe Khumalo'],
  ['b. khumalo', 'Busisiwe Khumalo'],
  ['KHUMALO, Busisiwe', 'Busisiwe Khumalo'],
  ['B.K.', 'Busisiwe Khumalo'],
  ['BK', 'Busisiwe Khumalo'],
  ['Busi Khumalo-Dlamini', 'Busisiwe Khumalo'],
  ['Andre van der Merwe', 'André Van Der Merwe'],
  ["O'Brien", 'Sean O’Brien'],
  ['张伟', '张伟'],
  ['Anybody', ''],
  ['Anybody', 'busi@example.org'],
])('“%s” is a name of “%s”', (typed, known) => {
  expect(isNameOf(typed, known)).toBe(true);
});

test.each([
  ['L. Nobody', 'Busisiwe Khumalo'],
  ['B. Nobody', 'Busisiwe Khumalo'],
  ['B', 'Busisiwe Khumalo'],
  ['B.B.', 'Busisiwe Khumalo'],
  ['Busi', 'Busisiwe Khumalo'],
  ['x', 'Sipho Dube'],
])('“%s” is no name of “%s”', (typed, known) => {
  expect(isNameOf(typed, known)).toBe(false);
});
