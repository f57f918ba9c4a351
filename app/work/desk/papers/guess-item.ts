type Item = { id: string; what: string };

/** The item that a file of this name is for: it has the most words of the name. Null where none has any. */
export function guessItem(name: string, items: readonly Item[]): string | null {
  const words = wordsOf(name.replace(/\.\w+$/, ''));
  let best: { id: string; count: number } | null = null;
  for (const { id, what } of items) {
    const named = wordsOf(what);
    const count = words.filter((word) => named.includes(word)).length;
    if (count > (best?.count ?? 0)) best = { id, count };
  }
  return best?.id ?? null;
}

/** Without years and short words, which are in the names of many papers. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words.filter((word) => word.length > 2 && !/^\d+$/.test(word)))];
}
