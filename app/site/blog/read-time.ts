const WORDS_A_MINUTE = 200;

/** Not read by a visitor: addresses, tags, alternative texts. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/!\[[^\]]*\]\([^)]*\)/g, ' '],
  [/\]\([^)]*\)/g, ' '],
  [/<[^>]*>/g, ' '],
];

export function readTime(markdown: string): string {
  const text = SIGNS.reduce((rest, [sign, instead]) => rest.replaceAll(sign, instead), markdown);
  const words = text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return `${Math.max(1, Math.round(words / WORDS_A_MINUTE))} min read`;
}
