import type { LetterValues } from './fields.ts';

export const exampleValues: LetterValues = {
  taxpayer: 'Zoë Mahlangu',
  signatory: 'Zoë Mahlangu',
  service: 'Income tax return (ITR12)',
  scope: ['We check it.', 'We file it.'],
  done: ['The return as it was filed'],
  period: '2026 tax year, 1 March 2025 to 28 February 2026',
  due: '23 October 2026',
  price: 'R\u202f1\u202f495 per return',
  paidOnTop: 'Nothing but the tax itself',
  date: '1 August 2026',
  until: '31 August 2026',
};
