/** `html` was sanitised at build time. */
export type Clause = { id: string; title: string; html: string; isFolded: boolean };

export type LegalText = {
  title: string;
  lede: string;
  description: string;
  seeAlso: string;
  updated: string;
  /** HTML of one or two sentences each. */
  summary: string[];
  clauses: Clause[];
};

/** The local storage keys that accepting a text sets to 'true'. */
export const ACCEPTED = { terms: 'terms-accepted', privacy: 'privacy-accepted' } as const;

export type LegalFlag = (typeof ACCEPTED)[keyof typeof ACCEPTED];
