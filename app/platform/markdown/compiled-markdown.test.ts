import { expect, test } from 'vitest';
import { compiledMarkdown } from './compiled-markdown.ts';
import { fillIn } from './fill-in.ts';
import { splitFrontMatter } from './front-matter.ts';

const plugin = compiledMarkdown('content/legal', async (source) => {
  if (source === 'wrong') throw new Error('no such fact');
  return { words: source };
});

test('each markdown file of the folder becomes a module, and no other does', async () => {
  expect(await plugin.transform('“words”', '/site/content/legal/terms.md')).toMatchObject({
    code: 'export default {"words":"“words”"};',
  });
  for (const id of [
    '/site/content/blog/terms.md',
    '/site/content/legal/terms.md?raw',
    '/site/content/legal/old/terms.md',
    '/site/content/legal/terms.ts',
  ]) {
    expect(await plugin.transform('words', id)).toBeNull();
  }
});

test('a wrong file stops the build and is named', async () => {
  await expect(plugin.transform('wrong', '/site/content/legal/terms.md')).rejects.toThrow(
    '/site/content/legal/terms.md: Error: no such fact',
  );
});

test('each name in double braces is filled in', () => {
  expect(fillIn('{{a}} and {{ b 2027 }}', (call) => `<${call}>`)).toBe('<a> and <b 2027>');
});

test('unbalanced braces are refused', () => {
  for (const text of ['{{a', 'a}}', '{{a}']) expect(() => fillIn(text, () => ''), text).toThrow('unbalanced');
});

test('front matter is YAML before the text, whatever ends its lines', () => {
  expect(splitFrontMatter('---\r\na: 1\r\n---\r\nText\r\n')).toEqual({ head: { a: 1 }, body: 'Text\n' });
  expect(() => splitFrontMatter('Text\n')).toThrow('no front matter');
});
