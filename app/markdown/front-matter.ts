import { parse } from 'yaml';

/** The two parts of a file of `content`: YAML between two lines of `---`, then markdown. Throws without the first. */
export function splitFrontMatter(source: string): { head: unknown; body: string } {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined) throw new Error('the text has no front matter');
  return { head: parse(head), body };
}
