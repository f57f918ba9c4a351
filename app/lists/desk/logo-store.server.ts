import postgres from 'postgres';
import type { RequestContext } from '#app/platform/http/context.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { doubleOf } from '#app/lists/core/logo-address.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { changeInTransaction, rowsIn, write, type Mutation } from './change.server.ts';

/** The largest logo on a page, in CSS pixels: on an accreditation's card. */
export const LOGO = { width: 400, height: 240, scales: [1, 2] };

export type LogoFiles = { single: Uint8Array; double: Uint8Array };

export const LOGO_FOLDER = '/logos/';
const WEBP = 'image/webp';

/** False if the row was deleted. Throws, with nothing changed, when storage or database is away. */
export async function storeLogo(
  mutation: Mutation,
  id: string,
  { single, double }: LogoFiles,
  context: RequestContext,
  now = new Date(),
): Promise<boolean> {
  const key = `${id}-${now.getTime()}.webp`;
  const undo = () => deleteLogoFiles(LOGO_FOLDER + key, context);
  await undoOnError(undo, async () => {
    await storage().put(key, single, WEBP);
    await storage().put(doubleOf(key), double, WEBP);
  });
  const stored = await undoOnError(undo, () => setLogo(mutation, id, LOGO_FOLDER + key), isRefusal);
  if (stored) await deleteLogoFiles(stored.previous, context);
  else await undo();
  return stored !== null;
}

/** False if the row is no longer in the list. */
export async function clearLogo(mutation: Mutation, id: string, context: RequestContext): Promise<boolean> {
  const cleared = await setLogo(mutation, id, null);
  if (cleared) await deleteLogoFiles(cleared.previous, context);
  return cleared !== null;
}

/** A failure is only logged: an unused file does no harm. */
export async function deleteLogoFiles(
  logoUrl: string | null,
  { logFailure }: Pick<RequestContext, 'logFailure'>,
): Promise<void> {
  if (!logoUrl?.startsWith(LOGO_FOLDER)) return;
  const key = logoUrl.slice(LOGO_FOLDER.length);
  for (const name of [key, doubleOf(key)]) {
    await storage()
      .remove(name)
      .catch((error: unknown) => logFailure('an old logo could not be removed', reasonOf(error)));
  }
}

/** Returns the previous logo; null if the row is no longer in the list. */
function setLogo(mutation: Mutation, id: string, logoUrl: string | null) {
  return changeInTransaction(mutation, async (tx) => {
    const [row] = await rowsIn(tx, mutation.list, { ids: [id] });
    if (!row) return null;
    await write(tx, mutation, 'logo', row, { logoUrl });
    return { previous: row.logoUrl };
  });
}

async function undoOnError<Result>(
  undo: () => Promise<void>,
  work: () => Promise<Result>,
  shouldUndo: (error: unknown) => boolean = () => true,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (shouldUndo(error)) await undo();
    throw error;
  }
}

/** Without an answer from Postgres the row may have been written, so its files must stay. */
function isRefusal(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof postgres.PostgresError;
}
