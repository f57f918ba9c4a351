import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Facts } from './facts.tsx';

test('what has no value has no row, and a nought has one', () => {
  const facts = { Place: false, Note: null, Bring: undefined, Question: '', Bookings: 0, Time: '10:00' };
  const labels = renderToStaticMarkup(<Facts facts={facts} />).match(/(?<=<dt>)\w+/g);
  expect(labels).toEqual(['Bookings', 'Time']);
});
