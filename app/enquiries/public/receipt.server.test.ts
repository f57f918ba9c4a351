import { expect, test, vi } from 'vitest';
import { seal } from '#app/platform/http/sealed.server.ts';
import { readReceipt, sentPath } from './receipt.server.ts';

vi.stubEnv('SESSION_SECRET', 'a secret of at least 32 characters');

const RECEIPT = { reference: '1A2B3C4D', answerDay: '2026-11-24' };

test('a receipt is read from its address, and nobody can write one', () => {
  const path = sentPath(RECEIPT);
  expect(receiptAt(path)).toEqual(RECEIPT);
  expect(path).not.toContain(RECEIPT.reference);
  const sealedElsewhere = seal(JSON.stringify(RECEIPT), 'draft');
  for (const wrong of [
    '',
    '?receipt=',
    '?receipt=1A2B3C4D',
    `?receipt=${sealedElsewhere}`,
    `${path.slice(13)}AAAA`,
  ])
    expect(receiptAt(`/contact/sent${wrong}`), wrong).toBeNull();
});

function receiptAt(path: string) {
  return readReceipt(new URL(path, 'http://localhost').searchParams);
}
