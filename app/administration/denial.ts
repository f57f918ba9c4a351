/** Why administration is closed to somebody, and what would open it. */
export type Denial = { message: string; way?: 'sign-in' | 'second-step' };

/** The denial that was thrown; a plain one for anything else that was refused with 403. */
export function denialOf(thrown: unknown): Denial {
  const known = typeof thrown === 'object' && thrown !== null && 'message' in thrown;
  return known ? (thrown as Denial) : { message: 'You do not have administrator privileges.' };
}
