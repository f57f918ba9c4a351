/** Where in these the next is of which a word begins so; -1 if none does. One letter goes on from where one is. */
export function typedChoice(labels: readonly string[], typed: string, here: number): number {
  const from = Math.max(0, typed.length > 1 ? here : here + 1);
  const fits = labels.map((label) => ` ${label}`.toLowerCase().includes(` ${typed.toLowerCase()}`));
  const after = fits.indexOf(true, from);
  return after < 0 ? fits.indexOf(true) : after;
}
