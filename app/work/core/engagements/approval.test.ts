import { expect, test } from 'vitest';
import { approvedText } from './approval.ts';

test('a signature in another name than the known one says which', () => {
  const signed = (typed: string) => {
    const at = '2026-11-27T08:42:00.000Z';
    const signature = {
      name: 'Thandi Nkosi',
      email: 'thandi@example.org',
      typed,
      at,
      network: '',
      proof: 'code',
    };
    return approvedText({ given: null, signing: { signatures: [signature] } } as never);
  };
  expect(signed('thandi  nkosi')).toMatch(/^signed by Thandi Nkosi \(thandi@example.org\) on 27 November/);
  expect(signed('X Y')).toMatch(/^signed by Thandi Nkosi \(thandi@example.org\), as “X Y”, on 27 November/);
});
