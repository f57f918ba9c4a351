import { expect, test } from 'vitest';
import { firmNewsOf, type FirmNotice } from './firm-notice-kinds.ts';

test('a subject names the message that came with an acceptance or a paper', () => {
  const notice = (kind: FirmNotice['kind']): FirmNotice => ({
    kind,
    aboutId: kind,
    author: 'Thandi Nkosi',
    what: null,
    work: { state: 'collecting', toDo: { questions: 0, papers: 1 } },
    isThere: true,
  });
  const subject = (...kinds: FirmNotice['kind'][]) => firmNewsOf(kinds.map(notice))?.subject;
  expect(subject('message', 'accepted')).toBe(
    'Thandi Nkosi accepted the proposal, and a message from Thandi Nkosi',
  );
  expect(subject('accepted', 'answered')).toBe('Thandi Nkosi accepted the proposal');
  expect(subject('message')).toBe('a message from Thandi Nkosi');
  expect(subject('paper', 'message')).toBe('a message from Thandi Nkosi');
});
