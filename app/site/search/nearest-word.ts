/** One typing error is allowed for so many letters. */
const LETTERS_OF_ONE = 4;
const MOST_ERRORS = 2;

/** Replaces a word that no text has or begins with; of equally near words the most frequent. Null: none is near. */
export function nearestWord(word: string, known: ReadonlyMap<string, number>): string | null {
  if (word.length < LETTERS_OF_ONE || /\d/.test(word) || known.has(word)) return null;
  const most = Math.min(MOST_ERRORS, Math.round(word.length / LETTERS_OF_ONE));
  let [nearest, fewest, often] = ['', most, 0];
  for (const [other, count] of known) {
    if (other.startsWith(word)) return null;
    if (Math.abs(other.length - word.length) > most) continue;
    const errors = errorsBetween(word, other);
    if (errors < fewest || (errors === fewest && count > often))
      [nearest, fewest, often] = [other, errors, count];
  }
  return nearest || null;
}

/** Counts missing, extra, wrong and swapped letters. */
function errorsBetween(one: string, other: string): number {
  let [last, row]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(row![j]! + 1, next[j - 1]! + 1, row![j - 1]! + (isSame ? 0 : 1));
      if (isSwapped) next[j] = Math.min(next[j]!, last![j - 2]! + 1);
    }
    [last, row] = [row, next];
  }
  return row![other.length]!;
}
