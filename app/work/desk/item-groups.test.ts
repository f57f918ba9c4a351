import { expect, test } from 'vitest';
import type { Approval } from '#app/work/core/engagements/approval.ts';
import { groupsOf, unsentText } from './item-groups.ts';

test('what is approved or signed is folded away after a week', () => {
  const given = {
    name: 'Thandi',
    email: 'thandi@example.org',
    proof: 'code',
    at: '2026-11-20T23:00:00Z',
  } as const;
  const approval: Approval = { figure: 'none', cents: null, payBy: null, documents: [], given };
  const items = [
    { state: 'accepted', approval },
    { state: 'accepted', approval: null },
    { state: 'open', approval: { ...approval, given: null } },
  ] as const;
  const turns = (today: string) => groupsOf(items, today).map(({ turn, within }) => [turn, within.length]);
  expect(turns('2026-11-27')).toEqual([
    ['given', 1],
    ['client', 1],
    ['nobody', 1],
  ]);
  expect(turns('2026-11-28')).toEqual([
    ['client', 1],
    ['nobody', 2],
  ]);
});

test('a reason for an item that was accepted meanwhile is shown, to be copied', () => {
  const refused = { intent: 'return', typed: { reason: 'Page 2 is missing.' } } as const;
  expect(unsentText(refused, 'answered')).toBeUndefined();
  expect(unsentText(refused, 'accepted')).toBe('Page 2 is missing.');
  const answer = { intent: 'answer', typed: { text: 'By phone: none.' } } as const;
  expect(unsentText(answer, 'open')).toBeUndefined();
  expect(unsentText(answer, 'answered')).toBe('By phone: none.');
});
