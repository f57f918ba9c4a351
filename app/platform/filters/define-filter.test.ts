import { expect, test } from 'vitest';
import { carried, choice, day, defineFilter, found, page, person, view, words } from './define-filter.ts';

const ANN = '3f0d8a52-6a5c-4e0e-9d8f-2b1c7e6a5f40';

const CARS = defineFilter({
  path: '/cars',
  fields: {
    q: words('Name', { 'data-key': '/' }),
    shown: view([
      ['new', 'New'],
      ['used', 'Used'],
    ]),
    of: person('Driver', ['all', 'Everybody']),
    colour: choice('Colour', [
      ['', 'Any'],
      ['red', 'Red'],
    ]),
    owners: {
      ...choice('Owners', [
        ['any', 'Any'],
        ['one', 'One'],
      ]),
      when: ({ shown }) => shown === 'used',
    },
    maker: found('Maker', 'Any'),
    since: day('Since'),
    id: carried(),
    page: page(),
  },
});

const read = (query: string) => CARS.read(new URLSearchParams(query));

test('what is unknown in an address counts as absent', () => {
  const plain = CARS.unfiltered();
  expect(plain).toMatchObject({ q: '', shown: 'new', of: 'all', colour: '', since: '', page: 1 });
  for (const query of ['colour=blue', 'of=bob', 'shown=', 'since=0000-01-01', 'since=2026-02-30', 'q=%00%20'])
    expect(read(query), query).toEqual(plain);
  for (const number of ['0', '1', '-3', '1000000', 'last', ''])
    expect(read(`page=${number}`), number).toEqual(plain);
  expect(read(`of=${ANN}&page=999999&q=+a++b+`)).toMatchObject({
    of: ANN,
    page: 999_999,
    q: 'a++b'.replaceAll('+', ' '),
  });
});

test('an address has what is asked for in its order, and starts again after a change', () => {
  const query = '?q=a+b&shown=used&of=me&colour=red&owners=one&since=2026-01-02&id=7&page=2';
  const values = read(query);
  expect(CARS.to(values)).toBe(`/cars${query}`);
  expect(CARS.query(values, { colour: '' })).toBe('?q=a+b&shown=used&of=me&owners=one&since=2026-01-02&id=7');
  expect(CARS.query(read('page=4'), { page: 5 })).toBe('?page=5');
  expect(CARS.query(values, { shown: 'new' }), 'no meaning among new cars').not.toContain('owners');
  expect(CARS.postTo(read('of=nobody&page=3'))).toBe('/cars?index&of=nobody&page=3');
  expect(CARS.postTo(CARS.unfiltered())).toBe('/cars?index');
});
