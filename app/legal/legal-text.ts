/** One clause of a legal text. `html` was sanitised when the site was built. */
export type Clause = { id: string; title: string; html: string };

export type LegalText = {
  title: string;
  lede: string;
  /** ISO day of the last change. */
  updated: string;
  clauses: Clause[];
};

/** The local flags that accepting a text sets to 'true' in the visitor's browser. */
export const ACCEPTED = { terms: 'terms-accepted', privacy: 'privacy-accepted' } as const;

export type LegalFlag = (typeof ACCEPTED)[keyof typeof ACCEPTED];
