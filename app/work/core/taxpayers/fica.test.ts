import { expect, test } from 'vitest';
import { TAXPAYER_KINDS } from '#app/platform/db/work-values.ts';
import { behindIn, documentsFor, missingOf, riskTone, unfitText } from './fica.ts';
import type { Relation } from './relations.ts';

const RECORD = {
  identifiedOn: '2026-08-03',
  document: 'registration-papers',
  ownersConfirmedOn: '2026-08-03',
  noOwnerWhy: null,
  risk: 'low',
  nextReviewOn: '2027-08-03',
} as const;

const other = { id: null, name: 'Sipho' };
const related = (kind: Relation['kind'], share: number | null = null): Relation => ({
  id: kind,
  version: 1,
  kind,
  isHolder: false,
  other,
  share,
});

test('a company is identified by registration papers, and a person by none of them', () => {
  expect(unfitText('company', 'registration-papers')).toBeNull();
  expect(unfitText('company', 'id-document')).toBe(
    'A company or close corporation is identified by registration papers of the CIPC, not by an ID card or book.',
  );
  expect(unfitText('individual', 'trust-deed')).toMatch(
    /^An individual is identified by an ID card or book or a/,
  );
  for (const kind of TAXPAYER_KINDS)
    for (const document of documentsFor(kind)) expect(unfitText(kind, document), kind).toBeNull();
});

test('a company is complete once an owner of 5 % is named, or why there is none', () => {
  const missing = (relations: Relation[], more = {}) =>
    missingOf('company', { ...RECORD, ...more }, behindIn(relations, null));
  const nobody = 'Nobody who owns 5% or more is named, nor why there is nobody.';
  expect(missing([])).toEqual([nobody]);
  expect(missing([related('director'), related('shareholder', 499)])).toEqual([nobody]);
  expect(missing([related('shareholder', 500)])).toEqual([]);
  expect(missing([related('member')])).toEqual([]);
  expect(missing([{ ...related('shareholder'), isHolder: true }])).toEqual([nobody]);
  expect(missing([related('director')], { noOwnerWhy: 'Listed; the board controls it.' })).toEqual([]);
});

test('a trust names founder, trustees, and beneficiaries or how they are chosen', () => {
  const missing = (relations: Relation[], more = {}) =>
    missingOf('trust', { ...RECORD, document: 'trust-deed', ...more }, behindIn(relations, null));
  const [founder, trustee, beneficiary] = [related('founder'), related('trustee'), related('beneficiary')];
  expect(missing([founder, beneficiary])).toEqual(['No trustee is named.']);
  expect(missing([beneficiary, trustee])).toEqual(['No founder is named.']);
  expect(missing([founder, trustee])).toEqual(['No beneficiary is named, nor how they are chosen.']);
  expect(missing([founder, trustee], { noOwnerWhy: 'The trustees choose.' })).toEqual([]);
  expect(missing([founder, trustee, beneficiary])).toEqual([]);
});

test('owners who changed since, or have more than there is, are confirmed anew', () => {
  const missing = (relations: Relation[], owners: string[]) =>
    missingOf('company', RECORD, behindIn(relations, owners));
  const first = related('shareholder', 6000);
  const second = { ...related('shareholder', 6000), other: { id: null, name: 'Naledi' } };
  const both = ['Naledi, shareholder, 60%', 'Sipho, shareholder, 60%'];
  const tooMuch = 'Its shareholders have 120% together: more than there is.';
  expect(missing([first], ['Sipho, shareholder, 60%'])).toEqual([]);
  expect(missing([first, second], both)).toEqual([tooMuch]);
  expect(missing([first, second], ['Sipho, shareholder, 60%'])).toEqual([
    'Its relations changed since they were confirmed.',
    tooMuch,
  ]);
  expect(missing([first, { ...second, share: 2000 }], ['Naledi, shareholder, 20%', both[1]!])).toEqual([]);
});

test('a record of before that does not fit says what is missing, each thing once', () => {
  const kept = { ...RECORD, document: 'id-document', ownersConfirmedOn: null, risk: null } as const;
  expect(missingOf('company', { ...kept, nextReviewOn: null }, behindIn([], null))).toHaveLength(5);
  expect(missingOf('individual', { ...kept, risk: 'high' }, behindIn([], null))).toEqual([]);
  expect(missingOf('estate', { ...RECORD, identifiedOn: null }, behindIn([], null))).toEqual([
    'It is not identified.',
  ]);
  const nothing = { ...kept, identifiedOn: null, document: null, nextReviewOn: null };
  expect(missingOf('individual', nothing, behindIn([], null))).toEqual([
    'It is not identified.',
    'Its risk is not rated.',
    'No day is set for the next review.',
  ]);
});

test('a low risk is green of a complete record alone', () => {
  expect([riskTone('low', true), riskTone('low', false), riskTone('high', true)]).toEqual([
    'gain',
    'plain',
    'loss',
  ]);
});
