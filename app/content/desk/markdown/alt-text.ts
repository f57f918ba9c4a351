/** The label of the alternative text, in the editor and on the page of pictures. */
export const ALT_LABEL = 'What it shows';
export const ALT_HINT = 'For who cannot see it: a bar chart of the tax on each bracket';
export const DECORATION_LABEL = 'It is decoration only';
export const LONGEST_ALT = 300;
