/** The word that needs the fewest letters changed, added or left out; null if none is close. */
export function nearestWord(typed: string, words: readonly string[]): string | null {
  const [nearest] = words
    .map((word) => ({ word, distance: distanceBetween(typed.toLowerCase(), word.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= Math.max(2, typed.length / 3) ? nearest.word : null;
}

/** Levenshtein's distance. */
function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, wanted] of [...other].entries()) {
      const changed = (row[j] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
