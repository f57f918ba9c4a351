/** `share` from 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const [low = NaN, high = low] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
  return low + (high - low) * (position - Math.floor(position));
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Two-sided Mann-Whitney p-value, normal approximation with tie correction; for samples of 20 and more. */
export function rankTest(ours: readonly number[], theirs: readonly number[]): number {
  const [m, n] = [ours.length, theirs.length];
  const ranked = rank([...ours, ...theirs]);
  const rankSum = ranked.ranks.slice(0, m).reduce((sum, position) => sum + position, 0);
  const u = rankSum - (m * (m + 1)) / 2;
  const all = m + n;
  const variance = ((m * n) / 12) * (all + 1 - ranked.ties / (all * (all - 1)));
  const distance = Math.max(0, Math.abs(u - (m * n) / 2) - 0.5);
  return variance === 0 ? 1 : 2 * upperTail(distance / Math.sqrt(variance));
}

/** Equal values share a rank; `ties` is the sum of t³ − t over groups of t equal values. */
function rank(values: readonly number[]): { ranks: number[]; ties: number } {
  const order = values.map((value, index) => ({ value, index })).toSorted((a, b) => a.value - b.value);
  const ranks = Array<number>(values.length).fill(0);
  let ties = 0;
  for (let start = 0, end = 0; start < order.length; start = end) {
    while (end < order.length && order[end]?.value === order[start]?.value) end += 1;
    for (const { index } of order.slice(start, end)) ranks[index] = (start + 1 + end) / 2;
    ties += (end - start) ** 3 - (end - start);
  }
  return { ranks, ties };
}

/** Of the standard normal distribution (Abramowitz and Stegun 26.2.17, exact to 7.5e-8). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
