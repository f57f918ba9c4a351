import type { Cents } from '#app/tax/money.ts';
import type { Curve } from './ways.ts';

/** In pixels: the plot, and the room above it for marks. */
export const HEIGHT = 220;
export const TOP = 42;
/** In pixels: between a line and the name above it, and between two names. */
const ABOVE = 7;
const LINE = 17;

type Scale = { x: (amount: Cents) => number; y: (amount: Cents) => number };
type Named = { id: string; name: string };

/** `ends`: names beside the plot, kept apart; `from`: where a line ends. `early`: inside, above shorter lines. */
export function curveLabels(
  series: Curve['series'],
  turnovers: readonly Cents[],
  { x, y }: Scale,
): {
  ends: readonly (Named & { from: number; top: number })[];
  early: readonly (Named & { left: number; top: number })[];
} {
  const all = series.flatMap(({ id, name, amounts }) => {
    const last = amounts.findLastIndex((amount) => amount !== null);
    if (last < 0) return [];
    const from = TOP + (y(amounts[last]!) / 100) * HEIGHT;
    return [{ id, name, from, left: x(turnovers[last]!), isEarly: last < turnovers.length - 1 }];
  });
  return {
    ends: apart(all.filter(({ isEarly }) => !isEarly)),
    early: all
      .filter(({ isEarly }) => isEarly)
      .map(({ id, name, left, from }) => ({ id, name, left, top: from - ABOVE })),
  };
}

/** From the top down, then back up if the last ones would be below the plot. */
function apart<End extends { from: number }>(ends: readonly End[]): (End & { top: number })[] {
  const sorted = ends.toSorted((one, other) => one.from - other.from);
  let above = TOP - LINE;
  const down = sorted.map((end) => {
    above = Math.max(end.from + 4, above + LINE);
    return { ...end, top: above };
  });
  let below = TOP + HEIGHT + LINE + 4;
  return down
    .toReversed()
    .map((end) => {
      below = Math.min(end.top, below - LINE);
      return { ...end, top: below };
    })
    .toReversed();
}
