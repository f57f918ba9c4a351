/** How the signer was identified; `person`: a colleague saw a document. */
export const SIGNATURE_PROOFS = ['session', 'code', 'person'] as const;

/** A subset of the documents of a FICA record. */
export const SHOWN_DOCUMENTS = ['id-document', 'passport', 'another-reliable-source'] as const;

/** `before`, `by`: the colleague, by name and id. `digits`: the last ones of the shown document's number. */
export type InPerson = {
  before: string;
  by: string;
  document: (typeof SHOWN_DOCUMENTS)[number];
  digits: string;
};

/** The signer says that a signature in person is not theirs. `signedAt`, `at`: ISO. Earlier releases had no `words`. */
export type Objection = {
  name: string;
  email: string;
  before: string;
  signedAt: string;
  at: string;
  words?: string;
};
