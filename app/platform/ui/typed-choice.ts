/** Index of the next label with a word that begins so, first words first; else -1. One letter moves on from `here`. */
export function typedChoice(labels: readonly string[], typed: string, here: number): number {
  const placeOf = (at: number) => ` ${labels[at]}`.toLowerCase().indexOf(` ${typed.toLowerCase()}`);
  const fits = [...labels.keys()].filter((at) => placeOf(at) >= 0);
  const inTurn = fits.toSorted((one, other) => Number(placeOf(one) > 0) - Number(placeOf(other) > 0));
  const now = inTurn.indexOf(here);
  return inTurn[typed.length > 1 ? Math.max(0, now) : now + 1] ?? inTurn[0] ?? -1;
}
