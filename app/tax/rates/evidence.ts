/** Whether a figure was found in two independent sources or rests on one. */
export type Confidence = 'two-sources' | 'one-source';

export type Evidence = { confidence: Confidence; sources: readonly string[] };

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

/** The latest of the stored copies of public pages that all SARS tables were collected from. */
export const collectedUntil = 'October 2026';
