/** Shown with every text that the desk cannot change. */
export const FIXED = 'This text is fixed: it is agreed for this site, word for word.';

export const FIXED_HERE = 'It is fixed: it is agreed for this site, word for word.';
