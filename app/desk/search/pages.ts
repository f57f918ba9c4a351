type Page = { label: string; words: string };

/** The pages that have, for each typed word, one that begins with it: those whose title has it first. */
export function pagesLike<One extends Page>(typed: readonly string[], pages: readonly One[]): One[] {
  const has = (text: string) => {
    const named = text.toLowerCase().split(/\s+/);
    return typed.every((word) => named.some((part) => part.startsWith(word.toLowerCase())));
  };
  const found = pages.filter(({ label, words }) => has(`${label} ${words}`));
  return found.toSorted((one, other) => Number(has(other.label)) - Number(has(one.label)));
}
