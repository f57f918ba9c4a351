import { z } from 'zod';
import { retention } from '#content/retention.ts';
import {
  done,
  missing,
  shown,
  unchanged,
  type Posted,
  type Reply,
} from '#app/platform/forms/posted-forms.server.ts';
import { hitNetworkLimit, type Limit } from '#app/platform/http/rate-limit.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { badRequest, notFound, tooManyRequests } from '#app/platform/http/responses.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { dayText, HOUR, southAfricanDay, waitText } from '#app/platform/core/time.ts';
import { deleteKept, findKept, keep, restoreKept } from './kept.server.ts';
import { keptPath, type KeptKind } from './kept-kind.ts';
import type { Group } from '#app/platform/forms/merge.ts';
import { siteUrl } from '#app/platform/env/site-url.server.ts';
import { withoutTyped } from './typed-cookie.server.ts';

/** A network may be a whole office or a mobile operator's gateway. */
const NEW_PER_NETWORK: Limit = { hits: 60, window: HOUR };
const CHANGES_PER_NETWORK: Limit = { hits: 900, window: HOUR };

export const GONE = `Nothing is kept at this link: it was deleted, or nobody opened it for ${retention.keptDays} days.`;

const KEPT_TOAST = {
  title: 'Kept at this link',
  description: 'Save the address of this page: it is the only way back.',
  tone: 'gain',
} as const;

const Before = z.record(z.string().max(20), z.string().max(200));

export const KEEP_HINT = `At a private link, without an account: whoever has it can open and change it. We delete it after ${retention.keptDays} days without use.`;

/** Groups of fields that somebody else changed differently meanwhile. */
export type Clashes = { clashes: readonly Group[] };

export type KeptLink = { path: string; address: string; until: string; isDeleted: boolean };

/** Throws 404 for an unknown or expired link. */
export async function loadKept<Entries>(kind: KeptKind<string, Entries>, token = '', now = new Date()) {
  const kept = await findKept(kind, token, now);
  if (!kept) throw notFound(GONE);
  const { entries, until, isDeleted } = kept;
  const path = keptPath(kind, token);
  const link: KeptLink = {
    path,
    address: siteUrl(path),
    until: dayText(southAfricanDay(until)),
    isDeleted,
  };
  return { entries, link };
}

/** “Keep this”: goes to the new link. `at`: the fragment there, in place of the posting form's. */
export async function keepEntries<Entries>(
  kind: KeptKind<string, Entries>,
  entries: Entries,
  { clientAddress, at = '' }: { clientAddress: string; at?: `#${string}` | '' },
  now = new Date(),
): Promise<Reply<never>> {
  const { retryAfterSeconds } = await hitNetworkLimit('kept:network', clientAddress, NEW_PER_NETWORK, now);
  if (retryAfterSeconds > 0) {
    const error = `Much was kept in a short time. Please try again in ${waitText(retryAfterSeconds)}.`;
    return { kind: 'drawn', status: 429, error, retryAfterSeconds };
  }
  return redirectWithToast(`${keptPath(kind, await keep(kind, entries, now))}${at}`, KEPT_TOAST);
}

export type KeptPost = Posted & { token: string; clientAddress: string };

/** Throws 429 if this network changes too much. */
export async function limitChanges({ clientAddress }: Pick<KeptPost, 'clientAddress'>, now = new Date()) {
  const verdict = await hitNetworkLimit('kept-change:network', clientAddress, CHANGES_PER_NETWORK, now);
  if (!verdict.allowed) throw tooManyRequests(verdict.retryAfterSeconds);
}

/** The field `before`: what the form was opened with, as JSON. Throws 400 for anything else. */
export function requireBefore(form: FormData) {
  try {
    return Before.parse(JSON.parse(textIn(form, 'before')));
  } catch {
    throw badRequest();
  }
}

const SAVED = { title: 'Saved', description: 'Whoever has the link sees it now.', tone: 'gain' } as const;

/** After merging a form with what others saved: done, or a question about what both changed. */
export async function savedReply(path: string, clashes: readonly Group[]): Promise<Reply<never, Clashes>> {
  if (clashes.length > 0) return shown({ clashes });
  return withoutTyped(path, await redirectWithToast(path, SAVED));
}

export async function discardTyped(path: string, title: string): Promise<Response> {
  return withoutTyped(path, await redirectWithToast(path, { title, tone: 'gain' }));
}

/** For a change after the deletion: the page leads to the way to bring it back. Otherwise 404. */
export async function goneReply(kind: KeptKind, token: string): Promise<Reply<never, never>> {
  const kept = await findKept(kind, token);
  if (!kept?.isDeleted) return missing(GONE);
  return unchanged({
    title: 'It was deleted meanwhile',
    description: 'Nothing was saved. Bring it back here first, then do it again.',
  });
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
