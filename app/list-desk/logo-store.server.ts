import postgres from 'postgres';
import type { RequestContext } from '#app/http/context.ts';
import { reasonOf } from '#app/http/failure.ts';
import { doubleOf } from '#app/lists/logo-address.ts';
import { storage } from '#app/storage/storage.server.ts';
import { changing, rowsIn, write, type Mutation } from './change.server.ts';
import type { LogoFiles } from './logo-file.server.ts';

const FOLDER = '/logos/';
const WEBP = 'image/webp';

/**
 * Gives a row a logo: first the files, then the row, then away with the files of the old one. Throws, with nothing changed,
 * when the storage or the database is away. False when the row is no longer in the list.
 */
export async function keepLogo(
  mutation: Mutation,
  id: string,
  { single, double }: LogoFiles,
  context: RequestContext,
  now = new Date(),
): Promise<boolean> {
  const key = `${id}-${now.getTime()}.webp`;
  const undo = () => removeLogo(FOLDER + key, context);
  await orElse(undo, async () => {
    await storage().put(key, single, WEBP);
    await storage().put(doubleOf(key), double, WEBP);
  });
  const kept = await orElse(undo, () => setLogo(mutation, id, FOLDER + key), isRefusal);
  if (kept) await removeLogo(kept.former, context);
  else await undo();
  return kept !== null;
}

/** Takes a row's logo away. False when the row is no longer in the list. */
export async function dropLogo(mutation: Mutation, id: string, context: RequestContext): Promise<boolean> {
  const dropped = await setLogo(mutation, id, null);
  if (dropped) await removeLogo(dropped.former, context);
  return dropped !== null;
}

/** Removes the files of a logo that nothing shows any more. What can't be removed is logged, and does no harm. */
export async function removeLogo(
  logoUrl: string | null,
  { logFailure }: Pick<RequestContext, 'logFailure'>,
): Promise<void> {
  if (!logoUrl?.startsWith(FOLDER)) return;
  const key = logoUrl.slice(FOLDER.length);
  for (const name of [key, doubleOf(key)]) {
    await storage()
      .remove(name)
      .catch((error: unknown) => logFailure('an old logo could not be removed', reasonOf(error)));
  }
}

/** Sets the logo; returns the one before it, or null when the row is no longer in the list. */
function setLogo(mutation: Mutation, id: string, logoUrl: string | null) {
  return changing(mutation, async (tx) => {
    const [row] = await rowsIn(tx, mutation.list, { ids: [id] });
    if (!row) return null;
    await write(tx, mutation, 'logo', row, { logoUrl });
    return { former: row.logoUrl };
  });
}

async function orElse<Result>(
  undo: () => Promise<void>,
  work: () => Promise<Result>,
  isToUndo: (error: unknown) => boolean = () => true,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isToUndo(error)) await undo();
    throw error;
  }
}

/** Where Postgres said nothing any more the row may have been written, and name the files; two files too many do no harm. */
function isRefusal(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof postgres.PostgresError;
}
