import { expect, test } from 'vitest';
import { typeOf } from './types.ts';
import { byTurn, worksText } from './works-text.ts';

test('several pieces of work are named by the first and the number of the others', () => {
  const [vat, paye] = ['VAT return', 'PAYE'].map((title) => ({ title, taxpayer: 'Kgosi Plumbing' }));
  const own = { title: 'Income tax return', taxpayer: 'Thandi Nkosi' };
  if (!vat || !paye) throw new Error('no work');
  expect(worksText([vat])).toBe('VAT return, Kgosi Plumbing');
  expect(worksText([vat, paye, paye])).toBe('VAT return and 2 more, Kgosi Plumbing');
  expect(worksText([vat, own])).toBe('VAT return, Kgosi Plumbing, and 1 more');
  expect(worksText([vat, paye], 3)).toBe('VAT return, Kgosi Plumbing, and 4 more');
});

test('proposals come first, then whom we act for, what waits by day and title', () => {
  const work = (id: string, more: object = {}) => ({
    id,
    title: `Title of ${id}`,
    type: typeOf('itr12'),
    isOffered: false,
    waits: true,
    dueOn: null,
    ...more,
  });
  const works = [
    work('news', { waits: false, dueOn: '2026-01-01' }),
    work('late', { dueOn: '2026-10-23' }),
    work('z', { dueOn: '2026-10-01', title: 'A title' }),
    work('soon', { dueOn: '2026-10-01' }),
    work('no day'),
    work('who', { type: typeOf('identification') }),
    work('offer', { isOffered: true }),
  ];
  const order = works.toSorted(byTurn).map(({ id }) => id);
  expect(order).toEqual(['offer', 'who', 'z', 'soon', 'late', 'no day', 'news']);
});
