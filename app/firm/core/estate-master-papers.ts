import { twoSources } from './deadline-rule.ts';
import { smallEstate, type EstateSize } from './estate-sizes.ts';

export const MASTERS_OFFICE =
  'At the office of the Master in whose area the person who died was living. Of somebody who lived abroad: at any one office, and at no other.';

export const SECTION_9 = 'https://www.acts.co.za/administration-of-estates-act-1965/9__inventories.php';

export const masterPapersEvidence = twoSources(
  'https://www.justice.gov.za/master/deceased.html',
  'https://www.vglaw.co.za/estates/',
  'https://www.justice.gov.za/master/deceased-how.html',
  SECTION_9,
  'http://acts.co.za/administration-of-estates-act-1965/8__transmission_or_delivery_of_wills_to_master_and_registration_thereof_.php',
  'https://www.galileowills.co.za/the-process-of-administration-of-a-deceased-estate/',
);

const ALWAYS = [
  'death notice (J294), with the death certificate',
  'inventory (J243); after a marriage in community of property, of the whole joint estate (section 9(1))',
  'if there is a will: the original, and the original of each older will. Whoever has one must hand it in at once. Keep a copy: the bank asks for it',
];

const NO_WILL = 'without a valid will: next-of-kin affidavit (J192)';

/** The papers for the Master; the person who accepts the estate signs one form, by its size. */
export function masterPapers(size: EstateSize): readonly string[] {
  if (size === 'small')
    return [
      ...ALWAYS,
      'the marriage certificate, if there is one',
      NO_WILL,
      'a list of creditors',
      `acceptance of the Master’s directions (J155); the J190 is only for estates above ${smallEstate}`,
    ];
  return [
    ...ALWAYS,
    'the marriage certificate and a declaration of the marriage by the husband or wife, if there is one',
    `${NO_WILL}; if no will names an executor, or that person declines, the heirs’ nomination`,
    `acceptance of trust as executor (J190), twice, with the ID of who is to be executor; the J155 is only for estates up to ${smallEstate}`,
    'security (J262), unless the will frees the executor from it, or the executor is husband, wife, parent or child',
  ];
}
