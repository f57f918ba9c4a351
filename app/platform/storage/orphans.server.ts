import { storage } from './storage.server.ts';

type Orphans = {
  /** A key is the prefix and an id, perhaps with a path below it. */
  prefix: string;
  before?: Date;
  findKept(ids: readonly string[]): Promise<readonly string[]>;
};

/** Removes the objects that no row needs, a page of keys at a time: the keys are read before the rows. */
export async function removeOrphans({ prefix, before, findKept }: Orphans): Promise<void> {
  const idOf = (key: string) => key.slice(prefix.length).split('/')[0] ?? '';
  for await (const keys of storage().pages(prefix, before)) {
    if (keys.length === 0) continue;
    const kept = new Set(await findKept([...new Set(keys.map(idOf))]));
    for (const key of keys) if (!kept.has(idOf(key))) await storage().remove(key);
  }
}
