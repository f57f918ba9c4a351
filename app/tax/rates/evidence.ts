import type { BasisPoints } from '../money.ts';

export type Confidence = 'two-sources' | 'one-source';

export type Evidence = { confidence: Confidence; sources: readonly string[]; notes?: readonly string[] };

export type IndividualEvidence = {
  brackets: Confidence;
  rebates: Confidence;
  thresholds: Confidence;
  sources: readonly string[];
  medical: Evidence;
  additionalMedical: Evidence | null;
  retirement: Evidence;
  interestExemption: Evidence;
  notes: readonly string[];
};

export type CompanyEvidence = { standard: Evidence; smallBusiness: Evidence; notes: readonly string[] };

export type CapitalGainsEvidence = {
  annualExclusion: Confidence | null;
  primaryResidence: Confidence | null;
  inclusion: Confidence | null;
  sources: readonly string[];
  /** As SARS printed them, where seen: inclusion rate times highest rate of tax. */
  publishedMaximum: { individual: BasisPoints; company: BasisPoints; trust: BasisPoints | null } | null;
  notes: readonly string[];
};

/** Null where a figure was not confirmed or there was no such tax; UIF has `uifEvidence`. */
export type TaxYearEvidence = {
  individual: IndividualEvidence;
  company: CompanyEvidence;
  trust: Evidence | null;
  turnover: Evidence | null;
  turnoverNotes?: readonly string[];
  capitalGains: CapitalGainsEvidence;
};

/** The latest of the stored copies of public pages behind all SARS tables. */
export const collectedUntil = 'October 2026';
