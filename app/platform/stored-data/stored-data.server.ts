import type { Transaction } from '#app/platform/db/client.server.ts';
import type { OwnSection, StoredData, Subject, Upkeep } from './define-stored-data.ts';

type Kinds = readonly StoredData[];

/** One kind's failure stops no other, and is thrown at the end. */
export async function deleteExpired(kinds: Kinds, upkeep: Upkeep): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  const failures: unknown[] = [];
  for (const { name, deleteExpired } of kinds) {
    if (typeof deleteExpired !== 'function') continue;
    try {
      deleted[name] = await deleteExpired(upkeep);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return deleted;
}

export async function deleteDataOf(kinds: Kinds, tx: Transaction, subject: Subject): Promise<void> {
  // The account itself, which stands first, goes last: the others may still read it.
  for (const { deleteFor } of kinds.toReversed())
    if (typeof deleteFor === 'function') await deleteFor(tx, subject);
}

/** Protection of Personal Information Act 4 of 2013, section 23. */
export async function readOwnData(kinds: Kinds, subject: Subject, now = new Date()) {
  const read = await Promise.all(
    kinds.map(async ({ ownData }) => {
      if ('none' in ownData) return null;
      const part = await ownData.read(subject, now);
      return { part, sections: ownData.describe(part) };
    }),
  );
  const parts = read.filter((found) => found !== null);
  const sections: OwnSection[] = parts.flatMap((found) => found.sections);
  const download: Record<string, unknown> = Object.assign(
    { exportedAt: now },
    ...parts.map(({ part }) => part),
  );
  return { download, sections };
}
