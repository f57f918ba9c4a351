/** The field of the contact form that carries a calculation along: JSON of its calculator, values and exact cents. */
export const ATTACHED = 'calculation';

/** In characters: about three times what the largest calculator's form comes to. */
export const LONGEST_ATTACHED = 6000;
