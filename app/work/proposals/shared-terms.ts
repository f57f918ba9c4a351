/** What each letter has alone, and the last sections that all have word for word: a letter is its part, then these. */
export function splitTerms(letters: readonly string[]): { own: string[]; terms: string } {
  const [first = [], ...others] = letters.map(sectionsOf);
  if (others.length === 0) return { own: [...letters], terms: '' };
  const all = [first, ...others];
  // The first section of a letter says what it is about.
  const most = Math.min(...all.map(({ length }) => length - 1));
  let count = 0;
  while (count < most && all.every((sections) => sections.at(-count - 1) === first.at(-count - 1)))
    count += 1;
  const terms = first.slice(first.length - count).join('');
  return { own: all.map((sections) => sections.slice(0, sections.length - count).join('')), terms };
}

/** Each begins with its heading, but for what stands before the first one. */
function sectionsOf(html: string): string[] {
  return html.split(/(?=<h2\b)/).filter(Boolean);
}
