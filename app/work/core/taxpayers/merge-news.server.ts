import { moveNotices } from '#app/accounts/core/moved-notices.server.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import type { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { addressChanged } from './address-news.server.ts';

type Row = typeof taxpayers.$inferSelect;
type Pair = Record<'source' | 'target', Row>;

/** Whose links open the work of another now, and whose no longer do. */
export async function tellMerged(tx: Transaction, { source, target }: Pair, now: Date): Promise<void> {
  const isSame = isSameName(source, target);
  if (source.email && target.email)
    await moveNotices(tx, [target.id], { from: [source.email], to: target.email, now });
  if (target.email !== null) {
    if (source.email !== null || !isSame) await addressChanged(tx, source.id, source.email, now);
  } else if (!isSame) await addressChanged(tx, target.id, null, now);
}

export async function tellApart(
  tx: Transaction,
  { source, target }: Pair,
  isUnfilled: boolean,
  now: Date,
): Promise<void> {
  const isSame = isSameName(source, target);
  if (source.email && target.email)
    await moveNotices(tx, [source.id], { from: [target.email], to: source.email, now });
  if (!isUnfilled) {
    if (source.email !== null || !isSame) await addressChanged(tx, source.id, target.email, now);
  } else if (!isSame) await addressChanged(tx, target.id, target.email, now);
}

/** Nobody is told of another taxpayer with the name of their own. */
function isSameName({ name }: Row, other: Row): boolean {
  const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return plain(name) === plain(other.name);
}
