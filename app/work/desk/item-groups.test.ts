import { expect, test } from 'vitest';
import { unsentText } from './item-groups.ts';

test('a reason for an item that was accepted meanwhile is shown, to be copied', () => {
  const refused = { intent: 'return', typed: { reason: 'Page 2 is missing.' } } as const;
  expect(unsentText(refused, 'answered')).toBeUndefined();
  expect(unsentText(refused, 'accepted')).toBe('Page 2 is missing.');
  const answer = { intent: 'answer', typed: { text: 'By phone: none.' } } as const;
  expect(unsentText(answer, 'open')).toBeUndefined();
  expect(unsentText(answer, 'answered')).toBe('By phone: none.');
});
