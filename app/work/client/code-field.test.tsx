import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeField } from './code-field.tsx';

const ANSWER = { intent: 'sign', row: 'a', errors: {}, typed: {}, isStale: false } as const;

test('a form asks for a code once one was mailed, and says what is wrong with it', () => {
  const shown = (answer: Parameters<typeof CodeField>[0]['answer']) =>
    renderToStaticMarkup(<CodeField id="a" answer={answer} done="signed" />);
  expect(shown(undefined)).toBe('');
  expect(shown(ANSWER)).toBe('');
  expect(shown({ ...ANSWER, asksCode: true })).toContain('It is signed after the sixth digit.');
  expect(shown({ ...ANSWER, asksCode: true, mailedAt: '14:02' })).toContain('We mailed one at 14:02');
  const wrong = { ...ANSWER, asksCode: true, errors: { code: 'That is not the code.' } } as const;
  expect(shown(wrong)).toMatch(/aria-invalid="true".*That is not the code\./);
});
