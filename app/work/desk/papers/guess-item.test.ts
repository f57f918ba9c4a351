import { expect, test } from 'vitest';
import { guessItem } from './guess-item.ts';

const ITEMS = [
  { id: 'irp5', what: 'IRP5 or IT3(a) certificate of your employer' },
  { id: 'medical', what: 'Tax certificate of your medical scheme' },
  { id: 'logbook', what: 'Logbook of the car' },
];

test.each([
  ['IRP5 2026.pdf', 'irp5'],
  ['discovery_medical-certificate.PDF', 'medical'],
  ['Logbook.xlsx', 'logbook'],
  ['IMG_2026.jpg', null],
  ['.pdf', null],
])('a file called %s is for the item with most of its words', (name, item) => {
  expect(guessItem(name, ITEMS)).toBe(item);
});
