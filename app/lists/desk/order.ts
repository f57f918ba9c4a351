export const STEP = 1000;

const MAX_INTEGER = 2 ** 31 - 1;

export function afterLast(last: number | null): number {
  return last === null ? STEP : Math.min(last + STEP, MAX_INTEGER);
}

export type OrderedRow = { id: string; displayOrder: number };

/** The numbers to write so that `moved` gets `index`; as few other rows as possible change. */
export function newOrder(others: readonly OrderedRow[], moved: string, index: number): OrderedRow[] {
  for (let pushed = 0; ; pushed++) {
    const before = others.slice(Math.max(0, index - pushed), index);
    const after = others.slice(index, index + pushed);
    const rows =
      spread(others, index, [moved, ...after.map(({ id }) => id)], index + after.length) ??
      spread(others, index - before.length, [...before.map(({ id }) => id), moved], index);
    if (rows) return rows;
  }
}

/** Null if they don't fit. */
function spread(others: readonly OrderedRow[], from: number, ids: string[], to: number): OrderedRow[] | null {
  const room = STEP * (ids.length + 1);
  const [left, right] = [others[from - 1]?.displayOrder, others[to]?.displayOrder];
  const low = left ?? Math.max(-MAX_INTEGER - 1, (right ?? room) - room);
  const high = right ?? Math.min(MAX_INTEGER + 1, low + room);
  const step = Math.floor((high - low) / (ids.length + 1));
  if (step < 1) return null;
  return ids.map((id, at) => ({ id, displayOrder: low + step * (at + 1) }));
}
