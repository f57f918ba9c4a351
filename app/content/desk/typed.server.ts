import { momentText } from '#app/platform/core/time.ts';
import { findDraft, findDraftAt, forgetDraftAt } from '#app/platform/drafts/drafts.server.ts';
import { lostForm, storeDraft } from '#app/platform/drafts/lost-form.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { readVersion } from '#app/platform/http/row-version.ts';
import { itemPath } from '#app/content/core/content-path.ts';
import { fieldsOf, type Content, type Errors } from '#app/content/core/define-content.ts';
import type { Field } from '#app/content/core/field.ts';
import { findItem, type ContentItem } from '#app/content/core/find.server.ts';
import { publishable } from '#app/content/core/problems.server.ts';
import type { Entries } from '#app/content/core/values.ts';
import { displayed } from './displayed.server.ts';
import { affectedBy } from './affected.server.ts';
import type { Affected, Checked } from './page.ts';
import { chosenIn } from './take-chosen.server.ts';
import { theirsOf } from './theirs.server.ts';
import { followUntouched } from './untouched.server.ts';

type Typing = { content: Content; id: string; me: { id: string }; form: FormData };

/** In characters: more than a draft of a form may have. */
const MOST = 140_000;

const KEPT_AT = 'keptAt';

export function typedIn(content: Content, file: unknown, form: FormData): Entries {
  const names = Object.keys(fieldsOf(content, file));
  const entries = Object.fromEntries(names.map((name) => [name, textIn(form, name)]));
  return file === undefined ? { ...entries, ...content.fillIn?.(entries) } : entries;
}

/**
 * Keeps what somebody types, only for themselves, and checks it. Nothing that others see changes, so that two people
 * who type at once overwrite nothing.
 */
export async function checkTyped(
  { content, id, me, form }: Typing,
  { unread = {}, now = new Date() }: { unread?: Errors; now?: Date } = {},
): Promise<Checked> {
  const item = await findItem(content, id);
  const typed = typedIn(content, item.file, form);
  const read = publishable(content, { ...typed, ...chosenIn(unread) }, item.file, id);
  const seen = readVersion(form.get('version')) ?? 0;
  const theirs = seen === item.revision ? undefined : theirsOf(item, me);
  return {
    errors: 'errors' in read ? read.errors : {},
    notes: content.notesOf?.(typed) ?? {},
    keptAt: await keep({ item, me, typed, version: String(seen), publishAt: textIn(form, 'publishAt') }, now),
    theirs,
    mine: theirs && (await followUntouched(typed, item, { seen, now: theirs.entries })),
  };
}

/** The effects that would be shown before publishing. */
export async function affectedByTyped({ content, id, form }: Omit<Typing, 'me'>): Promise<Affected | null> {
  const item = await findItem(content, id);
  const read = publishable(content, typedIn(content, item.file, form), item.file, id);
  return 'values' in read ? affectedBy(item, read.values) : null;
}

type Keeping = { item: ContentItem; me: { id: string }; typed: Entries; version: string; publishAt: string };

/** The time of day; null if it is stored already or too long. */
async function keep({ item, me, typed, version, publishAt }: Keeping, now: Date): Promise<string | null> {
  const path = itemPath(item.content, item.id);
  const isStored = isSame(typed, displayed(item) ?? {}) && publishAt === '';
  if (isStored || JSON.stringify(typed).length > MOST) {
    await forgetDraftAt(me.id, path);
    return null;
  }
  const kept = { ...typed, publishAt, version, intent: 'check', [KEPT_AT]: now.toISOString() };
  await storeDraft(me.id, path, kept, now);
  return momentText(now).slice(-5);
}

export type Kept = { entries: Entries; at: Date | null; version: number };

/** What this colleague typed and did not store, if it still differs from the form. */
export async function findTyped(
  me: { id: string },
  item: ContentItem,
  request: Request,
): Promise<Kept | null> {
  const draft = await findDraft(me.id, request);
  if (!draft) return null;
  const stored = displayed(item) ?? {};
  const fields = Object.entries(fieldsOf(item.content, item.file));
  const isTicked = (kind: Field['kind']) => kind === 'tick' || kind === 'choices';
  // An unticked box is not in the form.
  const entries = Object.fromEntries(
    fields.map(([name, { kind }]) => [name, draft[name] ?? (isTicked(kind) ? '' : (stored[name] ?? ''))]),
  );
  const { publishAt = '', [KEPT_AT]: at } = draft;
  if (isSame(entries, stored) && publishAt === '') return null;
  return {
    entries: { ...entries, publishAt },
    at: at ? new Date(at) : null,
    version: readVersion(draft.version) ?? item.revision,
  };
}

/** An own act on the item does not make the author's typed text stale. */
export async function followOwnAct(
  { content, id, me }: Omit<Typing, 'form'>,
  { seen, now }: { seen: number; now: number },
): Promise<void> {
  const path = itemPath(content, id);
  const draft = await findDraftAt(me.id, path);
  if (draft && readVersion(draft.version) === seen)
    await storeDraft(me.id, path, { ...draft, version: String(now) });
}

/** Moves it to the page of lost forms for a day. False: there was nothing. */
export async function forgetTyped(
  { content, id, me }: Omit<Typing, 'form'>,
  request: Request,
): Promise<boolean> {
  const item = await findItem(content, id);
  const kept = await findTyped(me, item, request);
  await forgetDraftAt(me.id, itemPath(content, id));
  if (!kept) return false;
  const form = new FormData();
  for (const [name, value] of Object.entries(kept.entries)) form.append(name, value);
  const to = { label: `Back to the ${content.noun}`, path: itemPath(content, id) };
  await lostForm(me.id, form, { side: 'desk', why: 'You discarded this.', to });
  return true;
}

function isSame(typed: Entries, stored: Entries): boolean {
  return Object.entries(typed).every(([name, text]) => text === (stored[name] ?? ''));
}
