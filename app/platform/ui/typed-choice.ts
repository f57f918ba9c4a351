/** Where in these the next is of which a word begins so, first words first; -1 if none does. One letter goes on from where one is. */
export function typedChoice(labels: readonly string[], typed: string, here: number): number {
  const placeOf = (at: number) => ` ${labels[at]}`.toLowerCase().indexOf(` ${typed.toLowerCase()}`);
  const fits = [...labels.keys()].filter((at) => placeOf(at) >= 0);
  const inTurn = fits.toSorted((one, other) => Number(placeOf(one) > 0) - Number(placeOf(other) > 0));
  const now = inTurn.indexOf(here);
  return inTurn[typed.length > 1 ? Math.max(0, now) : now + 1] ?? inTurn[0] ?? -1;
}
