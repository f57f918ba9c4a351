/** The room that is left on both sides of a row, so that the next ones find some. */
export const STEP = 1000;

const MOST = 2 ** 31 - 1;

export type Placed = { id: string; displayOrder: number };

/**
 * The numbers to write so that `moved` stands at `index` of `others`, the rest of the list in its order. The row itself gets
 * one between its neighbours; where there is none, as few neighbours as possible make room, on one side.
 */
export function placed(others: readonly Placed[], moved: string, index: number): Placed[] {
  for (let pushed = 0; ; pushed++) {
    const before = others.slice(Math.max(0, index - pushed), index);
    const after = others.slice(index, index + pushed);
    const written =
      spread(others, index, [moved, ...after.map(({ id }) => id)], index + after.length) ??
      spread(others, index - before.length, [...before.map(({ id }) => id), moved], index);
    if (written) return written;
  }
}

/** Numbers for `ids` between the rows of `others` that end before `from` and begin at `to`; null when they don't fit. */
function spread(others: readonly Placed[], from: number, ids: string[], to: number): Placed[] | null {
  const room = STEP * (ids.length + 1);
  const [left, right] = [others[from - 1]?.displayOrder, others[to]?.displayOrder];
  const low = left ?? Math.max(-MOST - 1, (right ?? room) - room);
  const high = right ?? Math.min(MOST + 1, low + room);
  const step = Math.floor((high - low) / (ids.length + 1));
  if (step < 1) return null;
  return ids.map((id, place) => ({ id, displayOrder: low + step * (place + 1) }));
}
