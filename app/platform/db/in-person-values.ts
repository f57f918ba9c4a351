/** How it was known who signed; `person`: by a colleague, to whom they showed a document. */
export const SIGNATURE_PROOFS = ['session', 'code', 'person'] as const;

/** Some of those of a FICA record. */
export const SHOWN_DOCUMENTS = ['id-document', 'passport', 'another-reliable-source'] as const;

/** `before`, `by`: the colleague, by name and id. `digits`: the last ones of the number of the document that was shown. */
export type InPerson = {
  before: string;
  by: string;
  document: (typeof SHOWN_DOCUMENTS)[number];
  digits: string;
};

/** A signature in person that its signer says is not theirs. `signedAt`, `at`: ISO. `words`: missing from an earlier release. */
export type Objection = {
  name: string;
  email: string;
  before: string;
  signedAt: string;
  at: string;
  words?: string;
};
