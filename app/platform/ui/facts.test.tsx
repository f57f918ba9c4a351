import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Facts } from './facts.tsx';

test('a fact without a value has no row, and a zero has one', () => {
  const facts = { Place: false, Note: null, Bring: undefined, Question: '', Bookings: 0, Time: '10:00' };
  const labels = renderToStaticMarkup(<Facts facts={facts} />).match(/(?<=<dt>)\w+/g);
  expect(labels).toEqual(['Bookings', 'Time']);
});
