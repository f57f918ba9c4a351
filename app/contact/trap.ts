/** Hidden from people and not autofilled, so only a robot fills it. */
export const TRAP = 'reference';
