/** 10 000 */
function grouped(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ' ');
}

/** The sentence at a text of more than `most` characters; `what` it is about, where the field does not say so. */
export function tooLong(most: number, what?: string): string {
  const limit = `${what ? `${what} can have at` : 'At'} most ${grouped(most)} characters`;
  return `${limit}. Please shorten it.`;
}
