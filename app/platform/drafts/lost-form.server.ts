import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { drafts } from '#app/platform/db/schema/drafts.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { readAtMost } from '#app/platform/http/read-at-most.ts';
import { findDraft, sealDraft, type Draft } from './drafts.server.ts';
import { typedEntries } from './owner-field.ts';

const PAGES = { desk: '/admin/typed', client: '/account/typed' } as const;

/** Longer than what its forms take. */
const MOST = 150_000;

const MARKS =
  /^(intent|key|mark|submissionKey|version|sequence|item|row|id|seen\w*|live|back|status|open|step)$/;

type Lost = {
  side: keyof typeof PAGES;
  why: string;
  to: { label: string; path: string };
};

/** Keeps for a day what was typed about a deleted thing, and leads there. Null: nothing was typed. */
export async function lostForm(
  ownerId: string,
  form: FormData,
  { side, why, to }: Lost,
): Promise<Response | null> {
  const typed = typedEntries(form).filter(
    ([name, value]) => value.trim() !== '' && !MARKS.test(name) && !isUuid(value),
  );
  const text = JSON.stringify(typed);
  if (typed.length === 0 || text.length > MOST) return null;
  await storeDraft(ownerId, PAGES[side], { why, label: to.label, path: to.path, typed: text });
  return redirect(PAGES[side], 303);
}

export async function storeDraft(
  ownerId: string,
  path: string,
  fields: Draft,
  at = new Date(),
  within: Db | Transaction = db(),
) {
  const draft = { ownerId, path, sealed: sealDraft(fields), at };
  await within
    .insert(drafts)
    .values(draft)
    .onConflictDoUpdate({ target: [drafts.ownerId, drafts.path], set: draft });
}

const TYPED = z.array(z.tuple([z.string(), z.string()]));

export async function findLostForm(ownerId: string, request: Request) {
  const { why = '', label = '', path = '', typed = '[]' } = (await findDraft(ownerId, request)) ?? {};
  return why ? { why, to: { label, path }, typed: TYPED.parse(JSON.parse(typed)) } : null;
}

/** The text fields of an unread form; files are left out. */
export async function unreadForm(request: Request): Promise<FormData | null> {
  if (request.method !== 'POST' || request.bodyUsed) return null;
  const bytes = await readAtMost(request.clone().body, MOST);
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
  return bytes && new Response(bytes, { headers }).formData().catch(() => null);
}
