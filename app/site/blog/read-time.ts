const WORDS_A_MINUTE = 200;

/** What nobody reads: addresses, tags, what is said of pictures. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/!\[[^\]]*\]\([^)]*\)/g, ' '],
  [/\]\([^)]*\)/g, ' '],
  [/<[^>]*>/g, ' '],
];

/** Of a text in Markdown, with its figures filled in: `4 min read`. */
export function readTime(markdown: string): string {
  const text = SIGNS.reduce((rest, [sign, instead]) => rest.replaceAll(sign, instead), markdown);
  const words = text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return `${Math.max(1, Math.round(words / WORDS_A_MINUTE))} min read`;
}
