import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Approval } from '#app/platform/db/work-values.ts';
import { ApprovalFacts } from './approval-facts.tsx';

const TO_SIGN: Approval = {
  figure: 'none',
  cents: null,
  payBy: null,
  documents: [],
  given: null,
  signing: {
    kind: 'statements',
    signers: [{ name: 'Sipho Dube', email: 'sipho@example.org' }],
    inOrder: false,
    until: '2026-12-13',
    signatures: [],
    sealed: null,
  },
};

test('what was declined, or is settled, is not said to be still to sign', () => {
  const shown = (state: Parameters<typeof ApprovalFacts>[0]['state']) =>
    renderToStaticMarkup(<ApprovalFacts approval={TO_SIGN} state={state} who="You" />);
  expect(shown('open')).toContain('Still to sign, until 13 December 2026: Sipho Dube.');
  expect(shown('answered')).toContain('Nobody signs it meanwhile.');
  for (const state of ['answered', 'accepted', 'lapsed', 'not_mine'] as const)
    expect(shown(state), state).not.toContain('Still to sign');
});
