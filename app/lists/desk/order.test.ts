import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterLast, newOrder, STEP, type OrderedRow } from './order.ts';

const MAX_INTEGER = 2 ** 31 - 1;

test('at either end the new number is one step away', () => {
  expect(newOrder(rowsAt(10, 20), 'moved', 0)).toEqual([{ id: 'moved', displayOrder: 10 - STEP }]);
  expect(newOrder(rowsAt(10, 20), 'moved', 2)).toEqual([{ id: 'moved', displayOrder: 20 + STEP }]);
});

test('a new row stands a step behind the last, within the database’s range', () => {
  for (const [last, order] of [
    [null, STEP],
    [5, 5 + STEP],
    [MAX_INTEGER - 1, MAX_INTEGER],
  ] as const) {
    expect(afterLast(last)).toBe(order);
  }
});

test('without room between two rows, one of them moves too', () => {
  expect(newOrder(rowsAt(10, 12), 'moved', 1)).toEqual([{ id: 'moved', displayOrder: 11 }]);
  const written = newOrder(rowsAt(10, 11, 500), 'moved', 1);
  expect(written.map(({ id }) => id)).toEqual(['moved', '1']);
});

test('for any numbers the row gets its position, and all numbers fit the database', () => {
  fc.assert(
    fc.property(orders, fc.nat(), (numbers, seed) => {
      const others = rowsAt(...numbers);
      const index = seed % (others.length + 1);
      const written = newOrder(others, 'moved', index);
      expect(idsInOrder(others, written)).toEqual(others.map(({ id }) => id).toSpliced(index, 0, 'moved'));
      for (const { displayOrder } of written) expect(Math.abs(displayOrder)).toBeLessThanOrEqual(MAX_INTEGER);
    }),
    { examples: [MAX_INTEGER, -MAX_INTEGER].flatMap((end) => [0, 1, 2].map((seed) => [[end, end], seed])) },
  );
});

test('with gaps between rows, many moves write at most two rows each on average', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(1e6)), (chances) => {
      let rows = rowsAt(...Array.from({ length: 40 }, (_, index) => index * STEP));
      let writes = 0;
      for (let count = 0; count < 50; count++) {
        const { id } = rows[chances.next().value % rows.length] ?? rows[0]!;
        const others = rows.filter((row) => row.id !== id);
        const written = newOrder(others, id, chances.next().value % (others.length + 1));
        writes += written.length;
        rows = merged(others, written);
      }
      expect(writes).toBeLessThanOrEqual(2 * 50);
    }),
    { numRuns: 20 },
  );
});

const orders = fc
  .array(fc.oneof(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -MAX_INTEGER, max: MAX_INTEGER })), {
    maxLength: 12,
  })
  .map((numbers) => numbers.toSorted((a, b) => a - b));

function rowsAt(...numbers: number[]): OrderedRow[] {
  return numbers.map((displayOrder, index) => ({ id: String(index), displayOrder }));
}

function merged(others: readonly OrderedRow[], written: readonly OrderedRow[]): OrderedRow[] {
  const moved = new Map(written.map((row) => [row.id, row]));
  const rows = [...others.filter(({ id }) => !moved.has(id)), ...written];
  return rows.toSorted((a, b) => a.displayOrder - b.displayOrder);
}

function idsInOrder(others: readonly OrderedRow[], written: readonly OrderedRow[]): string[] {
  const numbers = new Map(written.map(({ id, displayOrder }) => [id, displayOrder]));
  const all = [...others, { id: 'moved', displayOrder: NaN }].map(({ id, displayOrder }) => ({
    id,
    displayOrder: numbers.get(id) ?? displayOrder,
  }));
  return all.toSorted((a, b) => a.displayOrder - b.displayOrder).map(({ id }) => id);
}
