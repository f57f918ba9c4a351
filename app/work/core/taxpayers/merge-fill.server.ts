import { eq } from 'drizzle-orm';
import { keysOf } from '#app/platform/core/keys.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import type { Merged } from '#app/platform/db/merged.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { controlOf } from './own-fields.ts';

type Row = typeof taxpayers.$inferSelect;

const FIELDS = [
  'email',
  'taxNumber',
  'registrationNumber',
  'streetAddress',
  'postalAddress',
  'registeredOn',
  'vatCategory',
] as const;

/** Where `target` has nothing it gets what `source` has: fields, numbers, and fields of the firm. */
export async function fillIn(tx: Transaction, source: Row, target: Row): Promise<Merged['filled']> {
  const fields = FIELDS.flatMap((field) =>
    target[field] === null && source[field] !== null ? [[field, source[field]] as const] : [],
  );
  const numbers = keysOf(source.numbers).filter((kind) => target.numbers[kind] === undefined);
  const own = keysOf(source.own).filter((id) => target.own[id] === undefined);
  if (fields.length + numbers.length + own.length > 0)
    await tx
      .update(taxpayers)
      .set({
        ...Object.fromEntries(fields),
        numbers: { ...source.numbers, ...target.numbers },
        own: { ...source.own, ...target.own },
        version: target.version + 1,
      })
      .where(eq(taxpayers.id, target.id));
  return Object.fromEntries([
    ...fields,
    ...numbers.map((kind) => [kind, source.numbers[kind] ?? ''] as const),
    ...own.map((id) => [controlOf({ id }), source.own[id] ?? ''] as const),
  ]);
}

/** What is still as the merge filled it in is empty again. Returns the names of fields that are. */
export async function takeOut(tx: Transaction, target: Row, filled: Merged['filled']): Promise<string[]> {
  const fields = FIELDS.filter((field) => target[field] !== null && target[field] === filled[field]);
  const numbers = Object.entries(target.numbers).filter(([kind, number]) => filled[kind] !== number);
  const own = Object.entries(target.own).filter(([id, value]) => filled[controlOf({ id })] !== value);
  await tx
    .update(taxpayers)
    .set({
      ...Object.fromEntries(fields.map((field) => [field, null])),
      numbers: Object.fromEntries(numbers),
      own: Object.fromEntries(own),
    })
    .where(eq(taxpayers.id, target.id));
  return fields;
}
