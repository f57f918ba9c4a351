import type { BasisPoints } from '../money.ts';

export type Confidence = 'two-sources' | 'one-source';

export type Evidence = { confidence: Confidence; sources: readonly string[]; notes?: readonly string[] };

/* @__NO_SIDE_EFFECTS__ */
export function twoSources(...sources: readonly string[]): Evidence {
  return { confidence: 'two-sources', sources };
}

/**
 * One source for the figures; the others agree with a part of them.
 * @__NO_SIDE_EFFECTS__
 */
export function oneSource(...sources: readonly string[]): Evidence {
  return { confidence: 'one-source', sources };
}

/** A named figure has its own confidence; bands, rebates and thresholds share their sources. */
export type IndividualEvidence = Evidence & {
  brackets?: Confidence;
  medical: Evidence;
  retirement: Evidence;
  interestExemption: Evidence;
};

export type CompanyEvidence = { standard: Evidence; smallBusiness: Evidence; notes?: readonly string[] };

export type CapitalGainsEvidence = Evidence & {
  annualExclusion?: Confidence;
  primaryResidence?: Confidence;
  inclusion?: Confidence;
  /** As SARS printed them, where seen: inclusion rate times highest rate of tax. */
  publishedMaximum?: { individual: BasisPoints; company: BasisPoints; trust: BasisPoints | null };
};

/** Null if a figure was not confirmed or the tax did not exist; UIF has `uifEvidence`. */
export type TaxYearEvidence = {
  individual: IndividualEvidence;
  company: CompanyEvidence;
  trust: Evidence | null;
  turnover: Evidence | null;
  turnoverNotes?: readonly string[];
  capitalGains: CapitalGainsEvidence;
  lumpSums: Evidence | null;
};

/** The latest date of the stored copies of public pages behind all SARS tables. */
export const collectedUntil = 'October 2026';
