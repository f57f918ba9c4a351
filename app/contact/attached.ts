export const ATTACHED = 'calculation';

/** In characters: three times the largest calculator's form. */
export const LONGEST_ATTACHED = 6000;
