/** The field of the contact form with a calculation: JSON of its calculator, values and exact cents. */
export const ATTACHED = 'calculation';

/** In characters: three times the largest calculator's form. */
export const LONGEST_ATTACHED = 6000;
