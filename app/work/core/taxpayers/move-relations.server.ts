import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { taxpayerRelations } from '#app/platform/db/schema/relations.ts';
import type { Merged } from '#app/platform/db/merged.ts';
import { isOf } from './relations.server.ts';
import { RELATIONS } from './relations.ts';

type Row = typeof taxpayerRelations.$inferSelect;
type Side = keyof NonNullable<Merged['relations']>;

const SIDES: readonly Side[] = ['holderId', 'ofId'];
const { holderId, ofId } = taxpayerRelations;

/** Those of `from` go to `into`; none to itself, and none that it has already. Returns those that went, by side. */
export async function moveRelations(
  tx: Transaction,
  from: string,
  into: string,
): Promise<Record<Side, string[]>> {
  const moved: Record<Side, string[]> = { holderId: [], ofId: [] };
  for (const side of SIDES) {
    const other = side === 'holderId' ? ofId : holderId;
    const rows = await tx
      .select()
      .from(taxpayerRelations)
      .where(and(eq(taxpayerRelations[side], from), or(isNull(other), ne(other, into))));
    for (const row of rows) if (await moveOne(tx, row, side, into)) moved[side].push(row.id);
  }
  return moved;
}

async function moveOne(tx: Transaction, row: Row, side: Side, into: string): Promise<boolean> {
  const key = ({ holderId: holder, holderName: called, ofId: of, ofName: name }: Row) => {
    const ends = [holder ?? called?.toLowerCase() ?? '', of ?? name?.toLowerCase() ?? ''];
    return (RELATIONS[row.kind].isMutual ? ends.toSorted() : ends).join(' ');
  };
  const theirs = await tx
    .select()
    .from(taxpayerRelations)
    .where(and(isOf(into), eq(taxpayerRelations.kind, row.kind)));
  if (theirs.some((one) => key(one) === key({ ...row, [side]: into }))) return false;
  await tx
    .update(taxpayerRelations)
    .set({ [side]: into })
    .where(eq(taxpayerRelations.id, row.id));
  return true;
}

/** What still is where a merge put it goes back. */
export async function takeBackRelations(
  tx: Transaction,
  { id, into }: { id: string; into: string },
  moved: Merged['relations'],
): Promise<void> {
  for (const side of SIDES)
    await tx
      .update(taxpayerRelations)
      .set({ [side]: id })
      .where(and(eq(taxpayerRelations[side], into), inArray(taxpayerRelations.id, moved?.[side] ?? [])));
}
