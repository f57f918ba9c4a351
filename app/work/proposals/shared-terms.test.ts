import { expect, test } from 'vitest';
import { requirePlan } from '#app/firm/core/plans.ts';
import { planOffer } from './plan-offer.ts';
import { splitTerms } from './shared-terms.ts';
import { writeLetter } from './write-letter.server.ts';

const NOW = new Date('2026-11-30T08:00:00Z');
const COMPANY = { yearEnd: 2, registered: '2016-05-05', vatCategory: 'B' } as const;

test('the terms of ten letters stand once, and each letter is its part and the terms', () => {
  const plan = requirePlan('standard');
  const { parts } = planOffer(plan, { kind: 'company', dates: COMPANY }, '2026-11-30');
  const taxpayer = { name: 'Marula Moon Bakery', dates: COMPANY };
  const letters = parts.map(({ type, suggested: { id: period } }) => {
    const about = { parts: parts.length, taxpayer, plan, signatory: 'Thandi Nkosi' };
    return writeLetter({ part: { type, period, price: null }, ...about }, NOW);
  });
  expect(letters.length).toBeGreaterThan(8);
  const { own, terms } = splitTerms(letters.map(({ html }) => html));
  expect(own.map((part) => part + terms)).toEqual(letters.map(({ html }) => html));
  for (const shared of ['South African law governs', 'Section 29 of the Tax', 'limits what you can claim'])
    expect([terms.includes(shared), own.join().includes(shared)], shared).toEqual([true, false]);
  for (const [at, { fields }] of letters.entries()) {
    expect(own[at]).toContain(fields.period);
    expect(own[at]).toContain('What is not part of it');
  }
  expect(own.join().length).toBeLessThan(0.6 * letters.map(({ html }) => html).join().length);
});

test('one letter stays whole, and letters keep what only some of them have', () => {
  const letter = (...sections: string[]) => sections.map((words) => `<h2>${words}</h2>`).join('');
  const one = letter('About', 'Law');
  expect(splitTerms([one])).toEqual({ own: [one], terms: '' });
  expect(splitTerms([one, letter('About', 'Fees', 'Law')])).toEqual({
    own: [letter('About'), letter('About', 'Fees')],
    terms: letter('Law'),
  });
  expect(splitTerms([one, letter('About', 'Another law')])).toMatchObject({ terms: '' });
  expect(splitTerms([one, one]).own).toEqual([letter('About'), letter('About')]);
});
