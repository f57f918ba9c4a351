/** Said of every text that the desk does not change; what depends on it follows. */
export const FIXED = 'This text is fixed: it is agreed for this site, word for word.';

export const FIXED_HERE = 'It is fixed: it is agreed for this site, word for word.';
