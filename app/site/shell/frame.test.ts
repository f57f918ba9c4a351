import { expect, test } from 'vitest';
import { frameOf } from './frame.ts';

test('a page for everybody has the frame of the account for a signed-in client alone', () => {
  const handles = [{}, { frame: 'own' as const }];
  const frame = (member: Parameters<typeof frameOf>[1]['member']) =>
    frameOf(handles, { isFailed: false, member });
  expect(frame({ role: null })).toBe('client');
  for (const other of [null, { role: 'staff' as const }]) expect(frame(other)).toBe('site');
});

test('the innermost frame counts, and the site frames a desk that failed', () => {
  const shown = { isFailed: true, member: null };
  expect(frameOf([{ frame: 'client' }, {}], shown)).toBe('client');
  expect(frameOf([{ frame: 'desk' }], shown)).toBe('site');
  expect(frameOf([{ frame: 'desk' }], { ...shown, isFailed: false })).toBe('desk');
});
