const BYTE_ORDER_MARK = '\uFEFF';

export const END_OF_FILE = '\u001A';
const NAMED_SEPARATOR = /^"?sep=([,;|\t])"?\r?\n?/i;

/** In order of preference if a line has several: commas are decimal marks too. */
const SEPARATORS = ['\t', ';', '|', ','];

const LOOKED_AT = 20_000;

export function unwrapped(text: string): { separator: string; body: string } {
  const plain = withoutEnd(text.replace(BYTE_ORDER_MARK, ''));
  const [line = '', separator] = NAMED_SEPARATOR.exec(plain) ?? [];
  const body = plain.slice(line.length);
  return { separator: separator ?? separatorOf(body), body };
}

export function withoutEnd(text: string): string {
  const words = text.trimEnd();
  return words.endsWith(END_OF_FILE) ? withoutEnd(words.slice(0, -1)) : text;
}

/** The separator that most lines have, preferably one of the first line; title lines often have none. */
function separatorOf(body: string): string {
  const bare = body
    .slice(0, LOOKED_AT)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n?|\n/);
  const weightOf = (separator: string) =>
    bare.filter((line) => line.includes(separator)).length + (bare[0]?.includes(separator) ? 0.5 : 0);
  const [most = ','] = SEPARATORS.toSorted((one, other) => weightOf(other) - weightOf(one));
  return weightOf(most) > 0 ? most : ',';
}
