type Part = { text: string; is: 'kept' | 'new' | 'old' };

export type DiffPart = Part & { at: number };

/** Above this many comparisons the whole texts are shown, one after the other. */
const MOST = 4_000_000;

export function wordDiff(before: string, after: string): DiffPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length * now.length > MOST) return joined([...old.map(as('old')), ...now.map(as('new'))]);
  const common = commonLengths(old, now);
  const parts: Part[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      parts.push({ text: old[i] ?? '', is: 'kept' });
      [i, j] = [i + 1, j + 1];
    } else if (j >= now.length || (i < old.length && at(common, i + 1, j) >= at(common, i, j + 1))) {
      parts.push({ text: old[i++] ?? '', is: 'old' });
    } else parts.push({ text: now[j++] ?? '', is: 'new' });
  }
  return joined(parts);
}

function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: now.length + 1 }, () => 0),
  );
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--)
      lengths[i]![j] =
        old[i] === now[j]
          ? at(lengths, i + 1, j + 1) + 1
          : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
  }
  return lengths;
}

function at(lengths: readonly (readonly number[])[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}

/** Each with the space after it. An amount is one word: its spaces do not break. */
function wordsOf(text: string): string[] {
  return text.match(/[^ \t\n]+[ \t\n]*|[ \t\n]+/g) ?? [];
}

function as(is: Part['is']): (text: string) => Part {
  return (text) => ({ text, is });
}

function joined(parts: readonly Part[]): DiffPart[] {
  const whole: DiffPart[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (last?.is === part.is) last.text += part.text;
    else whole.push({ ...part, at: whole.length });
  }
  return whole;
}
