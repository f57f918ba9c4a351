/** Inherited properties do not count. */
export function isKeyOf<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key);
}

export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table).filter((key) => isKeyOf(table, key));
}

export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

export function pick<Table extends object, Key extends keyof Table>(
  table: Table,
  ...keys: readonly Key[]
): Pick<Table, Key> {
  return Object.fromEntries(keys.map((key) => [key, table[key]])) as Pick<Table, Key>;
}

/** The values of each key, both in the order in which they come. */
export function groupPairs<Key, Value>(pairs: Iterable<readonly [Key, Value]>): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

export function keyIn<Table extends object>(table: Table, text: string): (keyof Table & string) | undefined {
  return isKeyOf(table, text) ? text : undefined;
}
