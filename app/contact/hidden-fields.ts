export const ATTACHED = 'calculation';

/** In characters: three times the largest calculator's form. */
export const LONGEST_ATTACHED = 6000;

/** Hidden from people and not autofilled, so only a robot fills it. */
export const TRAP = 'reference';

/** The name under which a browser tab keeps what is typed. */
export const CONTACT_DRAFT = 'contact';
