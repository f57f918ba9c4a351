type Found = {
  joined: number;
  damaged: readonly string[];
  tooLarge: readonly string[];
  cut: readonly string[];
};

/** For the timeline. Null if all photos are in the PDF, and whole. */
export function joinText(
  kind: 'done' | 'damaged' | 'overBudget' | 'killed',
  { joined, damaged, tooLarge, cut }: Found,
  total: number,
): string | null {
  if (kind === 'overBudget')
    return `The ${total} photos are too large to be one PDF. They are here as they came; join fewer at a time.`;
  if (kind !== 'done') return `The ${total} photos could not be made one PDF. They are here as they came.`;
  const problems = [
    damaged.length > 0 && `${damaged.join(', ')} cannot be read`,
    tooLarge.length > 0 &&
      `${tooLarge.join(', ')} ${tooLarge.length === 1 ? 'has' : 'have'} too many pixels to be joined`,
    cut.length > 0 && `part of ${cut.join(', ')} is missing`,
  ].filter((problem) => problem !== false);
  if (problems.length === 0) return null;
  return `${problems.join('; ')}; ${restText(joined, damaged.length + tooLarge.length)}`.slice(0, 2000);
}

function restText(joined: number, left: number): string {
  if (joined === 0) return 'no PDF was made of the photos';
  return left > 0 ? `the other ${joined} are one PDF` : `the ${joined} photos are one PDF`;
}
