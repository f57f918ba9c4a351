import { isUuid } from '#app/platform/db/uuid.ts';
import { withStep, type Actor } from '#app/accounts/core/actor.ts';
import { stepUndo } from '#app/platform/forms/posted-forms.server.ts';
import { isFreeStep, stepDoneBy } from '#app/work/core/engagements/steps.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { redirectWithToast, toastHeaders, type Toast } from '#app/platform/http/toast.server.ts';
import { isFull } from '#app/platform/storage/full.ts';
import { WAS_HERE } from './kinds.ts';
import { requestJoin, type JoinRequest } from './join.server.ts';
import { letterIn, receiveLetter } from './receive-letter.server.ts';
import type { Sent } from './sent.ts';
import { closeAll, readSpooledForm, type SpooledForm } from './spool.server.ts';
import { storeFiles } from './store.server.ts';

const NONE: Sent = { stored: [], repeated: [], refused: [] };

/** Of a PDF (ISO 32000-2, 7.6.4.3.4). */
const LONGEST_PASSWORD = 127;

type Place = {
  engagementId: string;
  page: string;
  /** Of the item, in words that came with its files; null when there are none. */
  answer?: (itemId: string, form: FormData) => Promise<Toast | null>;
  /** What is said once nothing is left to send. */
  allHere?: () => Promise<string | null>;
};

/** Files of the client, even if a colleague sends them. Also joins stored photos. A script gets JSON, else the page. */
export async function receiveFiles(request: Request, reader: Actor, place: Place): Promise<Response> {
  const isScript = request.headers.get('Accept') === 'application/json';
  try {
    const form = await readSpooledForm(request);
    if (form.fields.has('join')) return await join(form, reader, place, isScript);
    const actor = await actingIn(form, reader, place, isScript);
    const sent = await takeIn(form, actor, place, { mergePhotos: !isScript });
    const item = idIn(form.fields, 'item');
    const letter = await receiveLetter(form.fields, sent, { ...place, actor });
    const filed = letter ?? (await filedToast(actor, place));
    const isWhole = sent.stored.length > 0 && sent.refused.length === 0;
    const allHere = (isWhole && item && (await place.allHere?.())) || null;
    const news = filed ?? (allHere ? { ...toastOf(sent), description: allHere } : null);
    if (isScript) return jsonOf(sent, 200, news ? await toastHeaders(news) : {});
    const inWords = item ? await place.answer?.(item, form.fields) : null;
    if (inWords && (isNothing(sent) || inWords.tone === 'loss'))
      return await redirectWithToast(`${place.page}#open`, inWords);
    const toast = {
      ...news,
      ...(news && sent.refused.length === 0 ? news : toastOf(sent)),
      ...(item && { at: item }),
    };
    const isBoth = inWords?.tone === 'gain' && toast.tone === 'gain';
    if (letter) return await redirectWithToast(`${place.page}#sars-letters`, toast);
    const there = `${place.page}${item ? `?sent=${item}#item-${item}` : ''}`;
    return await redirectWithToast(
      there,
      isBoth ? { ...toast, description: ['With your words.', allHere].filter(Boolean).join(' ') } : toast,
    );
  } catch (error) {
    if (!isFull(error)) throw error;
    if (isScript) return jsonOf(NONE, 507);
    return redirectWithToast(place.page, NO_ROOM);
  }
}

/** What a colleague sends at once is one step; a script, which sends file by file, names it. */
async function actingIn(
  { fields }: SpooledForm,
  reader: Actor,
  { engagementId }: Place,
  isScript: boolean,
): Promise<Actor> {
  if (reader.party !== 'firm') return reader;
  if (!isScript) return withStep(reader);
  const stepId = idIn(fields, 'step');
  return stepId && (await isFreeStep(reader, stepId, engagementId)) ? { ...reader, stepId } : reader;
}

async function filedToast(actor: Actor, { page }: Pick<Place, 'page'>): Promise<Toast | null> {
  const step = actor.party === 'firm' && (await stepDoneBy(actor));
  if (!step) return null;
  return { tone: 'gain', title: 'What you sent is here', action: stepUndo([step], page) };
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

function jsonOf(sent: Sent, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(sent, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

async function takeIn(
  { fields, files }: SpooledForm,
  actor: Actor,
  { engagementId }: Pick<Place, 'engagementId'>,
  options: { mergePhotos: boolean },
): Promise<Sent> {
  try {
    const itemId = idIn(fields, 'item');
    const isSarsLetter = !itemId && letterIn(fields) !== null;
    const target = {
      engagementId,
      direction: 'from_client' as const,
      itemId,
      isSarsLetter,
      replaces: textIn(fields, 'replaces'),
    };
    return await storeFiles(actor, target, files, { ...options, pdfPassword: passwordIn(fields) });
  } finally {
    await closeAll(files);
  }
}

export function passwordIn(fields: FormData): string {
  return String(fields.get('pdfPassword') ?? '').slice(0, LONGEST_PASSWORD);
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

const JOINING = 'The photos are being joined into one PDF.';

/** Files with the same bytes are one. */
function repeatedText(repeated: Sent['repeated']): string | false {
  if (repeated.length === 0) return false;
  const names = repeated.map(({ name }) => `“${name}”`).join(', ');
  return repeated.length === 1
    ? `${names} was the same as one that is here.`
    : `${repeated.length} were the same as others that are here: ${names}.`;
}

function describe(parts: readonly (string | false)[]): { description?: string } {
  const description = parts.filter((part) => part !== false).join(' ');
  return description ? { description } : {};
}

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
      ...describe([repeatedText(repeated), requested === 'joining' && JOINING]),
    };
  if (repeated.length > 0) return { tone: 'plain', title: WAS_HERE };
  return { tone: 'plain', title: 'No file was chosen', description: 'Choose one first, then send it.' };
}
