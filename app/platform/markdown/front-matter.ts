import { parse } from 'yaml';

/** Splits YAML between two lines of `---` from the markdown after it. Throws if there is none. */
export function splitFrontMatter(source: string): { head: unknown; body: string } {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined) throw new Error('the text has no front matter');
  return { head: parse(head), body };
}
