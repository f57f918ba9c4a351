/** Where in these the next is of which a word begins so, first words first; -1 if none does. One letter goes on from where one is. */
export function typedChoice(labels: readonly string[], typed: string, here: number): number {
  const inTurn = labels
    .map((label, at) => ({ at, place: ` ${label}`.toLowerCase().indexOf(` ${typed.toLowerCase()}`) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => Number(one.place > 0) - Number(other.place > 0))
    .map(({ at }) => at);
  const now = inTurn.indexOf(here);
  return inTurn[now < 0 || typed.length > 1 ? Math.max(0, now) : now + 1] ?? inTurn[0] ?? -1;
}
