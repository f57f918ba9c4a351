/** A field that no person sees and no browser fills by itself: whoever fills it is a robot. */
export const TRAP = 'reference';
