import { expect, test } from 'vitest';
import { fillFigures } from '#app/site/blog/figures.ts';

/** The informational figures of the copy, each with its year or day. */
const FIGURES = {
  'vat.rate 2026-04-01': '15%',
  'vat.compulsory 2026-03-31': 'R 1 000 000',
  'vat.voluntary 2026-03-31': 'R 50 000',
  'vat.abridgedInvoice 2026-04-01': 'R 5 000',
  'cipc.fee2 2011-05-01': 'R 450',
  'cipc.fee4 2011-05-01': 'R 3 000',
  'tfi.annual 2026': 'R 36 000',
  'tfi.lifetime 2027': 'R 500 000',
  'tfi.excessRate 2027': '40%',
  'interest.exemptUnder65 2026': 'R 23 800',
  'medical.first 2026': 'R 364',
  'medical.further 2026': 'R 246',
  'individual.thresholdUnder65 2026': 'R 95 750',
  'individual.thresholdFrom65 2026': 'R 148 217',
  'individual.thresholdFrom75 2026': 'R 165 689',
  'season.autoFrom 2025': '7 July 2025',
  'season.opens 2025': '21 July 2025',
  'season.closes 2025': '20 October 2025',
  'season.provisionalCloses 2025': '19 January 2026',
  'provisional.first 2026': '31 August 2025',
  'provisional.second 2026': '28 February 2026',
  'provisional.third 2025': '30 September 2025',
};

test('the informational figures of the specification are those of their year', () => {
  for (const [call, result] of Object.entries(FIGURES))
    expect(fillFigures(`{{${call}}}`).replaceAll('\u202f', ' '), call).toBe(result);
});
