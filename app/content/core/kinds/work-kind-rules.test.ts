import { expect, test } from 'vitest';
import { RULES } from './work-kind-rules.ts';

test('each rule of the law has words of its own in the list', () => {
  const texts = Object.values(RULES);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  expect(RULES['cc-irp6-first']).toContain('close corporations');
});
