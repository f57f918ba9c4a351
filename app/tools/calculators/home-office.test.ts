import { expect, test } from 'vitest';
import { calculatedWords } from './calculated.test-support.ts';
import type { Values } from './field.ts';

const answer = (values: Values) => calculatedWords('home-office', values);

test('without its ticks it is not counted, and says what it would be', () => {
  const room = { premises: '144 000', officeArea: '16', homeArea: '120' };
  const open = answer(room);
  expect(open.sentences).toContain(
    'Not counted: tick each box that is true of your room. Without both nothing comes off.',
  );
  expect(open.sentences).toContain('With both R 19 200.00 would come off your taxable income.');
  expect(open.headlines[0]).toMatchObject({ text: 'Not counted' });
  expect(open.tax.cents).toBe(0);
  expect(answer({ ...room, worker: 'trade' }).sentences).toContain('Without the first nothing comes off.');
  const ticked = answer({ ...room, isOffice: 'on', isMainPlace: 'on' });
  expect(ticked.headlines[0]).toMatchObject({ cents: 19_200_00 });
});
