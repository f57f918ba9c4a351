import type { BasisPoints } from '../money.ts';

/** Whether a figure was found in two independent sources or rests on one. */
export type Confidence = 'two-sources' | 'one-source';

export type Evidence = { confidence: Confidence; sources: readonly string[]; notes?: readonly string[] };

/** What a SARS table of individuals rests on. */
export type IndividualEvidence = {
  brackets: Confidence;
  rebates: Confidence;
  thresholds: Confidence;
  sources: readonly string[];
  medical: Evidence;
  /** Null in the years without the credit. */
  additionalMedical: Evidence | null;
  retirement: Evidence;
  interestExemption: Evidence;
  notes: readonly string[];
};

/** What a SARS table of companies rests on. */
export type CompanyEvidence = { standard: Evidence; smallBusiness: Evidence; notes: readonly string[] };

/** What SARS's figures for capital gains rest on; null confidences before there was such a tax. */
export type CapitalGainsEvidence = {
  annualExclusion: Confidence | null;
  primaryResidence: Confidence | null;
  inclusion: Confidence | null;
  sources: readonly string[];
  /** The highest effective rates that SARS printed, where seen: inclusion rate times highest rate of tax. */
  publishedMaximum: { individual: BasisPoints; company: BasisPoints; trust: BasisPoints | null } | null;
  notes: readonly string[];
};

/** What the tables of a year rest on; null where a figure was not confirmed, or there was no such tax. UIF: `uifEvidence`. */
export type TaxYearEvidence = {
  individual: IndividualEvidence;
  company: CompanyEvidence;
  trust: Evidence | null;
  turnover: Evidence | null;
  turnoverNotes?: readonly string[];
  capitalGains: CapitalGainsEvidence;
};

/** The latest of the stored copies of public pages that all SARS tables were collected from. */
export const collectedUntil = 'October 2026';
