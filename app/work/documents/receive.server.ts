import { isUuid } from '#app/platform/db/uuid.ts';
import type { Actor } from '#app/accounts/core/actor.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { redirectWithToast, type Toast } from '#app/platform/http/toast.server.ts';
import { isFull } from '#app/platform/storage/full.ts';
import type { Direction } from './document.ts';
import { WAS_HERE } from './kinds.ts';
import { requestJoin, type JoinRequest } from './join.server.ts';
import type { Sent } from './sent.ts';
import { closeAll, readSpooledForm, type SpooledForm } from './spool.server.ts';
import { storeFiles } from './store.server.ts';

const NONE: Sent = { stored: [], repeated: [], refused: [] };

/** Of a PDF (ISO 32000-2, 7.6.4.3.4). */
const LONGEST_PASSWORD = 127;

type Place = {
  engagementId: string;
  direction: Direction;
  page: string;
  /** Of the item, in words that came with its files; null when there are none. */
  answer?: (itemId: string, words: string) => Promise<Toast | null>;
};

/** Also joins stored photos. JSON for a script, otherwise the page again with the outcome. */
export async function receiveFiles(request: Request, actor: Actor, place: Place): Promise<Response> {
  const isScript = request.headers.get('Accept') === 'application/json';
  try {
    const form = await readSpooledForm(request);
    if (form.fields.has('join')) return await join(form, actor, place, isScript);
    const sent = await takeIn(form, actor, place, { mergePhotos: !isScript });
    if (isScript) return jsonOf(sent);
    const item = idIn(form.fields, 'item');
    const inWords = item ? await place.answer?.(item, textIn(form.fields, 'text')) : null;
    if (inWords && isNothing(sent)) return await redirectWithToast(`${place.page}#open`, inWords);
    const toast = { ...toastOf(sent), ...(item && { at: item }) };
    const isBoth = inWords?.tone === 'gain' && toast.tone === 'gain';
    const there = `${place.page}${item ? `?sent=${item}#item-${item}` : ''}`;
    return await redirectWithToast(there, isBoth ? { ...toast, description: 'With your words.' } : toast);
  } catch (error) {
    if (!isFull(error)) throw error;
    if (isScript) return jsonOf(NONE, 507);
    return redirectWithToast(place.page, NO_ROOM);
  }
}

async function join(
  { fields, files }: SpooledForm,
  actor: Actor,
  { engagementId, page }: Place,
  isScript: boolean,
): Promise<Response> {
  await closeAll(files);
  const requested = await requestJoin(actor, engagementId, fields.getAll('join').filter(isUuid));
  if (isScript) return jsonOf({ ...NONE, join: requested });
  return redirectWithToast(fields.has('onward') ? `${page}#open` : page, JOINS[requested]);
}

function jsonOf(sent: Sent, status = 200): Response {
  return Response.json(sent, { status, headers: { 'Cache-Control': 'no-store' } });
}

async function takeIn(
  { fields, files }: SpooledForm,
  actor: Actor,
  { engagementId, direction }: Place,
  options: { mergePhotos: boolean },
): Promise<Sent> {
  try {
    const itemId = idIn(fields, 'item');
    const target = {
      engagementId,
      // For an item, staff send what the client gave them.
      direction: itemId ? ('from_client' as const) : direction,
      itemId,
      replaces: textIn(fields, 'replaces'),
    };
    const pdfPassword = String(fields.get('pdfPassword') ?? '').slice(0, LONGEST_PASSWORD);
    return await storeFiles(actor, target, files, { ...options, pdfPassword });
  } finally {
    await closeAll(files);
  }
}

function isNothing({ stored, repeated, refused }: Sent): boolean {
  return stored.length + repeated.length + refused.length === 0;
}

function idIn(fields: FormData, name: string): string | null {
  const id = fields.get(name);
  return isUuid(id) ? id : null;
}

const JOINS: Record<JoinRequest, Toast> = {
  joining: {
    tone: 'gain',
    title: 'The photos are being joined',
    description: 'Their PDF is here in a moment.',
  },
  busy: {
    tone: 'plain',
    title: 'Other photos of yours are being joined',
    description: 'These are here as they came. Try again when those are done.',
  },
  none: {
    tone: 'loss',
    title: 'The photos are as they were',
    description: 'They are one PDF already, are being joined, or are not all here any more.',
  },
};

export const NO_ROOM: Toast = {
  tone: 'loss',
  title: 'There is no room for files at the moment',
  description: 'Nothing was stored. Please try again later, or call us.',
};

export function toastOf({ stored, repeated, refused, join: requested }: Sent): Toast {
  const [first] = refused;
  if (first) {
    const others = refused.length > 1 ? ` ${refused.length - 1} more could not be taken either.` : '';
    return { tone: 'loss', title: `“${first.name}” was not taken`, description: `${first.why}${others}` };
  }
  if (stored.length > 0)
    return {
      tone: 'gain',
      title: stored.length === 1 ? 'The file is here' : `${stored.length} files are here`,
      ...(requested === 'joining' && { description: 'The photos are being joined into one PDF.' }),
    };
  if (repeated.length > 0) return { tone: 'plain', title: WAS_HERE };
  return { tone: 'plain', title: 'No file was chosen', description: 'Choose one first, then send it.' };
}
