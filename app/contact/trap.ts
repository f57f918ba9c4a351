/** No person sees this field and no browser fills it: who fills it is a robot. */
export const TRAP = 'reference';
