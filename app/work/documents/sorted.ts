import { groupPairs } from '#app/platform/core/keys.ts';

/** Beside files that were chosen together: the item of each, in their order; empty for none. */
export const PLACE_FIELD = 'place';

const OF_ITEM = 'file:';

/** The control of the files of one item; of none if `itemId` is empty. */
export function fileField(itemId: string): string {
  return OF_ITEM + itemId;
}

/** The item that a file came for, by the name of its control or else by its place among those chosen together. */
export function sortFiles<One extends { field: string }>(
  files: readonly One[],
  places: readonly string[],
): Map<string, One[]> {
  let loose = 0;
  return groupPairs(
    files.map((file) => [
      file.field.startsWith(OF_ITEM) ? file.field.slice(OF_ITEM.length) : (places[loose++] ?? ''),
      file,
    ]),
  );
}
