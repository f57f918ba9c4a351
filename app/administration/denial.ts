export type Denial = { message: string; remedy?: 'sign-in' | 'second-step' };

export function denialOf(thrown: unknown): Denial {
  const known = typeof thrown === 'object' && thrown !== null && 'message' in thrown;
  return known ? (thrown as Denial) : { message: 'You do not have administrator privileges.' };
}
