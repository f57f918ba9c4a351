import { and, desc, eq, gt, like, lt } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { drafts } from '#app/platform/db/schema/drafts.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { readAtMost } from '#app/platform/http/read-at-most.ts';
import { seal, unseal } from '#app/platform/http/sealed.server.ts';
import { OWNER_FIELD, typedEntries } from './owner-field.ts';
import { HOUR } from '#app/platform/core/time.ts';

export type Draft = Record<string, string>;

/** In bytes: a form with a file is not read into memory. */
const MOST_KEPT = 250_000;
export const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/;

export function draftOwner(memberId: string): string {
  return seal(memberId, 'draft of');
}

/** Call it before a session is refused, with the body unread: keeps a form with a `DraftOwner` for a day. */
export async function keepDraft(request: Request, now = new Date()): Promise<boolean> {
  const sent = await readOwned(request);
  const ownerId = sent && unseal(sent.owner, 'draft of');
  if (!sent || !isUuid(ownerId)) return false;
  const draft = { ownerId, path: pathOf(request), sealed: sealDraft(sent.fields), at: now };
  try {
    await db()
      .insert(drafts)
      .values(draft)
      .onConflictDoUpdate({ target: [drafts.ownerId, drafts.path], set: draft });
    return true;
  } catch {
    return false;
  }
}

/** The text fields of a form with a `DraftOwner`; the request's body stays unread. */
export async function readOwned(request: Request): Promise<{ owner: string; fields: Draft } | null> {
  const type = request.headers.get('Content-Type') ?? '';
  if (request.method !== 'POST' || request.bodyUsed || !FORM.test(type)) return null;
  if (Number(request.headers.get('Content-Length')) > MOST_KEPT) return null;
  const bytes = await readAtMost(request.clone().body, MOST_KEPT);
  const form =
    bytes && (await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => null));
  const owner = form?.get(OWNER_FIELD);
  return form && typeof owner === 'string' && owner
    ? { owner, fields: Object.fromEntries(typedEntries(form)) }
    : null;
}

export function sealDraft(fields: Draft): string {
  return seal(JSON.stringify(fields), 'draft');
}

export async function findDraft(memberId: string, request: Request, now = new Date()): Promise<Draft | null> {
  return findDraftAt(memberId, pathOf(request), now);
}

export async function findDraftAt(memberId: string, path: string, now = new Date()): Promise<Draft | null> {
  const [draft] = await sealedDraftAt(memberId, path, now);
  return openDraft(draft?.sealed ?? null);
}

export function sealedDraft(memberId: string, request: Request, now = new Date()) {
  return sealedDraftAt(memberId, pathOf(request), now);
}

function sealedDraftAt(memberId: string, path: string, now: Date) {
  return db()
    .select({ sealed: drafts.sealed })
    .from(drafts)
    .where(and(eq(drafts.ownerId, memberId), eq(drafts.path, path), gt(drafts.at, oldest(now))));
}

/** The unsaved forms of everybody on pages below this path, the newest first. */
export async function findDraftsBelow(path: string, now = new Date()) {
  const rows = await db()
    .select({
      ownerId: drafts.ownerId,
      path: drafts.path,
      at: drafts.at,
      sealed: drafts.sealed,
      name: profiles.fullName,
    })
    .from(drafts)
    .leftJoin(profiles, eq(profiles.id, drafts.ownerId))
    .where(and(like(drafts.path, `${path}/%`), gt(drafts.at, oldest(now))))
    .orderBy(desc(drafts.at));
  return rows.map(({ sealed, ...row }) => ({ ...row, fields: openDraft(sealed) }));
}

export function openDraft(sealed: string | null): Draft | null {
  const fields = sealed && unseal(sealed, 'draft');
  return fields ? JSON.parse(fields) : null;
}

export async function forgetDraft(memberId: string, request: Request): Promise<void> {
  await forgetDraftAt(memberId, pathOf(request));
}

export async function forgetDraftAt(memberId: string, path: string): Promise<void> {
  await db()
    .delete(drafts)
    .where(and(eq(drafts.ownerId, memberId), eq(drafts.path, path)));
}

export async function deleteOldDrafts(now = new Date()): Promise<number> {
  const deleted = await db()
    .delete(drafts)
    .where(lt(drafts.at, oldest(now)))
    .returning({ at: drafts.at });
  return deleted.length;
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - retention.draftHours * HOUR);
}

function pathOf(request: Request): string {
  return new URL(request.url).pathname.replace(/\.data$/, '');
}
