import { retention } from '#content/retention.ts';
import { env } from '#app/platform/env/env.server.ts';
import {
  done,
  missing,
  stale,
  unchanged,
  type Posted,
  type Reply,
} from '#app/platform/forms/posted-forms.server.ts';
import { hitNetworkLimit, type Limit } from '#app/platform/http/rate-limit.server.ts';
import { notFound, tooManyRequests } from '#app/platform/http/responses.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { dayText, HOUR, southAfricanDay, waitText } from '#app/platform/core/time.ts';
import { deleteKept, findKept, keep, replaceKept, restoreKept } from './kept.server.ts';
import { keptPath, type KeptKind } from './kept-kind.ts';

/** A network may be a whole office or a mobile operator's gateway. */
const NEW_PER_NETWORK: Limit = { hits: 60, window: HOUR };
const CHANGES_PER_NETWORK: Limit = { hits: 900, window: HOUR };

export const GONE = `Nothing is kept at this link: it was deleted, or nobody opened it for ${retention.keptDays} days.`;

const KEPT_TOAST = {
  title: 'Kept at this link',
  description: 'Save the address of this page: it is the only way back.',
  tone: 'gain',
} as const;

const STALE =
  'Somebody else with this link changed it while you were typing, so nothing is saved yet. Theirs are shown above: save again to keep yours instead.';

/** Beside “Keep this”. */
export const KEEP_HINT = `At a private link, without an account: whoever has it can open and change it. We delete it after ${retention.keptDays} days without use.`;

/** What `KeptBar` shows. */
export type KeptLink = { path: string; address: string; until: string; isDeleted: boolean };

/** Throws 404 for an unknown or expired link. */
export async function loadKept<Entries>(kind: KeptKind<string, Entries>, token = '', now = new Date()) {
  const kept = await findKept(kind, token, now);
  if (!kept) throw notFound(GONE);
  const { entries, version, until, isDeleted } = kept;
  const path = keptPath(kind, token);
  const link: KeptLink = {
    path,
    address: new URL(path, env().APP_URL).href,
    until: dayText(southAfricanDay(until)),
    isDeleted,
  };
  return { entries, version, link };
}

/** “Keep this”: goes to the new link. */
export async function keepEntries<Entries>(
  kind: KeptKind<string, Entries>,
  entries: Entries,
  { clientAddress }: { clientAddress: string },
  now = new Date(),
): Promise<Reply<never>> {
  const { retryAfterSeconds } = await hitNetworkLimit('kept:network', clientAddress, NEW_PER_NETWORK, now);
  if (retryAfterSeconds > 0) {
    const error = `Much was kept in a short time. Please try again in ${waitText(retryAfterSeconds)}.`;
    return { kind: 'drawn', status: 429, error, retryAfterSeconds };
  }
  return redirectWithToast(keptPath(kind, await keep(kind, entries, now)), KEPT_TOAST);
}

/** Of a form that is posted to a link. */
export type KeptPost = Posted & { token: string; clientAddress: string };

/** Throws 429 if this network changes too much. */
export async function limitChanges({ clientAddress }: Pick<KeptPost, 'clientAddress'>, now = new Date()) {
  const verdict = await hitNetworkLimit('kept-change:network', clientAddress, CHANGES_PER_NETWORK, now);
  if (!verdict.allowed) throw tooManyRequests(verdict.retryAfterSeconds);
}

/** The answer for a whole form of entries. */
export async function saveEntries<Entries>(
  kind: KeptKind<string, Entries>,
  { token }: Pick<KeptPost, 'token'>,
  changed: { version: number; entries: Entries },
  now = new Date(),
): Promise<Reply<never>> {
  switch (await replaceKept(kind, token, changed, now)) {
    case 'replaced':
      return done({ title: 'Saved', description: 'Whoever has the link sees it now.' });
    case 'stale':
      return stale(STALE);
    case 'missing':
      return missing(GONE);
  }
}

/** The buttons of `KeptBar`, for the page's `postedForms`. */
export function keptCommands(kind: KeptKind) {
  return {
    async delete({ token }: KeptPost): Promise<Reply<never>> {
      const isDone = await deleteKept(kind, token);
      return isDone ? done({ title: 'Deleted' }) : unchanged({ title: 'It was deleted already' });
    },
    async restore({ token }: KeptPost): Promise<Reply<never>> {
      const isDone = await restoreKept(kind, token);
      return isDone ? done({ title: 'Here it is again' }) : unchanged({ title: 'It is here already' });
    },
  };
}
